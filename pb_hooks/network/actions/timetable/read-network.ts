import { AIRPORT } from '#game/tables/airport.ts';
import { ROUTE } from '#game/tables/route.ts';
import type { CheckContext } from '#hooks/action/shared/context.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';

const r = aliased(ROUTE, 'r');
const FLOWN_ROUTE = { id: r.id, a: r.a, b: r.b, km: r.km, number: r.number };

const p = aliased(AIRPORT, 'p');
const FLOWN_AIRPORT = {
  id: p.id,
  iata: p.iata,
  lat: p.lat,
  lon: p.lon,
  runways: p.runways,
  longest_runway_m: p.longest_runway_m,
};
type FlownAirport = ShapedRow<typeof FLOWN_AIRPORT>;

/** Own routes by id, their airports and the airports where the aircraft are. */
export interface Network {
  routes: ReadonlyMap<string, ShapedRow<typeof FLOWN_ROUTE>>;
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
  const routes = readAll(
    tx,
    FLOWN_ROUTE,
    'FROM route r WHERE r.airline = {:airline} AND r.id IN (SELECT value FROM json_each({:ids}))',
    { airline: airline.id, ids: JSON.stringify(routeIds) },
  );
  const ends = routes.flatMap(({ a, b }) => [a, b]);
  const found = readAll(
    tx,
    FLOWN_AIRPORT,
    'FROM airport p WHERE p.id IN (SELECT value FROM json_each({:ids}))',
    { ids: JSON.stringify([...ends, ...places]) },
  );
  const airports = new Map(found.map((airport) => [airport.id, airport]));
  return {
    routes: new Map(routes.map((route) => [route.id, route])),
    airport: (id) => {
      const airport = airports.get(id);
      if (!airport) throw new RangeError(`no airport ${id} in this network`);
      return airport;
    },
  };
}
