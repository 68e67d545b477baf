import { numberOf } from '#hooks/platform/db/shape.ts';

/**
 * Returns the FROM and WHERE of the routes `m` of one airline whose airports another airline also connects, with its
 * route as `b`. Both are SQL of ids.
 */
export const sharedRoutes = (merged: string, buyer: string): string =>
  `FROM route m JOIN route b ON b.airline = ${buyer} AND b.pair = m.pair WHERE m.airline = ${merged}`;

/** Aircraft and routes of an airline (issuer) that a merger moves to the buyer, and rights to fly that both have. */
export const MOVED = {
  aircraft: numberOf('(SELECT count(*) FROM aircraft WHERE airline = {:issuer})'),
  routes: numberOf('(SELECT count(*) FROM route WHERE airline = {:issuer})'),
  duplicates: numberOf(`(SELECT count(*) ${sharedRoutes('{:issuer}', '{:buyer}')})`),
};
