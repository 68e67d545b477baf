import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { inRoot } from '../paths.ts';

/** Rows of a CSV file of the project (path from its root) by the names in its header. */
export function readTable<Column extends string>(path: string): Record<Column, string>[] {
  return parse(readFileSync(inRoot(path), 'utf8'), { columns: true }) as Record<Column, string>[];
}

const quoted = (value: string) => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Text of a CSV file: header, one line a row, LF line ends. */
export function toTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => quoted(String(row[column]))).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
