import { LOSS_WEEKS } from '#game/rival/decide.ts';
import type { SharedPair } from '#game/rival/fare-war.ts';
import { ROUTE } from '#game/tables/route.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, numberOf } from '../db/shape.ts';

const r = aliased(ROUTE, 'r');
const o = aliased(ROUTE, 'o');
const SHARED = {
  airline: r.airline,
  route: r.id,
  pair: r.pair,
  km: r.km,
  opened: r.opened,
  fares: { economy: r.fare_economy, business: r.fare_business, first: r.fare_first },
  // Only an airline's own wars cost it money, so nothing is summed for the others.
  lost: numberOf(`CASE WHEN r.airline <> {:airline} THEN 0 ELSE (
    SELECT COALESCE(sum(x.lease_rate), 0) FROM aircraft x
    WHERE x.id IN (SELECT l.aircraft FROM leg l WHERE l.route = r.id)
  ) * min(${LOSS_WEEKS}, ({:now} - r.opened) / ${WEEK}) - COALESCE((
    SELECT sum(h.revenue - h.costs) FROM route_history h WHERE h.route = r.id AND h.starts >= {:since}), 0) END`),
  other: o.airline,
  otherOpened: o.opened,
  otherFares: { economy: o.fare_economy, business: o.fare_business, first: o.fare_first },
};
const SHARED_PAIRS = `
  FROM route r JOIN route o ON o.pair = r.pair AND o.airline <> r.airline
  WHERE r.airline IN (
      SELECT {:airline} UNION
      SELECT n.airline FROM route own JOIN route n ON n.pair = own.pair WHERE own.airline = {:airline})
    AND EXISTS (SELECT 1 FROM leg l WHERE l.route = r.id) AND EXISTS (SELECT 1 FROM leg l WHERE l.route = o.id)
  ORDER BY r.id, o.id`;

/**
 * Returns the pairs on which an airline, or one that flies its pairs, and another one have flights. Once for each
 * other airline.
 * @param now world minute
 */
export const readSharedPairs = (app: CoreApp, airline: string, now: number): SharedPair[] =>
  readAll(app, SHARED, SHARED_PAIRS, { airline, now, since: now - LOSS_WEEKS * WEEK });
