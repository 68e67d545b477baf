import { createHash } from 'node:crypto';
import type { SeedTableName } from '#game/platform/seed/seed-tables.ts';
import type { AirportRow } from '#game/world/airport/airport.ts';

/** Rows of the seed's tables. Missing tables remain unchanged. */
export type SeedRows = Partial<Record<SeedTableName, unknown[]>>;

function seedFile(kind: 'airports' | 'tables', content: unknown, rows: number): string {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex');
  return `{"hash":"${hash}","rows":${rows},"${kind}":${json}}\n`;
}

/**
 * Returns the JSON text that the server imports: `{"hash": …, "rows": …, "airports": [ … ]}`. The hash is the
 * SHA-256 of the airports as written. Hash and count come first because they must be readable without parsing
 * a megabyte.
 */
export const toSeedFile = (airports: readonly AirportRow[]): string =>
  seedFile('airports', airports, airports.length);

/**
 * Returns the same for the other tables: `{"hash": …, "rows": …, "tables": { "aircraft_models": [ … ], … }}`.
 */
export const toTablesFile = (tables: SeedRows): string =>
  seedFile(
    'tables',
    tables,
    Object.values(tables).reduce((sum, rows) => sum + rows.length, 0),
  );
