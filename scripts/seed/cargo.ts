import { readFileSync } from 'node:fs';
import { SEED_TABLE_NAMES, SEED_TABLES, type SeedTableName } from '#game/platform/seed/seed-tables.ts';
import { splitRecords } from '../data/csv-records.ts';
import { readAirports } from '../data/read-airports.ts';
import { readRows } from '../data/read-rows.ts';
import { type SeedRows, toSeedFile, toTablesFile } from '../data/seed-file.ts';
import { describeViolation, type Violation } from '../data/violation.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';

/** Checked rows to import into a world. */
export interface Cargo {
  /** Description with their number: 4,488 airports. */
  name: string;
  /** Name of the file for the binary's import command. */
  file: string;
  /** The call of a running server that accepts them, and its body. */
  path: '/api/am/seed/airports' | '/api/am/seed/tables';
  body: unknown;
  /** Line in the CSV file by IATA code. Only for demand. */
  lines: ReadonlyMap<string, number>;
}

const NOUNS: Record<SeedTableName, readonly [string, string]> = {
  aircraft_models: ['aircraft model', 'aircraft models'],
  airport_demand: ['row of airport demand', 'rows of airport demand'],
  countries: ['country', 'countries'],
  country_links: ['country link', 'country links'],
  rail_links: ['rail link', 'rail links'],
  served_pairs: ['served pair', 'served pairs'],
};

const counted = (count: number, [singular, plural]: readonly [string, string]) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'you do not have permission to read it',
  ENOTDIR: 'a part of its path is not a folder',
};

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Problem(`${file} cannot be read: ${REASONS[code] ?? message}. Nothing was imported.`);
  }
}

function rejectViolations(file: string, violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const count = violations.length === 1 ? 'one error' : `${violations.length.toLocaleString('en-US')} errors`;
  throw new Problem(
    [...violations.map(describeViolation), `${file} has ${count}. Nothing was imported.`].join('\n'),
  );
}

/** Returns the table whose columns match a header best; undefined for airports. */
function tableOf(bytes: Uint8Array): SeedTableName | undefined {
  const header = splitRecords(bytes).records[0]?.cells ?? [];
  if (header.includes('ident')) return undefined;
  const likeness = (name: SeedTableName) => {
    const { columns } = SEED_TABLES[name];
    return columns.filter((column) => header.includes(column)).length / columns.length;
  };
  const best = SEED_TABLE_NAMES.reduce((a, b) => (likeness(b) > likeness(a) ? b : a));
  return likeness(best) > 0.5 ? best : undefined;
}

function airportCargo(file: string, bytes: Uint8Array): Cargo {
  const { airports, violations } = readAirports(bytes);
  rejectViolations(file, violations);
  return {
    name: counted(airports.length, ['airport', 'airports']),
    file: toSeedFile(airports),
    path: '/api/am/seed/airports',
    body: { airports },
    lines: new Map(),
  };
}

const tablesCargo = (name: string, tables: SeedRows, lines: Cargo['lines'] = new Map()): Cargo => ({
  name,
  file: toTablesFile(tables),
  path: '/api/am/seed/tables',
  body: tables,
  lines,
});

function checkedRows(name: SeedTableName, file: string, bytes: Uint8Array): unknown[] {
  const { rows, violations } = readRows(name, bytes);
  rejectViolations(file, violations);
  return rows;
}

/** Returns the line of each airport in a valid demand file. */
function linesOfAirports(bytes: Uint8Array): Map<string, number> {
  const [header, ...rows] = splitRecords(bytes).records;
  const column = header?.cells.indexOf('iata') ?? -1;
  return new Map(rows.map(({ line, cells }) => [cells[column] ?? '', line]));
}

/** Reads a CSV file. Its header identifies the table. Throws a Problem that names all violations. */
export function readCargo(file: string): Cargo {
  const bytes = bytesOf(file);
  const table = tableOf(bytes);
  if (table === undefined) return airportCargo(file, bytes);
  const rows = checkedRows(table, file, bytes);
  const lines = table === 'airport_demand' ? linesOfAirports(bytes) : undefined;
  return tablesCargo(counted(rows.length, NOUNS[table]), { [table]: rows }, lines);
}

/** Returns everything shipped with the product, in the order of the import. */
export function shippedCargoes(): Cargo[] {
  const airports = inRoot('seed/airports.csv');
  const tables = SEED_TABLE_NAMES.map((name) => {
    const file = inRoot(`seed/${name}.csv`);
    return [name, checkedRows(name, file, bytesOf(file))] as const;
  });
  const models = tables.find(([name]) => name === 'aircraft_models')?.[1].length ?? 0;
  return [
    airportCargo(airports, bytesOf(airports)),
    tablesCargo(
      `${counted(models, NOUNS.aircraft_models)} and the demand of the airports`,
      Object.fromEntries(tables),
    ),
  ];
}
