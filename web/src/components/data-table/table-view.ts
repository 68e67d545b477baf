import type { Column } from './column.ts';
import type { TableSort } from './table-state.ts';

/** Data for both layouts of a DataTable. */
export interface TableView<Row extends object> {
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  onOpen?: (row: Row) => void;
  open?: string;
  onPoint?: (row: Row | null) => void;
  lit?: string | null;
  marked?: string;
  /** Ids of the selected rows. Undefined if rows cannot be selected. */
  selected?: Record<string, true>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Classes. */
  height: string;
}

/** Number of rows from which only visible rows are rendered. */
export const VIRTUAL_FROM = 200;
