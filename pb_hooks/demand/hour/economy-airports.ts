import { AIRPORT } from '#game/tables/airport.ts';
import type { EconomyAirport } from '#game/world/economy/event-factor.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';

const a = aliased(AIRPORT, 'airport');
const SHAPE = { id: a.id, iata: a.iata, continent: a.continent };

/** Returns the fields of some airports (ids) that the economy acts on, by id. */
export function readEconomyAirports(app: CoreApp, ids: readonly string[]): Map<string, EconomyAirport> {
  const from = 'FROM airport WHERE id IN (SELECT value FROM json_each({:ids})) ORDER BY id';
  const airports = readRows(app, SHAPE, from, { ids: JSON.stringify(ids) });
  return new Map(airports.map((airport) => [airport.id, airport]));
}
