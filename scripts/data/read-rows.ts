import { checkRows, SEED_TABLES, type SeedTableName } from '#game/platform/seed/seed-tables.ts';
import { splitRecords } from './csv-records.ts';
import type { Violation } from './violation.ts';

/** Converts a cell for the schema. Inconvertible text remains text, so that the schema rejects it. */
function typed(isNumber: boolean, cell: string): unknown {
  if (!isNumber) return cell;
  if (cell === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(cell) ? Number(cell) : cell;
}

/**
 * Reads and checks a complete CSV file of one of the seed's tables. Columns that an import does not need are
 * dropped. Returns either the rows and no violation, or all violations.
 */
export function readRows(
  name: SeedTableName,
  bytes: Uint8Array,
): { rows: unknown[]; violations: Violation[] } {
  const { columns, numbers } = SEED_TABLES[name];
  const { records, violations } = splitRecords(bytes);
  const [header, ...lines] = records;
  if (!header) return { rows: [], violations };
  const missing = columns.filter((column) => !header.cells.includes(column));
  if (missing.length > 0) {
    const list = missing.map((column) => `"${column}"`).join(', ');
    return { rows: [], violations: [{ line: header.line, message: `the header lacks ${list}.` }] };
  }
  const twice = columns.filter((column) => header.cells.indexOf(column) !== header.cells.lastIndexOf(column));
  if (twice.length > 0) {
    const list = twice.map((column) => `"${column}"`).join(', ');
    return {
      rows: [],
      violations: [{ line: header.line, message: `the header has ${list} more than once.` }],
    };
  }
  if (lines.length === 0)
    return { rows: [], violations: [...violations, { message: 'The file has a header, but no rows.' }] };
  for (const { line, cells } of lines) {
    if (cells.length === header.cells.length) continue;
    const message = `has ${cells.length} values, but the header names ${header.cells.length} columns.`;
    violations.push({ line, message });
  }
  const whole = lines.filter(({ cells }) => cells.length === header.cells.length);
  const isNumber = (column: string) => (numbers as readonly string[]).includes(column);
  const rows = whole.map(({ cells }) =>
    Object.fromEntries(
      columns.map((column) => [column, typed(isNumber(column), cells[header.cells.indexOf(column)] ?? '')]),
    ),
  );
  for (const { row, column, message } of checkRows(name, rows)) {
    const record = whole[row];
    violations.push({
      line: record?.line,
      column,
      value: record?.cells[header.cells.indexOf(column)],
      message,
    });
  }
  violations.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { rows: violations.length > 0 ? [] : rows, violations };
}
