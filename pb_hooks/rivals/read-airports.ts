import { AIRPORT } from '#game/tables/airport.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, type ShapedRow } from '../platform/db/shape.ts';

const { id, iata, country, type, lat, lon, runways, longest_runway_m } = aliased(AIRPORT, 'airport');
const NETWORK_AIRPORT = { id, iata, country, type, lat, lon, runways, longest_runway_m };
/** An airport of a rival's network. */
export type NetworkAirport = ShapedRow<typeof NETWORK_AIRPORT>;

/** Returns airports by IATA code. */
export function readAirportsByCode(app: CoreApp, codes: readonly string[]): Map<string, NetworkAirport> {
  const from = 'FROM airport WHERE iata IN (SELECT value FROM json_each({:codes}))';
  const rows = readAll(app, NETWORK_AIRPORT, from, { codes: JSON.stringify(codes) });
  return new Map(rows.map((row) => [row.iata, row]));
}
