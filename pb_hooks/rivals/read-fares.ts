import { faresOf } from '#game/network/route/fares.ts';
import type { FareView } from '#game/rivals/change-fares.ts';
import type { Meeting, SharedPair } from '#game/rivals/fare-war.ts';
import { LOSS_WEEKS } from '#game/rivals/give-up.ts';
import { ROUTE } from '#game/tables/route.ts';
import { WEEK } from '#game/world/time.ts';
import { readRouteWeeks } from '../demand/read-route-weeks.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';
import type { TurnFacts } from './rival-turn.ts';

const r = aliased(ROUTE, 'r');
const o = aliased(ROUTE, 'o');
const SHARED = {
  route: r.id,
  pair: r.pair,
  km: r.km,
  opened: r.opened,
  fares: faresOf(r),
  lost: numberOf(`(
    SELECT COALESCE(sum(x.lease_rate), 0) FROM aircraft x
    WHERE x.id IN (SELECT l.aircraft FROM leg l WHERE l.route = r.id)
  ) * min(${LOSS_WEEKS}, ({:now} - r.opened) / ${WEEK}) - COALESCE((
    SELECT sum(h.revenue - h.costs) FROM route_history h WHERE h.route = r.id AND h.starts >= {:since}), 0)`),
  other: o.airline,
  otherOpened: o.opened,
  otherFares: faresOf(o),
};
/** Pairs of routes of two airlines. Both have flights. */
const BOTH_FLY = `
  FROM route r JOIN route o ON o.pair = r.pair AND o.airline <> r.airline
  WHERE EXISTS (SELECT 1 FROM leg l WHERE l.route = r.id) AND EXISTS (SELECT 1 FROM leg l WHERE l.route = o.id)`;

/**
 * Returns the pairs on which an airline and another one have flights. Once for each other airline.
 * @param now world minute
 */
const readSharedPairs = (app: CoreApp, airline: string, now: number): SharedPair[] =>
  readAll(app, SHARED, `${BOTH_FLY} AND r.airline = {:airline} ORDER BY r.id, o.id`, {
    airline,
    now,
    since: now - LOSS_WEEKS * WEEK,
  });

const MEETING = { airline: r.airline, other: o.airline, pairs: numberOf('count(*)') };
const MEETINGS = `${BOTH_FLY} AND r.airline IN (SELECT value FROM json_each({:airlines}))
  GROUP BY r.airline, o.airline ORDER BY r.airline, o.airline`;

/** Returns all meetings of some airlines (ids). */
const readMeetings = (app: CoreApp, airlines: readonly string[]): Meeting[] =>
  readAll(app, MEETING, MEETINGS, { airlines: JSON.stringify(airlines) });

/** Returns what a rival knows of its fares and those of others. */
export const readFares = (app: CoreApp, { turn, view }: TurnFacts): FareView => ({
  airline: turn.airline,
  view,
  shared: readSharedPairs(app, turn.airline, view.now),
  meetingsOf: (airlines) => readMeetings(app, airlines),
  weeksOf: (routes) => readRouteWeeks(app, { ...turn.world, minute: view.now }, turn.models, routes),
});
