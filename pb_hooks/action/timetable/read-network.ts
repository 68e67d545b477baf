import type { Route } from '#game/tables/route.ts';
import { readJson } from '#hooks/db/read-json.ts';
import type { CheckContext } from '../shared/context.ts';

const ROUTES = `
  SELECT COALESCE(json_group_object(id, json_object('id', id, 'a', a, 'b', b, 'km', km, 'number', number)), '{}') AS json
  FROM route WHERE airline = {:airline} AND id IN (SELECT value FROM json_each({:ids}))`;
const AIRPORTS = `
  SELECT COALESCE(json_group_object(id, json_object(
    'iata', iata, 'lat', lat, 'lon', lon, 'runways', runways, 'longest_runway_m', longest_runway_m)), '{}') AS json
  FROM airport WHERE id IN (SELECT value FROM json_each({:ids}))`;

type FlownRoute = Pick<Route, 'id' | 'a' | 'b' | 'km' | 'number'>;

interface FlownAirport {
  iata: string;
  lat: number;
  lon: number;
  runways: number;
  longest_runway_m: number;
}

/** Own routes by id, their airports and the airports where the aircraft are. */
export interface Network {
  routes: Record<string, FlownRoute | undefined>;
  /** @throws RangeError if the airport is none of them */
  airport: (id: string) => FlownAirport;
}

/**
 * Reads the routes and airports of a timetable.
 * @param places airports besides those of the routes
 */
export function readNetwork(
  { tx, airline }: CheckContext,
  routeIds: readonly string[],
  places: readonly string[],
): Network {
  const routes = readJson<Record<string, FlownRoute>>(tx, ROUTES, {
    airline: airline.id,
    ids: JSON.stringify(routeIds),
  });
  const ends = Object.values(routes).flatMap(({ a, b }) => [a, b]);
  const airports = readJson<Record<string, FlownAirport | undefined>>(tx, AIRPORTS, {
    ids: JSON.stringify([...ends, ...places]),
  });
  const airport = (id: string) => {
    const found = airports[id];
    if (!found) throw new RangeError(`no airport ${id} in this network`);
    return found;
  };
  return { routes, airport };
}
