import { nextOccurrence, startWeekMinute } from '#game/network/timetable/clock.ts';
import { entryNotice } from '#game/network/timetable/entry-notice.ts';
import { countsFrom } from '#game/network/timetable/withdrawn.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { WEEK } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { writeNoticesOf } from '#hooks/people/write-notices.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';

const FLOWN = `
  SELECT COALESCE(json_group_array(DISTINCT route), '[]') AS json FROM leg
  WHERE route IN (SELECT value FROM json_each({:routes}))`;

/** Returns those of some routes (ids) that have flights. */
export const flownAmong = (tx: CoreApp, routes: readonly string[]): Set<string> =>
  new Set(readJson<string[]>(tx, FLOWN, { routes: JSON.stringify(routes) }));

const l = aliased(LEG, 'l');
const x = aliased(AIRCRAFT, 'x');
const r = aliased(ROUTE, 'r');
const NEW_LEG = {
  route: l.route,
  pair: r.pair,
  fare: r.fare_economy,
  departs: l.departs,
  since: l.since,
  delivered: x.delivered,
  seats: numberOf('x.economy + x.business + x.first'),
};
const NEW_LEGS = `
  FROM json_each({:routes}) j CROSS JOIN leg l ON l.route = j.value JOIN aircraft x ON x.id = l.aircraft
  JOIN route r ON r.id = l.route ORDER BY l.route, l.departs, l.id`;

const CONCERNED = { route: r.id, pair: r.pair, airline: aliased(AIRLINE, 'a').id };
/** Players who fly the pairs. Rivals read the market themselves. */
const OTHERS = `
  FROM json_each({:pairs}) j CROSS JOIN route r ON r.pair = j.value JOIN airline a ON a.id = r.airline
  WHERE a.id <> {:airline} AND NOT a.rival AND EXISTS (SELECT 1 FROM leg l WHERE l.route = r.id) ORDER BY r.id`;
const BEGIN = 'UPDATE route SET entered = {:first} WHERE id = {:id}';

/** Offer of an airline on a pair that it begins to fly. */
interface Entry {
  pair: string;
  /** Per week, both directions together. */
  flights: number;
  seats: number;
  /** Whole US dollars. */
  fare: number;
  /** World minute of the first departure. */
  first: number;
}

function entriesOn({ tx, now, world }: ActionContext, routes: readonly string[]): Map<string, Entry> {
  const startsAt = startWeekMinute(world.start);
  const entries = new Map<string, Entry>();
  for (const leg of readAll(tx, NEW_LEG, NEW_LEGS, { routes: JSON.stringify(routes) })) {
    const { route, pair, fare, departs, seats, since, delivered } = leg;
    const first = nextOccurrence(departs, Math.max(countsFrom(now), since, delivered), startsAt);
    const entry = entries.get(route) ?? { pair, flights: 0, seats: 0, fare, first };
    entry.flights += 1;
    entry.seats += seats;
    entry.first = Math.min(entry.first, first);
    entries.set(route, entry);
  }
  return entries;
}

/**
 * Notes from when the airline flies routes (ids) that have just got their first flights, and tells the players who fly
 * these pairs. At most once per week and route, because a timetable may be planned again and again.
 */
export function noteEntries(context: ActionContext, routes: readonly string[]): void {
  if (routes.length === 0) return;
  const { tx, airline, now, world } = context;
  const entries = entriesOn(context, routes);
  const byPair = new Map<string, Entry>();
  for (const [id, entry] of entries) {
    tx.db().newQuery(BEGIN).bind({ id, first: entry.first }).execute();
    byPair.set(entry.pair, entry);
  }
  const pairs = JSON.stringify([...byPair.keys()]);
  const notices = readAll(tx, CONCERNED, OTHERS, { pairs, airline: airline.id }).flatMap((other) => {
    const entry = byPair.get(other.pair);
    if (!entry) return [];
    const id = recordId(['entry', other.route, airline.id, Math.floor(now / WEEK)]);
    const link = `/route/manage/?route=${other.route}&tab=market`;
    return [{ id, airline: other.airline, link, ...entryNotice(airline.name, entry, world.start) }];
  });
  writeNoticesOf(tx, 'route', notices, now);
}
