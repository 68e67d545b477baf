import type { Place } from '#game/demand/place.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { AIRPORT_DEMAND } from '#game/tables/airport-demand.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, type ShapedRow } from '../platform/db/shape.ts';

const a = aliased(AIRPORT, 'a');
const { id: _id, airport: _airport, ...FIGURES } = aliased(AIRPORT_DEMAND, 'd');
const PLACE = { id: a.id, ...FIGURES, country: a.country, lat: a.lat, lon: a.lon };
const PLACES = 'FROM airport_demand d JOIN airport a ON a.id = d.airport';
const ORDER = 'ORDER BY a.country, a.id';

export type PlaceWithId = ShapedRow<typeof PLACE>;

/** Returns all airports of the demand model, grouped by country. */
export const allPlaces = (app: CoreApp): PlaceWithId[] => readAll(app, PLACE, `${PLACES} ${ORDER}`);

/** Returns some airports of the demand model by id. Leaves out airports that it does not have. */
export function placesOf(app: CoreApp, ids: readonly string[]): Map<string, Place> {
  const places = readAll(
    app,
    PLACE,
    `${PLACES} WHERE a.id IN (SELECT value FROM json_each({:ids})) ${ORDER}`,
    { ids: JSON.stringify(ids) },
  );
  return new Map(places.map((place) => [place.id, place]));
}
