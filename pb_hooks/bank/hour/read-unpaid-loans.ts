import { AIRLINE } from '#game/tables/airline.ts';
import { LOAN } from '#game/tables/loan.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased, boolOf, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { weeklyFixedCosts } from '../fixed-costs.ts';

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

/** Returns the loans of a world's airlines on which something is due in an hour. */
export function readUnpaidLoans(
  tx: CoreApp,
  { minute, newDay }: SettledWorld,
  plans: readonly AirlinePlan[],
): UnpaidLoan[] {
  const due = { minute, isMidnight: newDay ? 1 : 0 };
  if (!readJson<number>(tx, IS_ANY_UNPAID, due)) return [];
  const airlines = JSON.stringify(plans.map((plan) => plan.airline.id));
  return readAll(tx, UNPAID, UNPAID_LOANS, { airlines, ...due });
}
