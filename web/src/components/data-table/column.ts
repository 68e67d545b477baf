import type { ReactNode } from 'react';

/** Value for search and CSV, and for sorting unless the column has `sort`. Null is last in both directions. */
export type CellValue = string | number | null;

/**
 * One column of a DataTable. Keep the list of columns in a constant or a memo, because a new list rebuilds
 * the table.
 */
export interface Column<Row> {
  /** Name in the URL and in the CSV header. */
  id: string;
  label: string;
  /** Unit after the label in the header: km, $, per week. */
  unit?: string;
  /** Right-aligned with tabular figures. The first click sorts the largest first. */
  numeric?: boolean;
  value: (row: Row) => CellValue;
  /** Value for sorting, if rows sorted by `value` would be in the wrong order. */
  sort?: (row: Row) => CellValue;
  /** Content of the cell. The value by default. */
  cell?: (row: Row) => ReactNode;
  /** Text for the search. A text value by default. */
  search?: (row: Row) => string;
  /** Total of the shown rows, in the footer. */
  total?: (rows: readonly Row[]) => ReactNode;
  /** Pixels. Columns without a width share the remaining space. */
  width?: number;
  /** Minimum pixels of a column without `width`. 120 by default. */
  minWidth?: number;
  /** Hidden by default. */
  hidden?: boolean;
  /** Always shown, so not in the list of columns. */
  fixed?: boolean;
  /** Not sortable and not in the CSV file, such as pictures and buttons. */
  plain?: boolean;
  /**
   * Place in the two lines of an item on a phone: left or right in the first line, or in the second line
   * (with its label if it is numeric, and its unit unless `cell` includes it). Left out by default, and in the
   * second line if the value is null.
   */
  phone?: 'title' | 'figure' | 'detail';
  /** Label on a phone instead of `label`, '' for none. A figure has one only if it is set here. */
  phoneLabel?: string;
}

/** Compares numbers by size and texts alphabetically, with numbers in texts by size. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en', { numeric: true });
}

/** Returns the searchable text of a row. */
export const searchWords = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  columns
    .map(({ search, value, plain }) => {
      if (search) return search(row);
      const found = plain ? null : value(row);
      return typeof found === 'string' ? found : '';
    })
    .join(' ');
