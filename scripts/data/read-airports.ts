import { AIRPORT_COLUMNS, type AirportRow, OPTIONAL_COLUMNS } from '#game/world/airport/airport.ts';
import { checkAirports } from '#game/world/airport/airport-check.ts';
import { type CsvRecord, splitRecords } from './csv-records.ts';
import type { Violation } from './violation.ts';

const NUMBERS: readonly string[] = ['lat', 'lon', 'elevation_m', 'runways', 'longest_runway_m'];
/** Values of empty cells by column. */
const EMPTY: Record<string, number | null> = { elevation_m: null, runways: 0, longest_runway_m: 0 };

const list = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

function headerViolations({ line, cells }: CsvRecord): Violation[] {
  const known: readonly string[] = AIRPORT_COLUMNS;
  const optional: readonly string[] = OPTIONAL_COLUMNS;
  const missing = known.filter((name) => !cells.includes(name) && !optional.includes(name));
  const unknown = cells.filter((name) => !known.includes(name));
  const twice = cells.filter((name, index) => known.includes(name) && cells.indexOf(name) < index);
  const violations: Violation[] = [];
  const add = (message: string) => violations.push({ line, message });
  if (missing.length > 0) add(`the header lacks ${list(missing)}.`);
  if (unknown.length > 0) add(`the header has ${list(unknown)}, which is not a column of airports.`);
  if (twice.length > 0) add(`the header has ${list([...new Set(twice)])} more than once.`);
  return violations;
}

/** Converts a cell for the schema. Inconvertible text remains text, so that the schema rejects it. */
function typed(column: string, cell: string): unknown {
  if (cell === '' && column in EMPTY) return EMPTY[column];
  if (NUMBERS.includes(column)) return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(cell) ? Number(cell) : cell;
  if (column === 'scheduled') return { true: true, false: false }[cell.toLowerCase()] ?? cell;
  return cell;
}

/** Converts a record for the schema. Undefined if it does not have one value per column. */
function toRow(header: string[], { cells }: CsvRecord): Record<string, unknown> | undefined {
  if (cells.length !== header.length) return undefined;
  return Object.fromEntries(header.map((column, index) => [column, typed(column, cells[index] ?? '')]));
}

/**
 * Reads and checks a complete airports.csv. Returns either the airports and no violation, or all violations
 * in the order of the lines.
 */
export function readAirports(bytes: Uint8Array): { airports: AirportRow[]; violations: Violation[] } {
  const { records, violations } = splitRecords(bytes);
  const [header, ...lines] = records;
  if (!header) return { airports: [], violations };
  const wrongHeader = headerViolations(header);
  if (wrongHeader.length > 0) return { airports: [], violations: wrongHeader };
  if (lines.length === 0 && violations.length === 0) {
    return { airports: [], violations: [{ message: 'The file has a header, but no airports.' }] };
  }

  const rows: { line: number; record: CsvRecord; row: Record<string, unknown> }[] = [];
  for (const record of lines) {
    const row = toRow(header.cells, record);
    if (row) rows.push({ line: record.line, record, row });
    else {
      const message = `has ${record.cells.length} values, but the header names ${header.cells.length} columns.`;
      violations.push({ line: record.line, message });
    }
  }
  const checked = checkAirports(rows.map(({ row }) => row));
  for (const { row, column, message, sameAs } of checked.violations) {
    const { line = 0, record } = rows[row] ?? {};
    const value = record?.cells[header.cells.indexOf(column)];
    const first = sameAs === undefined ? undefined : rows[sameAs]?.line;
    violations.push({ line, column, value, message: first ? `is already in line ${first}` : message });
  }
  violations.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { airports: violations.length > 0 ? [] : checked.airports, violations };
}
