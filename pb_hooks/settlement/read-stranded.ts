import { DAY, HOUR, WEEK } from '../../game/time.ts';
import { readRows } from './read-rows.ts';
import { OURS, type SettledWorld } from './read-world.ts';

/** Hours ahead of its next departure from which on it matters where an aircraft is: most ferry flights take less. */
const AHEAD = 8 * HOUR;

/** Minutes from the full hour to a leg's next departure; legs of this hour come first. */
export const UNTIL = `(departs - {:from} + ${WEEK}) % ${WEEK}`;

type Legs = (from: string, to: string) => string;
const allLegs: Legs = (from, to) => `leg WHERE departs >= ${from} AND departs < ${to}`;
/** The plus keeps them from being looked up among the departures of all airlines. */
const legsOfAirlines: Legs = (from, to) =>
  `leg WHERE airline IN (SELECT value FROM json_each({:ours})) AND +departs >= ${from} AND +departs < ${to}`;

const COLUMNS = `aircraft, origin, ${UNTIL} AS until`;

/**
 * Aircraft whose next leg departs from elsewhere than where they are or fly to. The plus keeps the few legs of these hours
 * from being grouped by an index, which would read them all. Whose they are is asked last, of few.
 */
const stranded = (legs: Legs) => `FROM (
    SELECT aircraft, origin, min(until) FROM (
      SELECT ${COLUMNS} FROM ${legs('{:from}', '{:to}')}
      UNION ALL SELECT ${COLUMNS} FROM ${legs('0', `{:to} - ${WEEK}`)}
    ) GROUP BY +aircraft
  ) n CROSS JOIN aircraft x ON x.id = n.aircraft
  WHERE x.place <> n.origin AND x.delivered < {:until} AND ${OURS('x.airline')} ORDER BY x.id`;

const STRANDED = stranded(allLegs);
/** For few airlines, which may be planned while nobody else can write. */
const STRANDED_OF_FEW = stranded(legsOfAirlines);
const FEW = 20;

/** Ids of the aircraft that are not where their next leg departs from, as far as that is soon. */
export function readStranded(app: CoreApp, world: SettledWorld): string[] {
  const { weekMinute: from, minute, ours, airlineCount } = world;
  const params = { from, to: from + AHEAD, until: minute + HOUR, ours };
  const query = ours === '' || airlineCount > FEW ? STRANDED : STRANDED_OF_FEW;
  return readRows<[string]>(app, 'x.id', query, params).map(([id]) => id);
}

/** A leg of a stranded aircraft. */
export interface StrandedLeg {
  origin: string;
  /** World minute, from the full hour on. */
  departs: number;
  block: number;
  number: string;
}

/** The coming week of some aircraft, by id, in the order of departure. */
export function readComingLegs(
  app: CoreApp,
  { weekMinute: from, minute }: SettledWorld,
  ids: string,
): Map<string, StrandedLeg[]> {
  const rows = readRows<[string, string, number, number, string]>(
    app,
    `aircraft, origin, ${UNTIL}, block, number`,
    `FROM leg WHERE aircraft IN (SELECT value FROM json_each({:ids})) ORDER BY aircraft, ${UNTIL}`,
    { ids, from },
  );
  const weeks = new Map<string, StrandedLeg[]>();
  for (const [id, origin, until, block, number] of rows) {
    const leg = { origin, departs: minute + until, block, number };
    const week = weeks.get(id);
    if (week) week.push(leg);
    else weeks.set(id, [leg]);
  }
  return weeks;
}

/** Where the last flight of some aircraft should have brought them, by id, of those whose last flight was cancelled. */
export function readInterrupted(
  app: CoreApp,
  { minute }: SettledWorld,
  ids: string,
): Map<string, { origin: string; destination: string }> {
  const rows = readRows<[string, string, string, string]>(
    app,
    'aircraft, origin, destination, state',
    `FROM (SELECT f.aircraft, f.origin, f.destination, f.state, max(f.departs)
       FROM json_each({:ids}) j CROSS JOIN flight f ON f.aircraft = j.value AND f.departs >= {:since}
       GROUP BY f.aircraft) WHERE state = 'cancelled' ORDER BY aircraft`,
    { ids, since: minute - DAY },
  );
  return new Map(rows.map(([id, origin, destination]) => [id, { origin, destination }]));
}

/** An airport that aircraft are ferried from or to. */
export interface StrandedPort {
  type: 'large_airport' | 'medium_airport';
  lat: number;
  lon: number;
  longest_runway_m: number;
}

/** Airports by id. @param ids as JSON */
export function readPorts(app: CoreApp, ids: string): Map<string, StrandedPort> {
  const rows = readRows<[string, StrandedPort['type'], number, number, number]>(
    app,
    'id, type, lat, lon, longest_runway_m',
    'FROM airport WHERE id IN (SELECT value FROM json_each({:ids})) ORDER BY id',
    { ids },
  );
  return new Map(
    rows.map(([id, type, lat, lon, longest_runway_m]) => [id, { type, lat, lon, longest_runway_m }]),
  );
}
