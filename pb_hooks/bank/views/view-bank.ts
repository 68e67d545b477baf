import { debtRoom, loanRate, unsecuredLimit, unsecuredMax } from '#game/bank/loan-offer.ts';
import { overdraftLimit, overdraftRate } from '#game/bank/overdraft.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { limitCalls, PAGE_CALLS_PER_MINUTE } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { readCollateral } from '../collateral.ts';
import { readFixedCosts } from '../fixed-costs.ts';
import { readBaseRate } from '../lending.ts';
import { readCredit } from '../read-credit.ts';

function bankOf(app: CoreApp, airline: string): Bank {
  const minute = worldMinute(app);
  const baseRate = readBaseRate(app);
  const credit = readCredit(app, airline, minute);
  const fixedCosts = readFixedCosts(app, airline, minute);
  const { grade, points, items, figures, missedUntil, weeklyRevenue, isYoung, unsecuredDebt } = credit;
  return {
    minute,
    baseRate,
    credit: { grade, points, items, figures, missedUntil },
    rates: {
      unsecured: loanRate('unsecured', baseRate, grade),
      secured: loanRate('secured', baseRate, grade),
    },
    unsecured: {
      max: unsecuredMax(credit),
      owed: unsecuredDebt,
      limit: unsecuredLimit(credit),
      weeklyRevenue,
      isYoung,
    },
    room: debtRoom(figures),
    collateral: readCollateral(app, airline, minute),
    fixedCosts,
    overdraft: {
      limit: overdraftLimit(fixedCosts.leases + fixedCosts.instalments),
      rate: overdraftRate(baseRate),
    },
  };
}

/** GET /api/am/bank: returns the credit of the caller's airline, and what the bank offers it. */
export function viewBank(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, PAGE_CALLS_PER_MINUTE, () => {
      const airline = requireAirline(e);
      sendPrivate(e, bankOf(e.app, airline));
    }),
  );
}
