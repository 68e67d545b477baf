import type { SimilarDepartures } from '#game/payloads/market.ts';
import { LEG } from '#game/tables/leg.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, jsonOf } from '../platform/db/shape.ts';
import { worldMinute } from '../world/clock/clock.ts';
import { TERMS, WITH_TERMS } from './departure-terms.ts';
import { publicComfort } from './public-comfort.ts';

const l = aliased(LEG, 'l');

/** The flights of one aircraft on a route in one direction. */
const DEPARTURE = {
  airline: l.airline,
  origin: l.origin,
  destination: l.destination,
  block: l.block,
  departs: jsonOf<number[]>('l.departs'),
  ...TERMS,
};
const DEPARTURES = `
  FROM (
    SELECT airline, origin, destination, block, route, aircraft, json_group_array(departs) AS departs FROM (
      SELECT * FROM leg WHERE origin = {:from} UNION ALL SELECT * FROM leg WHERE destination = {:from}
    ) GROUP BY airline, origin, destination, block, route, aircraft) AS l ${WITH_TERMS}`;

const keyOf = ({ departs, ...alike }: SimilarDepartures) => JSON.stringify(alike);
const isBefore = (one: string, other: string) => (one < other ? -1 : 1);

/**
 * Returns the departures of all airlines to and from an airport. The order of rows and times reveals nothing
 * about aircraft: flights of two aircraft that look alike to passengers become one row.
 */
export function similarDepartures(app: CoreApp, from: string): SimilarDepartures[] {
  const now = worldMinute(app);
  const groups = new Map<string, SimilarDepartures>();
  const rows = readAll(app, DEPARTURE, DEPARTURES, { from });
  for (const { built, popularity, max_seats, ...row } of rows) {
    const comfort = publicComfort({ built, popularity, max_seats, seats: row.seats }, now);
    const key = keyOf({ ...row, comfort });
    const group = groups.get(key);
    if (group) group.departs.push(...row.departs);
    else groups.set(key, { ...row, comfort });
  }
  const sorted = [...groups].sort(([one], [other]) => isBefore(one, other)).map(([, group]) => group);
  for (const { departs } of sorted) departs.sort((one, other) => one - other);
  return sorted;
}
