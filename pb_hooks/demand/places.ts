import { PLACE_COLUMNS, type Place } from '#game/demand/place.ts';
import { readJson } from '../db/read-json.ts';

const COLUMNS = [...PLACE_COLUMNS.map((name) => `d.${name}`), 'a.country', 'a.lat', 'a.lon'];
const OBJECT = COLUMNS.map((column) => `'${column.slice(2)}', ${column}`).join(', ');

const PLACES = `
  SELECT COALESCE(json_group_array(json_object('id', a.id, ${OBJECT}) ORDER BY a.country, a.id), '[]') AS json
  FROM airport_demand d JOIN airport a ON a.id = d.airport`;
const SOME = `${PLACES} WHERE a.id IN (SELECT value FROM json_each({:ids}))`;

export type PlaceWithId = Place & { id: string };

/** Returns all airports of the demand model, grouped by country. */
export const allPlaces = (app: CoreApp): PlaceWithId[] => readJson(app, PLACES);

/** Returns some airports of the demand model by id. Leaves out airports that it does not have. */
export function placesOf(app: CoreApp, ids: readonly string[]): Map<string, Place> {
  const places = readJson<PlaceWithId[]>(app, SOME, { ids: JSON.stringify(ids) });
  return new Map(places.map((place) => [place.id, place]));
}
