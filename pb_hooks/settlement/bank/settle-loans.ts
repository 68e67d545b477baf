import { accrueArrears, type PaidInstalments, payInstalments } from '#game/bank/pay-instalments.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { LOAN } from '#game/tables/loan.ts';
import { weeklyFixedCosts } from '#hooks/bank/fixed-costs.ts';
import { readAll } from '#hooks/db/read-all.ts';
import { readJson } from '#hooks/db/read-json.ts';
import { aliased, boolOf, numberOf, type ShapedRow } from '#hooks/db/shape.ts';
import type { AirlinePlan } from '../state/plan.ts';
import type { SettledWorld } from '../state/read-world.ts';
import { writeInstalments } from './write-instalments.ts';

const n = aliased(LOAN, 'n');
const a = aliased(AIRLINE, 'a');
const IS_DUE = 'n.due <= {:minute} AND n.paid + n.missed < n.weeks';
const UNPAID = {
  id: n.id,
  airline: n.airline,
  aircraft: n.aircraft,
  principal: n.principal,
  rate: n.rate,
  weeks: n.weeks,
  balance: n.balance,
  due: n.due,
  paid: n.paid,
  missed: n.missed,
  missed_at: n.missed_at,
  arrears: n.arrears,
  cost: n.cost,
  isDue: boolOf(IS_DUE),
  cash: a.cash,
  fixedCosts: numberOf(weeklyFixedCosts('n.airline')),
};
/** A loan with an instalment to pay, and the means of its airline. */
export type UnpaidLoan = ShapedRow<typeof UNPAID>;

/** Each part uses an index of its own. Missed instalments are tried again at midnight. */
const CANDIDATES = `
  SELECT id FROM loan WHERE state = 'active' AND due <= {:minute}
  UNION SELECT id FROM loan WHERE missed > 0 AND {:isMidnight}`;
/** SQLite needs milliseconds to prepare the statement below. In most hours there is nothing to pay. */
const IS_ANY_UNPAID = `SELECT EXISTS (${CANDIDATES}) AS json`;
const UNPAID_LOANS = `
  FROM loan n JOIN airline a ON a.id = n.airline
  WHERE n.id IN (${CANDIDATES}) AND n.airline IN (SELECT value FROM json_each({:airlines}))
    AND ((${IS_DUE}) OR n.missed > 0)
  ORDER BY n.airline, n.id`;

/** A loan with its payments in an hour. */
export interface SettledLoan {
  before: UnpaidLoan;
  paid: PaidInstalments;
}

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
  const due = { minute: world.minute, isMidnight: world.newDay ? 1 : 0 };
  if (!readJson<number>(tx, IS_ANY_UNPAID, due)) return;
  const airlines = JSON.stringify(plans.map((plan) => plan.airline.id));
  const loans = readAll(tx, UNPAID, UNPAID_LOANS, { airlines, ...due });
  if (loans.length > 0) writeInstalments(tx, world, payAll(loans, world));
}
