import { numberOf } from '../db/shape.ts';

/*
 * Weekly fixed costs in whole US dollars, as SQL for the airline in a column. Each is one index lookup per airline,
 * so statements can use them for many airlines. Wages will be part of them.
 */

/** Leases of the delivered aircraft. Needs the parameter `minute`. */
const weeklyLeases = (airline: string): string =>
  `COALESCE((SELECT sum(x.lease_rate) FROM aircraft x
    WHERE x.airline = ${airline} AND x.ownership = 'leased' AND x.lease_from <= {:minute}), 0)`;

/** Instalments of all running loans, rounded up. */
const weeklyInstalments = (airline: string): string =>
  `COALESCE((SELECT CAST(ceil(sum(n.payment)) AS INTEGER) FROM loan n
    WHERE n.airline = ${airline} AND n.state = 'active'), 0)`;

/**
 * Returns SQL for all weekly fixed costs of an airline. Needs the parameter `minute`, the world minute.
 * @param airline column or parameter with its id
 */
export const weeklyFixedCosts = (airline: string): string =>
  `(${weeklyLeases(airline)} + ${weeklyInstalments(airline)})`;

/** Shape of the parts of an airline's weekly fixed costs. Needs the parameter `minute`. */
export const fixedCostsOf = (airline: string) => ({
  leases: numberOf(weeklyLeases(airline)),
  instalments: numberOf(weeklyInstalments(airline)),
});
