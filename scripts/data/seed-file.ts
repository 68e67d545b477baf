import { createHash } from 'node:crypto';
import type { AirportRow } from '../../game/airport.ts';

/**
 * The JSON text that the server imports: `{"hash": …, "rows": …, "airports": [ … ]}`. The hash is the SHA-256 of the
 * airports as they stand in it; hash and count come first, so that they can be read without parsing a megabyte.
 */
export function toSeedFile(airports: readonly AirportRow[]): string {
  const json = JSON.stringify(airports);
  const hash = createHash('sha256').update(json).digest('hex');
  return `{"hash":"${hash}","rows":${airports.length},"airports":${json}}\n`;
}
