import type { SharedPair } from '#game/rival/fare-war.ts';
import { ROUTE } from '#game/tables/route.ts';
import { readAll } from '../db/read-all.ts';
import { aliased } from '../db/shape.ts';

const r = aliased(ROUTE, 'r');
const o = aliased(ROUTE, 'o');
const SHARED = {
  route: r.id,
  pair: r.pair,
  km: r.km,
  opened: r.opened,
  fares: { economy: r.fare_economy, business: r.fare_business, first: r.fare_first },
  other: o.airline,
  otherOpened: o.opened,
  otherFares: { economy: o.fare_economy, business: o.fare_business, first: o.fare_first },
};
const SHARED_PAIRS = `
  FROM route r JOIN route o ON o.pair = r.pair AND o.airline <> r.airline
  WHERE r.airline = {:airline}
    AND EXISTS (SELECT 1 FROM leg l WHERE l.route = r.id) AND EXISTS (SELECT 1 FROM leg l WHERE l.route = o.id)
  ORDER BY r.id, o.id`;

/** Returns the pairs on which an airline and another one have flights, once for each other airline. */
export const readSharedPairs = (app: CoreApp, airline: string): SharedPair[] =>
  readAll(app, SHARED, SHARED_PAIRS, { airline });
