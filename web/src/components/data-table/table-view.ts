import type { Column } from './column.ts';
import type { TableSort } from './table-state.ts';

/** What the two ways of drawing a table need, see DataTable. */
export interface TableView<Row extends object> {
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  onOpen?: (row: Row) => void;
  open?: string;
  onPoint?: (row: Row | null) => void;
  lit?: string | null;
  /** Ids of ticked rows; undefined where rows cannot be ticked. */
  ticked?: Record<string, true>;
  onTick: (ids: readonly string[], on: boolean) => void;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Classes. */
  height: string;
}

/** Rows from which on only those in view are in the page. */
export const VIRTUAL_FROM = 200;
