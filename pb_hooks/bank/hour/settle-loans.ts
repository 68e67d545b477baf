import { accrueArrears, payInstalments } from '#game/bank/pay-instalments.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { readUnpaidLoans, type UnpaidLoan } from './read-unpaid-loans.ts';
import { type SettledLoan, writeInstalments } from './write-instalments.ts';

/** Decides the payments of all loans of a world's airlines, in order, each out of the cash that is left. */
function payAll(loans: readonly UnpaidLoan[], { newDay, baseRate }: SettledWorld): SettledLoan[] {
  let airline = '';
  let cash = 0;
  return loans.map((before) => {
    if (before.airline !== airline) cash = before.cash;
    airline = before.airline;
    const loan = newDay ? accrueArrears(before, baseRate) : before;
    const paid = payInstalments(loan, before.isDue, cash, before.fixedCosts);
    cash -= paid.interest + paid.principal + paid.overdraftInterest;
    return { before, paid };
  });
}

/**
 * Pays the instalments of loans that fall due in an hour, and at midnight the missed ones, as far as each airline's
 * overdraft reaches. Instalments fall due at the hour in which the loan was taken, so they are spread over the week.
 */
export function settleLoans(tx: CoreApp, world: SettledWorld, plans: readonly AirlinePlan[]): void {
  const loans = readUnpaidLoans(tx, world, plans);
  if (loans.length > 0) writeInstalments(tx, world, payAll(loans, world));
}
