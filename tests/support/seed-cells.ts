import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { SeedTableName } from '#game/platform/seed/seed-tables.ts';
import { ROOT } from '#scripts/paths.ts';

/** Returns the cells of a table of seed/, with the header first. */
export const seedCells = (name: SeedTableName): string[][] => parse(readFileSync(`${ROOT}seed/${name}.csv`));
