import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

const CELL = /("(?:[^"]|"")*"|[^,"]*)(?:,|$)/g;

/** Returns the values of one line of a valid CSV file. */
export function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  // The last match is the empty one after the last value.
  for (const [whole, cell = ''] of line.matchAll(CELL)) {
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (!whole.endsWith(',')) break;
  }
  return cells;
}

/** Returns the header and the other lines of a CSV file of the project (path from its root). */
export function linesOf(path: string): { header: string[]; lines: string[] } {
  const [header = '', ...lines] = readFileSync(inRoot(path), 'utf8').trimEnd().split('\n');
  return { header: cellsOf(header), lines };
}

/**
 * Returns the rows of a CSV file of the project (path from its root) by header name. For the project's own
 * files, which have no line breaks within values. Loading a general parser takes longer than reading them.
 */
export function readTable<Column extends string>(path: string): Record<Column, string>[] {
  const { header, lines } = linesOf(path);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])) as Record<
      Column,
      string
    >;
  });
}

const quoted = (value: string) => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Returns the text of a CSV file: header, one line per row, LF line ends. */
export function toTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => quoted(String(row[column]))).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
