import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { fold } from '../../../../game/fold.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { type Column, compareValues, searchWords } from './column.ts';
import { downloadCsv, toCsv } from './csv.ts';
import { TableBar } from './table-bar.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableList } from './table-list.tsx';
import { type TableSort, useTableState } from './table-state.ts';

export interface DataTableProps<Row extends object> {
  /** Names the table for assistive technology and the CSV file: "Routes". */
  name: string;
  /** Keep the same array while nothing changes: a new one is sorted anew. */
  rows: readonly Row[];
  /** A constant or a memo. The first is what names a row. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** How it is sorted unless the address says otherwise. */
  sort: TableSort;
  /** Before the names of its parameters in the address, where a page has more than one table. */
  prefix?: string;
  /** What the search field says while it is empty: "Airport or country"; without it there is no search. */
  search?: string;
  /** Controls between search and buttons that filter `rows` before they come here. */
  filters?: ReactNode;
  /** Buttons beside CSV. */
  actions?: ReactNode;
  /** A press on a row, or Enter. Without it rows do not open. */
  onOpen?: (row: Row) => void;
  /** Id of the row whose detail is open. */
  open?: string;
  /** Where the pointer or the keyboard is; null when it has left. */
  onPoint?: (row: Row | null) => void;
  /** Id of a row to light up from elsewhere, such as a map; it is brought into view. */
  lit?: string | null;
  /** Rows can be ticked, and this stands in place of the filters while some are: what can be done with all of them. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Stands in place of the rows where `rows` is empty. */
  empty: ReactNode;
  /** Classes that set the height within which it scrolls; about a screen unless given. */
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
 * A table of records: sorted by its headers, searched, exported as CSV, its columns chosen; rows are ticked for work on many
 * at once, and walked through by arrow keys. Its state is kept in the address. From 200 rows on only those in view are in the
 * page. On a phone rows become items of two lines.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, rows, columns, rowId, search, filters, actions, bulk, empty, height = USUAL_HEIGHT } = props;
  const state = useTableState(columns, props.sort, props.prefix ?? '');
  const phone = useMedia(PHONE);
  const [ticked, setTicked] = useState<Record<string, true>>({});

  const wanted = useDeferredValue(search === undefined ? '' : fold(state.text));
  const found = useMemo(
    () =>
      wanted === ''
        ? rows
        : rows.filter((row) => {
            const words = fold(searchWords(columns, row));
            return wanted.split(' ').every((word) => words.includes(word));
          }),
    [rows, columns, wanted],
  );

  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        // Undefined stands last whichever way it is sorted.
        accessorFn: (row: Row) => column.value(row) ?? undefined,
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
      rowSelection: ticked,
    },
  });
  const sorted = table.getSortedRowModel().rows;
  const shown = useMemo(() => sorted.map(({ original }) => original), [sorted]);
  const visible = useMemo(
    () => columns.filter(({ id, fixed }) => fixed || !hidden.includes(id)),
    [columns, hidden],
  );
  const chosen = useMemo(() => shown.filter((row) => ticked[rowId(row)]), [shown, ticked, rowId]);
  const clear = () => setTicked({});

  const tick = (ids: readonly string[], on: boolean) =>
    setTicked((before) => {
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
    ticked: bulk ? ticked : undefined,
    onTick: tick,
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
            Clear the search
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
