import type { ActionInput } from '#game/actions/actions.ts';
import { checkLoan, describeLoanViolation } from '#game/bank/check-loan.ts';
import { firstDue, weeklyPayment } from '#game/bank/loan.ts';
import { formatRate } from '#game/platform/text/format-rate.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { LOAN } from '#game/tables/loan.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { rejectOnOrder } from '#hooks/fleet/actions/reject-busy.ts';
import { singleInsert } from '#hooks/platform/db/insert.ts';
import { readCollateral } from '../collateral.ts';
import { loanLimits, readBaseRate } from '../lending.ts';
import { rejectPledged } from '../pledge.ts';
import { readCredit } from '../read-credit.ts';

type Taken = ActionInput<'loan.take'>;

const insertLoan = singleInsert(LOAN);

/** Returns the pledged aircraft. Undefined for an unsecured loan. */
function findPledged(context: ActionContext, { product, aircraft: id }: Taken): Aircraft | undefined {
  if (product === 'unsecured') {
    if (id === undefined) return undefined;
    throw rejection('aircraft', 'not_needed', 'An unsecured loan needs no aircraft. Leave it out.');
  }
  if (id === undefined)
    throw rejection('aircraft', 'validation_required', 'A secured loan needs an aircraft that you own.');
  const aircraft = findOwn(context, 'aircraft', id);
  if (aircraft.ownership !== 'owned')
    throw rejection(
      'aircraft',
      'leased',
      `${aircraft.registration} is leased. Pledge an aircraft that you own.`,
    );
  rejectOnOrder(context, aircraft);
  rejectPledged(context.tx, aircraft);
  if (context.tx.countRecords('listing', $dbx.hashExp({ aircraft: id })) > 0)
    throw rejection(
      'aircraft',
      'listed',
      `${aircraft.registration} is for sale. Withdraw it from the exchange first.`,
    );
  return aircraft;
}

/** Takes a loan at today's rate, which then stays as it is. The first instalment falls due after a week. */
export function takeLoan(context: ActionContext, input: Taken): object {
  const { tx, airline, now } = context;
  const pledged = findPledged(context, input);
  const collateral = pledged ? readCollateral(tx, airline.id, now) : [];
  const secured = collateral.find(({ aircraft }) => aircraft === pledged?.id)?.limit ?? 0;
  const limits = loanLimits(input, readCredit(tx, airline.id, now), readBaseRate(tx), secured);
  const violation = checkLoan(input, limits);
  if (violation)
    throw rejection(
      violation.field,
      violation.code,
      describeLoanViolation(violation, input, limits, pledged?.registration),
    );
  const rate = limits.rate as number;
  if (Math.abs(rate - input.rate) > 1e-9)
    throw rejection(
      'rate',
      'stale_price',
      `The rate of this loan is ${formatRate(rate)} now, not ${formatRate(input.rate)}. Check the new rate.`,
    );
  const { product, amount: principal, weeks } = input;
  const id = context.newId();
  const payment = weeklyPayment({ principal, yearlyRate: rate, weeks });
  const due = firstDue(now);
  insertLoan(tx, {
    id,
    airline: airline.id,
    product,
    state: 'active',
    aircraft: pledged?.id ?? '',
    principal,
    rate,
    weeks,
    payment,
    balance: principal,
    started: now,
    due,
    paid: 0,
    missed: 0,
    missed_at: 0,
    arrears: 0,
    cost: 0,
    ended: 0,
  });
  const memo = pledged
    ? `Loan over ${weeks} weeks, secured by ${pledged.registration}`
    : `Loan over ${weeks} weeks`;
  context.credit({ category: 'loan', amount: principal, memo, aircraft: pledged?.id ?? '' });
  return { loan: id, rate, payment, due };
}
