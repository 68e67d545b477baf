import type { CellValue, Column } from './column.ts';

/**
 * Matches text that a spreadsheet would treat as a formula. Names of airlines and aircraft may look like
 * this.
 */
const FORMULA = /^[=+\-@\t\r]/;

function field(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns rows as CSV (RFC 4180). The header has "label (unit)". Numbers are unformatted with a decimal
 * point. A text that looks like a formula gets a leading apostrophe.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const kept = columns.filter(({ plain }) => !plain);
  const head = kept.map(({ label, unit }) => field(unit ? `${label} (${unit})` : label));
  const lines = rows.map((row) => kept.map(({ value }) => field(value(row))));
  return [head, ...lines].map((fields) => `${fields.join(',')}\r\n`).join('');
}

/** Downloads a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
