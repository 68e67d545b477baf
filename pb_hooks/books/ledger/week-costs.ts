/*
 * Costs of a week [from, to) that are not part of a route's results, as SQL for the airline `h.airline`. Both
 * use indexes on airlines.
 */

/** The week's lease payments for the aircraft that the airline still has. */
export const WEEK_LEASES = `COALESCE((SELECT CAST(round(sum(a.lease_rate * ({:to} - max({:from}, a.lease_from)) / 10080.0)) AS INTEGER) FROM aircraft a
  WHERE a.airline = h.airline AND a.ownership = 'leased' AND a.lease_from < {:to}), 0)`;
/** The checks that began in the week. */
export const WEEK_CHECKS = `COALESCE((SELECT sum(m.cost) FROM maintenance m
  WHERE m.airline = h.airline AND m.state <> 'planned' AND m.starts >= {:from} AND m.starts < {:to}), 0)`;
