import type { SimilarDepartures } from '#game/payloads/market.ts';
import { worldMinute } from '../clock/clock.ts';
import { readJson } from '../db/read-json.ts';
import { type PublicCabin, publicComfort } from './public-comfort.ts';

/** One row for the flights of each aircraft on a route. */
const DEPARTURES = `
  SELECT COALESCE(json_group_array(json_object('airline', legs.airline, 'origin', legs.origin,
    'destination', legs.destination, 'block', legs.block, 'departs', json(legs.departs), 'fares', json_object('economy', r.fare_economy, 'business', r.fare_business, 'first', r.fare_first),
    'seats', json_object('economy', c.economy, 'business', c.business, 'first', c.first), 'built', c.built,
    'popularity', m.popularity, 'max_seats', m.max_seats, 'punctuality', l.punctuality, 'reputation', l.reputation)), '[]') AS json
  FROM (
    SELECT airline, origin, destination, block, route, aircraft, json_group_array(departs) AS departs FROM (
      SELECT * FROM leg WHERE origin = {:from} UNION ALL SELECT * FROM leg WHERE destination = {:from}
    ) GROUP BY airline, origin, destination, block, route, aircraft) AS legs
  JOIN route r ON r.id = legs.route JOIN aircraft c ON c.id = legs.aircraft JOIN airline l ON l.id = legs.airline
  JOIN aircraft_model m ON m.key = c.model`;

type Row = Omit<SimilarDepartures, 'comfort'> & PublicCabin;

const keyOf = ({ departs, ...alike }: SimilarDepartures) => JSON.stringify(alike);
const isBefore = (one: string, other: string) => (one < other ? -1 : 1);

/**
 * Returns the departures of all airlines to and from an airport. The order of rows and times reveals nothing
 * about aircraft: flights of two aircraft that look alike to passengers become one row.
 */
export function similarDepartures(app: CoreApp, from: string): SimilarDepartures[] {
  const now = worldMinute(app);
  const groups = new Map<string, SimilarDepartures>();
  for (const { built, popularity, max_seats, ...row } of readJson<Row[]>(app, DEPARTURES, { from })) {
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
