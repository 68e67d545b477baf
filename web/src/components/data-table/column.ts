import type { ReactNode } from 'react';

/** What a cell sorts and searches by, and what the CSV file holds; null stands last in either direction. */
export type CellValue = string | number | null;

/** One column of a DataTable. Keep the list of columns in a constant or a memo: a new one makes the table anew. */
export interface Column<Row> {
  /** Name in the address and in the CSV file's head. */
  id: string;
  label: string;
  /** Stands in the header behind the label, muted: km, $, a week. */
  unit?: string;
  /** Right-aligned with tabular figures, sorted from the largest at the first press. */
  numeric?: boolean;
  value: (row: Row) => CellValue;
  /** What is shown; the value itself unless given. */
  cell?: (row: Row) => ReactNode;
  /** What the search looks at; the value where it is text, unless given. */
  search?: (row: Row) => string;
  /** At the foot of the column, over the rows shown. */
  total?: (rows: readonly Row[]) => ReactNode;
  /** Pixels; a column without one takes its share of what is left. */
  width?: number;
  /** Pixels that a column without `width` has at least; 120 unless given. */
  leastWidth?: number;
  /** Not shown until chosen. */
  hidden?: boolean;
  /** Not in the list of columns to choose: it always stands. */
  fixed?: boolean;
  /** Cannot be sorted by, and stands in no CSV file: pictures and buttons. */
  plain?: boolean;
  /**
   * Where it stands in the two lines of a phone's item: the first line's left, its right end, or in the second line (with
   * its label where it is numeric, and its unit unless `cell` writes it). Otherwise it is left out.
   */
  phone?: 'title' | 'figure' | 'detail';
  /** Label there instead of `label`; '' for none, where the cell speaks for itself. A figure has one only if it is given here. */
  phoneLabel?: string;
}

/** Numbers by size, texts by the alphabet, with numbers in them by size. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en', { numeric: true });
}

/** Words that a search finds a row by. */
export const searchWords = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  columns
    .map(({ search, value, plain }) => {
      if (search) return search(row);
      const found = plain ? null : value(row);
      return typeof found === 'string' ? found : '';
    })
    .join(' ');
