import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { fold } from '#game/platform/text/fold.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { type Column, compareValues, searchWords } from './column.ts';
import { downloadCsv, toCsv } from './csv.ts';
import { foldedText, matchingRows } from './matching-rows.ts';
import { TableBar } from './table-bar.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableList } from './table-list.tsx';
import { type TableSort, useTableState } from './table-state.ts';

export interface DataTableProps<Row extends object> {
  /** Name for assistive technology and the CSV file: "Routes". */
  name: string;
  /** A stable array, because a new one is sorted again. */
  rows: readonly Row[];
  /** A constant or a memo. The first column names the row. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Default sort order. */
  sort: TableSort;
  /** Prefix of the URL parameters, for pages with several tables. */
  prefix?: string;
  /** Placeholder of the search field: "Airport or country". Without it there is no search. */
  search?: string;
  /** Controls of the page that filter `rows`, shown after the search. */
  filters?: ReactNode;
  /** Buttons beside the CSV button. */
  actions?: ReactNode;
  /** Called for a click on a row, or Enter. Without it rows do not open. */
  onOpen?: (row: Row) => void;
  /** Id of the row whose details are open. */
  open?: string;
  /** Called with the row under the pointer or keyboard focus, or null. */
  onPoint?: (row: Row | null) => void;
  /** Id of a row to highlight and scroll into view, for example from a map. */
  lit?: string | null;
  /** Id of a row to mark without scrolling, such as the player's own. */
  marked?: string;
  /** Makes rows selectable. Returns the controls that replace the filters while rows are selected. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Shown if `rows` is empty. */
  empty: ReactNode;
  /** Classes for the height of the scroll area. About one screen by default. */
  height?: string;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnVisibilityFeature,
  rowSelectionFeature,
});

const USUAL_HEIGHT = 'max-h-[max(320px,calc(100dvh-260px))]';

/**
 * A table of records with sorting, search, CSV export, column selection, row selection and arrow keys. Its
 * state is kept in the URL. From 200 rows on, only visible rows are rendered. On a phone, rows become items
 * of two lines.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, rows, columns, rowId, search, filters, actions, bulk, empty, height = USUAL_HEIGHT } = props;
  const state = useTableState(columns, props.sort, props.prefix ?? '');
  const phone = useMedia(PHONE);
  const [selected, setSelected] = useState<Record<string, true>>({});

  const wanted = useDeferredValue(search === undefined || fold(state.text) === '' ? '' : state.text);
  const isFiltered = wanted !== '';
  const texts = useMemo(
    () => (isFiltered ? rows.map((row) => foldedText(searchWords(columns, row))) : []),
    [rows, columns, isFiltered],
  );
  const found = useMemo(
    // The table keeps the values of a row as long as the array is the same. New columns, which may have others, also
    // change `texts`.
    () => (isFiltered ? matchingRows(rows, texts, wanted) : [...rows]),
    [rows, texts, isFiltered, wanted],
  );

  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        // Undefined is last in both sort directions.
        accessorFn: (row: Row) => (column.sort ?? column.value)(row) ?? undefined,
        sortUndefined: 'last' as const,
        sortFn: (
          a: { getValue: (id: string) => unknown },
          b: { getValue: (id: string) => unknown },
          id: string,
        ) => compareValues(a.getValue(id) as string | number, b.getValue(id) as string | number),
      })),
    [columns],
  );
  const { sort, hidden } = state;
  const table = useTable({
    features,
    columns: definitions,
    data: found as Row[],
    getRowId: rowId,
    state: {
      sorting: useMemo(() => [{ id: sort.column, desc: sort.descending }], [sort.column, sort.descending]),
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
      rowSelection: selected,
    },
  });
  const sorted = table.getSortedRowModel().rows;
  const shown = useMemo(() => sorted.map(({ original }) => original), [sorted]);
  const visible = useMemo(
    () => columns.filter(({ id, fixed }) => fixed || !hidden.includes(id)),
    [columns, hidden],
  );
  const chosen = useMemo(() => shown.filter((row) => selected[rowId(row)]), [shown, selected, rowId]);
  const clear = () => setSelected({});

  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const next = { ...before };
      for (const id of ids) {
        if (on) next[id] = true;
        else delete next[id];
      }
      return next;
    });

  const view = {
    name,
    rows: shown,
    columns: visible,
    rowId,
    onOpen: props.onOpen,
    open: props.open,
    onPoint: props.onPoint,
    lit: props.lit,
    marked: props.marked,
    selected: bulk ? selected : undefined,
    onSelect: select,
    sort,
    onSort: state.setSort,
    height,
  };

  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-3">
      <TableBar
        name={name}
        state={state}
        columns={columns}
        search={search}
        filters={filters}
        actions={actions}
        phone={phone}
        onCsv={() => downloadCsv(name, toCsv(visible, shown))}
        bulk={
          bulk && chosen.length > 0 ? { count: chosen.length, clear, content: bulk(chosen, clear) } : null
        }
        isEmpty={rows.length === 0}
      />
      {rows.length === 0 ? (
        empty
      ) : shown.length === 0 ? (
        <p className="rounded-panel border border-line p-6 text-muted">
          Nothing matches “{state.text}”.{' '}
          <button type="button" className="text-accent underline" onClick={() => state.setText('')}>
            Clear search
          </button>
        </p>
      ) : phone ? (
        <TableList {...view} />
      ) : (
        <TableGrid {...view} />
      )}
      <p role="status" className="sr-only">
        {`${shown.length} of ${rows.length} rows`}
      </p>
    </section>
  );
}
