/**
 * Returns the FROM and WHERE of the routes `m` of one airline whose airports another airline also connects, with its
 * route as `b`. Both are SQL of ids.
 */
export const sharedRoutes = (merged: string, buyer: string): string =>
  `FROM route m JOIN route b ON b.airline = ${buyer} AND b.pair = m.pair WHERE m.airline = ${merged}`;
