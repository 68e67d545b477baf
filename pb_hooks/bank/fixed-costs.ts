import type { Bank } from '#game/payloads/bank.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf } from '../platform/db/shape.ts';

/*
 * Weekly fixed costs in whole US dollars, as SQL for the airline in a column. Each is one index lookup per airline,
 * so statements can use them for many airlines. The aliases inside are `leased` and `running`: a statement must not
 * use them for its own tables.
 */

/** Leases of the delivered aircraft. Needs the parameter `minute`. */
const weeklyLeases = (airline: string): string =>
  `COALESCE((SELECT sum(leased.lease_rate) FROM aircraft leased
    WHERE leased.airline = ${airline} AND leased.ownership = 'leased' AND leased.lease_from <= {:minute}), 0)`;

/** Returns SQL for the instalments of all running loans, each rounded as it is shown. */
export const weeklyInstalments = (airline: string): string =>
  `COALESCE((SELECT CAST(sum(round(running.payment)) AS INTEGER) FROM loan running
    WHERE running.airline = ${airline} AND running.state = 'active'), 0)`;

/**
 * Returns SQL for all weekly fixed costs of an airline. Needs the parameter `minute`, the world minute.
 * @param airline column or parameter with its id
 */
export const weeklyFixedCosts = (airline: string): string =>
  `(${weeklyLeases(airline)} + ${weeklyInstalments(airline)})`;

const PARTS = {
  leases: numberOf(weeklyLeases('a.id')),
  instalments: numberOf(weeklyInstalments('a.id')),
};
const FROM_AIRLINE = 'FROM airline a WHERE a.id = {:airline}';

/** Weekly fixed costs in whole US dollars. */
export type FixedCosts = Bank['fixedCosts'];

/** Returns the weekly fixed costs of an airline (id). @param minute world minute */
export function readFixedCosts(app: CoreApp, airline: string, minute: number): FixedCosts {
  const [costs] = readAll(app, PARTS, FROM_AIRLINE, { airline, minute });
  return costs ?? { leases: 0, instalments: 0 };
}
