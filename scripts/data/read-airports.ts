import {
  AIRPORT_COLUMNS,
  type AirportColumn,
  type AirportRow,
  airportRowSchema,
} from '../../game/airport.ts';
import { type CsvRecord, splitRecords } from './csv-records.ts';
import type { Fault } from './fault.ts';

const NUMBERS: readonly string[] = ['lat', 'lon', 'elevation_m', 'runways', 'longest_runway_m'];
/** What an empty cell of a column stands for. */
const EMPTY: Record<string, number | null> = { elevation_m: null, runways: 0, longest_runway_m: 0 };
const UNIQUE = ['ident', 'iata'] as const;

const list = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

function headerFaults({ line, cells }: CsvRecord): Fault[] {
  const known: readonly string[] = AIRPORT_COLUMNS;
  if (cells.length === 1 && cells[0]?.includes(';')) {
    return [{ line, message: 'separates its columns by semicolons; use commas.' }];
  }
  const missing = known.filter((name) => !cells.includes(name));
  const unknown = cells.filter((name) => !known.includes(name));
  const twice = cells.filter((name, at) => known.includes(name) && cells.indexOf(name) < at);
  const faults: Fault[] = [];
  const add = (message: string) => faults.push({ line, message });
  if (missing.length > 0) add(`the header lacks ${list(missing)}.`);
  if (unknown.length > 0) add(`the header has ${list(unknown)}, which is no column of airports.`);
  if (twice.length > 0) add(`the header has ${list([...new Set(twice)])} more than once.`);
  return faults;
}

/** A cell as the schema wants it; what cannot be turned is left as text, for the schema to refuse. */
function typed(column: string, cell: string): unknown {
  if (cell === '' && column in EMPTY) return EMPTY[column];
  if (NUMBERS.includes(column)) return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(cell) ? Number(cell) : cell;
  if (column === 'scheduled') return { true: true, false: false }[cell.toLowerCase()] ?? cell;
  return cell;
}

function readRow(header: string[], { line, cells }: CsvRecord): AirportRow | Fault[] {
  if (cells.length !== header.length) {
    const message = `has ${cells.length} values, but the header names ${header.length} columns.`;
    return [{ line, message }];
  }
  const values = new Map(header.map((column, at) => [column, cells[at] ?? '']));
  const result = airportRowSchema.safeParse(
    Object.fromEntries([...values].map(([column, cell]) => [column, typed(column, cell)])),
  );
  if (result.success) return result.data;
  const faults = new Map<string, Fault>();
  for (const issue of result.error.issues) {
    const column = String(issue.path[0] ?? '');
    // One fault a cell: the first check that fails says enough.
    if (!faults.has(column)) {
      faults.set(column, { line, column, value: values.get(column), message: issue.message });
    }
  }
  return [...faults.values()];
}

/**
 * Reads and checks a whole airports.csv. Either there are no faults and `airports` is what the file holds, or `faults`
 * names every fault in it, in the order of its lines.
 */
export function readAirports(bytes: Uint8Array): { airports: AirportRow[]; faults: Fault[] } {
  const { records, faults } = splitRecords(bytes);
  const [header, ...rows] = records;
  if (!header) return { airports: [], faults };
  const wrongHeader = headerFaults(header);
  if (wrongHeader.length > 0) return { airports: [], faults: wrongHeader };
  if (rows.length === 0 && faults.length === 0) {
    return { airports: [], faults: [{ message: 'The file has a header, but no airports.' }] };
  }

  const airports: AirportRow[] = [];
  const firstLine: Record<AirportColumn & ('ident' | 'iata'), Map<string, number>> = {
    ident: new Map(),
    iata: new Map(),
  };
  for (const row of rows) {
    const read = readRow(header.cells, row);
    if (Array.isArray(read)) {
      faults.push(...read);
      continue;
    }
    for (const column of UNIQUE) {
      const first = firstLine[column].get(read[column]);
      if (first === undefined) firstLine[column].set(read[column], row.line);
      else {
        const message = `stands in line ${first} already.`;
        faults.push({ line: row.line, column, value: read[column], message });
      }
    }
    airports.push(read);
  }
  faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { airports: faults.length > 0 ? [] : airports, faults };
}
