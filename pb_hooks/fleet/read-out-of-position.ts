import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { LEG } from '#game/tables/leg.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { aliased, numberOf, type ShapedRow, textOf } from '#hooks/platform/db/shape.ts';
import { readRows } from '../settlement/state/read-rows.ts';
import { OURS, type SettledWorld } from '../settlement/state/read-world.ts';

/**
 * Minutes before its next departure from which an aircraft's position matters. Most positioning flights take
 * less.
 */
const AHEAD = 8 * HOUR;

/** Minutes from the full hour to a leg's next departure. Legs of this hour have the lowest values. */
export const UNTIL = `(departs - {:from} + ${WEEK}) % ${WEEK}`;

type Legs = (from: string, to: string) => string;
const allLegs: Legs = (from, to) => `leg WHERE departs >= ${from} AND departs < ${to}`;
/** The plus avoids the index on departures, which would read those of all airlines. */
const legsOfAirlines: Legs = (from, to) =>
  `leg WHERE airline IN (SELECT value FROM json_each({:ours})) AND +departs >= ${from} AND +departs < ${to}`;

const COLUMNS = `aircraft, origin, ${UNTIL} AS until`;

/**
 * Aircraft whose next leg departs from an airport other than their position or destination. The plus keeps
 * these few legs from being grouped by an index, which would read all legs. Filters by airline last, because
 * few rows are left.
 */
const outOfPosition = (legs: Legs) => `FROM (
    SELECT aircraft, origin, min(until) FROM (
      SELECT ${COLUMNS} FROM ${legs('{:from}', '{:to}')}
      UNION ALL SELECT ${COLUMNS} FROM ${legs('0', `{:to} - ${WEEK}`)}
    ) GROUP BY +aircraft
  ) n CROSS JOIN aircraft x ON x.id = n.aircraft
  WHERE x.place <> n.origin AND x.delivered < {:until} AND ${OURS('x.airline')} ORDER BY x.id`;

const OUT_OF_POSITION = outOfPosition(allLegs);
/** For few airlines, because they may be planned while all writes are blocked. */
const OUT_OF_POSITION_OF_FEW = outOfPosition(legsOfAirlines);
const FEW = 20;

const ID = { id: aliased(AIRCRAFT, 'x').id };

/** Returns the ids of aircraft that are out of position for a leg that departs soon. */
export function readOutOfPosition(app: CoreApp, world: SettledWorld): string[] {
  const { weekMinute: from, minute, ours, airlineCount } = world;
  const params = { from, to: from + AHEAD, until: minute + HOUR, ours };
  const query = ours === '' || airlineCount > FEW ? OUT_OF_POSITION : OUT_OF_POSITION_OF_FEW;
  return readRows(app, ID, query, params).map(({ id }) => id);
}

const l = aliased(LEG, 'leg');
const COMING_LEG = {
  aircraft: l.aircraft,
  origin: l.origin,
  /** World minute, at or after the full hour. */
  departs: numberOf(`${UNTIL} + {:minute}`),
  block: l.block,
  number: l.number,
  /** World minute from which the leg counts. */
  since: l.since,
};

/** A leg of an aircraft that is out of position. */
export type OutOfPositionLeg = ShapedRow<typeof COMING_LEG>;

/** Returns the coming week's legs of some aircraft, by aircraft id, in order of departure. */
export function readComingLegs(
  app: CoreApp,
  { weekMinute: from, minute }: SettledWorld,
  ids: string,
): Map<string, OutOfPositionLeg[]> {
  const legs = readRows(
    app,
    COMING_LEG,
    `FROM leg WHERE aircraft IN (SELECT value FROM json_each({:ids})) ORDER BY aircraft, ${UNTIL}`,
    { ids, from, minute },
  );
  const weeks = new Map<string, OutOfPositionLeg[]>();
  for (const leg of legs) {
    const week = weeks.get(leg.aircraft);
    if (week) week.push(leg);
    else weeks.set(leg.aircraft, [leg]);
  }
  return weeks;
}

const INTERRUPTED = {
  aircraft: textOf('aircraft'),
  origin: textOf('origin'),
  destination: textOf('destination'),
};

/** Returns the last flight of some aircraft, by aircraft id, if it was cancelled. */
export function readInterrupted(
  app: CoreApp,
  { minute }: SettledWorld,
  ids: string,
): Map<string, { origin: string; destination: string }> {
  const rows = readRows(
    app,
    INTERRUPTED,
    `FROM (SELECT f.aircraft, f.origin, f.destination, f.state, max(f.departs)
       FROM json_each({:ids}) j CROSS JOIN flight f ON f.aircraft = j.value AND f.departs >= {:since}
       GROUP BY f.aircraft) WHERE state = 'cancelled' ORDER BY aircraft`,
    { ids, since: minute - DAY },
  );
  return new Map(rows.map((flight) => [flight.aircraft, flight]));
}

const a = aliased(AIRPORT, 'airport');
const POSITIONING_AIRPORT = {
  id: a.id,
  type: a.type,
  lat: a.lat,
  lon: a.lon,
  longest_runway_m: a.longest_runway_m,
};

/** The fields of an airport that a positioning flight needs. */
export type OutOfPositionAirport = ShapedRow<typeof POSITIONING_AIRPORT>;

/**
 * Returns airports by id.
 * @param ids as JSON
 */
export function readPositioningAirports(app: CoreApp, ids: string): Map<string, OutOfPositionAirport> {
  const airports = readRows(
    app,
    POSITIONING_AIRPORT,
    'FROM airport WHERE id IN (SELECT value FROM json_each({:ids})) ORDER BY id',
    { ids },
  );
  return new Map(airports.map((airport) => [airport.id, airport]));
}
