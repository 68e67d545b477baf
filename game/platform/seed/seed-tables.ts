import * as z from 'zod/mini';
import { PLACE_COLUMNS, placeRowSchema } from '#game/demand/place.ts';
import { AIRCRAFT_MODEL_COLUMNS, aircraftModelSchema } from '#game/fleet/aircraft/aircraft-model-schema.ts';

const country = z
  .string('must be text')
  .check(z.regex(/^[A-Z]{2}$/, 'must be a country code of two letters'));
const iata = z
  .string('must be text')
  .check(z.regex(/^[A-Z0-9]{3}$/, 'must be an IATA code of three characters'));
const count = z
  .number('must be a number')
  .check(
    z.int('must be a whole number'),
    z.gte(1, 'must be at least 1'),
    z.lte(1000, 'must be at most 1000'),
  );
const amount = z.number('must be a number').check(z.gte(0, 'must be at least 0'));

/** One table of the seed, apart from the airports. */
interface SeedTable {
  /** Columns that an import needs. A file may have more. */
  columns: readonly string[];
  /** Columns that hold numbers. */
  numbers: readonly string[];
  /** One row. Messages complete the sentence `"<value>" …`. */
  row: z.ZodMiniType;
  /** Columns that form a unique key. */
  key: readonly string[];
}

const NETWORK_COLUMNS = ['area_km2', 'motorway_km', 'rail_km'];
const COUNTRY_COLUMNS = ['country', 'name', 'population', ...NETWORK_COLUMNS];
const LINK_COLUMNS = ['a', 'b', 'kind', 'millions'];
const MODEL_WORDS = [
  'id',
  'manufacturer',
  'model',
  'family',
  'silhouette',
  'source',
  'in_service_source',
  'dispatch_source',
];

/** The tables by file name in seed/. */
export const SEED_TABLES = {
  aircraft_models: {
    columns: AIRCRAFT_MODEL_COLUMNS,
    numbers: AIRCRAFT_MODEL_COLUMNS.filter((name) => !MODEL_WORDS.includes(name)),
    row: aircraftModelSchema,
    key: ['id'],
  },
  airport_demand: {
    columns: PLACE_COLUMNS,
    numbers: PLACE_COLUMNS.filter((name) => name !== 'iata' && name !== 'rail_city'),
    row: placeRowSchema,
    key: ['iata'],
  },
  countries: {
    columns: COUNTRY_COLUMNS,
    numbers: ['population', ...NETWORK_COLUMNS],
    row: z.strictObject({
      country,
      /** Empty if unknown. */
      name: z.string('must be text'),
      population: amount,
      /** Empty if unknown. */
      area_km2: z.nullable(amount),
      motorway_km: amount,
      rail_km: amount,
    }),
    key: ['country'],
  },
  country_links: {
    columns: LINK_COLUMNS,
    numbers: ['millions'],
    row: z.strictObject({
      a: country,
      b: country,
      kind: z.enum(['ties', 'migrants', 'pilgrims'], 'must be ties, migrants or pilgrims'),
      /** Empty for other kinds. */
      millions: z.nullable(amount),
    }),
    key: ['a', 'b', 'kind'],
  },
  rail_links: {
    columns: ['a', 'b', 'hours'],
    numbers: ['hours'],
    row: z.strictObject({ a: iata, b: iata, hours: amount.check(z.gt(0, 'must be more than 0')) }),
    key: ['a', 'b'],
  },
  served_pairs: {
    columns: ['a', 'b', 'airlines', 'seats'],
    numbers: ['airlines', 'seats'],
    row: z.strictObject({ a: iata, b: iata, airlines: count, seats: count }),
    key: ['a', 'b'],
  },
} as const satisfies Record<string, SeedTable>;

export type SeedTableName = keyof typeof SEED_TABLES;
export const SEED_TABLE_NAMES = Object.keys(SEED_TABLES) as SeedTableName[];

/** A violation in one row. */
export interface RowViolation {
  /** Index of the row in the list. */
  row: number;
  column: string;
  message: string;
}

/** Checks the rows of a table and returns all violations. Duplicate keys are violations. */
export function checkRows(name: SeedTableName, rows: readonly unknown[]): RowViolation[] {
  const { row: schema, key } = SEED_TABLES[name];
  const violations: RowViolation[] = [];
  const seen = new Map<string, number>();
  rows.forEach((value, row) => {
    const parsed = z.safeParse(schema, value);
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        violations.push({ row, column: String(issue.path[0] ?? ''), message: issue.message });
      return;
    }
    const data = parsed.data as Record<string, unknown>;
    const text = key.map((column) => String(data[column])).join(' ');
    if (seen.has(text)) violations.push({ row, column: key[0], message: 'is already in the file' });
    seen.set(text, row);
  });
  return violations;
}
