import { existsSync, readFileSync } from 'node:fs';
import type { DataPackage } from './npm-package.ts';

/**
 * Names of GeoNames' towns by language, for towns with at least 15,000 people (data: CC BY 4.0). No npm
 * package has them: those contain names without languages, most of which nobody types.
 */
export const TOWN_NAMES: DataPackage = {
  name: 'libgeonames-common',
  version: '0.3.0-1',
  integrity:
    'sha512-iPhAqcRKfhGMQrIKgedYYPiIbszU/OmuouvR+uMhcfTZQicUEk5a2A9lAMRPSp26JyRw0qa9HIs8STN+x18jCg==',
};

const COUNT_AT = 8;
const KEYS_AT = 12;
const VALUES_AT = 16;
const ENTRY_BYTES = 8;

/**
 * Reads the little-endian message catalogue of GNU gettext: two tables of length and offset, for keys and
 * values.
 */
function readCatalogue(file: string): Map<string, string> {
  const bytes = readFileSync(file);
  const textAt = (table: number, entry: number) => {
    const offset = bytes.readUInt32LE(table) + entry * ENTRY_BYTES;
    const start = bytes.readUInt32LE(offset + 4);
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(offset));
  };
  const count = bytes.readUInt32LE(COUNT_AT);
  return new Map(
    Array.from({ length: count }, (_, entry) => [textAt(KEYS_AT, entry), textAt(VALUES_AT, entry)] as const),
  );
}

/**
 * Returns the names of a town by its GeoNames id, in the order of the languages (ISO 639), without unknown
 * ones.
 */
export function readTownNames(root: string, languages: readonly string[]): (id: number) => string[] {
  const catalogues = languages.flatMap((language) => {
    const file = `${root}/usr/share/locale/${language}/LC_MESSAGES/geonames.mo`;
    return existsSync(file) ? [readCatalogue(file)] : [];
  });
  return (id) => catalogues.flatMap((catalogue) => catalogue.get(String(id)) ?? []);
}
