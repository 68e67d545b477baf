import { movementsAnHour } from '#game/network/timetable/airport-slots.ts';
import { landingFactor } from '#game/slots/airport-slots.ts';
import { backgroundAt } from '#game/slots/background.ts';
import { HOUR, HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import type { DueLeg } from '#hooks/demand/hour/read-departures.ts';
import { numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

const FULLNESS = {
  airport: textOf('w.airport'),
  hour: numberOf('w.hour'),
  arrivals: numberOf(`(
    SELECT count(*) FROM leg l
    WHERE l.destination = w.airport AND l.arrives >= w.hour * ${HOUR} AND l.arrives < (w.hour + 1) * ${HOUR})`),
  departures: numberOf('o.count'),
  unused: numberOf('u.count'),
  place: {
    iata: textOf('p.iata'),
    lon: numberOf('p.lon'),
    runways: numberOf('p.runways'),
    passengers_m: numberOf('d.capacity'),
  },
};
const WANTED = `
  FROM wanted w JOIN airport p ON p.id = w.airport LEFT JOIN airport_demand d ON d.id = w.airport
  LEFT JOIN departures o ON o.airport = w.airport AND o.hour = w.hour
  LEFT JOIN unused u ON u.airport = w.airport AND u.hour = w.hour
  ORDER BY w.airport, w.hour`;
/** Departures are counted for whole hours, because their index begins with the time. */
const TABLES = `
  wanted AS MATERIALIZED (SELECT value ->> 0 AS airport, value ->> 1 AS hour FROM jsonb_each({:wanted})),
  departures AS MATERIALIZED (
    SELECT l.origin AS airport, h.hour, count(*) AS count
    FROM (SELECT DISTINCT hour FROM wanted) h
    CROSS JOIN leg l ON l.departs >= h.hour * ${HOUR} AND l.departs < (h.hour + 1) * ${HOUR}
    GROUP BY h.hour, l.origin),
  unused AS MATERIALIZED (
    SELECT airport, hour, sum(count - used) AS count FROM slot WHERE count > used GROUP BY airport, hour)`;

const keyOf = (airport: string, hour: number) => airport + hour;

/** Returns the hour of the week at a world minute. */
const hourAt = ({ startsAt }: SettledWorld, minute: number): number =>
  Math.floor(((minute + startsAt) % WEEK) / HOUR) % HOURS_A_WEEK;

/** Returns the factor on the landing charge of a leg: see `landingFactor`. */
export type LandingFactorOf = (leg: Pick<DueLeg, 'destination' | 'departs' | 'block'>) => number;

/** Reads how full airports are in the hours in which some legs arrive. */
export function readLandingFactors(
  app: CoreApp,
  world: SettledWorld,
  legs: readonly DueLeg[],
): LandingFactorOf {
  const wanted = new Map<string, [string, number]>();
  for (let index = 0; index < legs.length; index++) {
    const { destination, departs, block } = legs[index] as DueLeg;
    const hour = hourAt(world, departs + block);
    wanted.set(keyOf(destination, hour), [destination, hour]);
  }
  const factors = new Map<string, number>();
  const rows = readRows(app, FULLNESS, WANTED, { wanted: JSON.stringify([...wanted.values()]) }, TABLES);
  for (let index = 0; index < rows.length; index++) {
    const { airport, hour, arrivals, departures, unused, place } = rows[index] as (typeof rows)[number];
    const taken = backgroundAt(place, hour, world.traffic) + arrivals + departures + unused;
    factors.set(keyOf(airport, hour), landingFactor(taken, movementsAnHour(place.runways)));
  }
  return ({ destination, departs, block }) =>
    factors.get(keyOf(destination, hourAt(world, departs + block))) ?? 1;
}
