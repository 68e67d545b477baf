import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { Icon } from '../icon.tsx';
import type { Column } from './column.ts';
import type { TableView } from './table-view.ts';
import { useRowWindow } from './use-row-window.ts';

const ROW_HEIGHT = 36;
const CHECKBOX_WIDTH = 40;
const WIDTH_MIN = 120;
const CELL = 'h-9 overflow-hidden border-b border-line px-2.5 py-0 text-ellipsis whitespace-nowrap';

const alignOf = ({ numeric }: Pick<Column<never>, 'numeric'>) =>
  numeric ? 'text-right tabular-nums' : 'text-left';

const contentOf = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : column.value(row);

interface CellsProps<Row> {
  row: Row;
  /** All columns except the first, which opens the row. */
  columns: readonly Column<Row>[];
}

function CellsOf<Row>({ row, columns }: CellsProps<Row>): ReactNode {
  return columns.map((column) => (
    <td key={column.id} className={`${CELL} ${alignOf(column)}`}>
      {contentOf(column, row)}
    </td>
  ));
}

/** The cells of a row. Memoized because each settlement changes only some rows. */
const Cells = memo(CellsOf) as <Row>(props: CellsProps<Row>) => ReactNode;

function Head<Row extends object>({ column, view }: { column: Column<Row>; view: TableView<Row> }) {
  const { sort, onSort } = view;
  const isSorted = sort.column === column.id;
  const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const arrow = direction && (
    <Icon
      of={direction === 'descending' ? ArrowDown : ArrowUp}
      className={`inline align-[-3px] text-accent ${column.numeric ? 'mr-1' : 'ml-1'}`}
    />
  );
  const label = (
    <>
      {column.label}
      {column.unit && (
        <>
          {' '}
          <span className="font-normal whitespace-nowrap text-muted">{column.unit}</span>
        </>
      )}
    </>
  );
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={`sticky top-0 z-10 h-9 border-b border-line bg-raised p-0 text-12 font-medium ${alignOf(column)}`}
    >
      {column.plain ? (
        <span className="px-2.5">{label}</span>
      ) : (
        <button
          type="button"
          onClick={() =>
            onSort({
              column: column.id,
              descending: isSorted ? !sort.descending : column.numeric === true,
            })
          }
          // Two lines fit into the head, so a long label wraps instead of being cut.
          className={`h-9 w-full px-2.5 leading-4 hover:bg-line focus-visible:-outline-offset-2 ${alignOf(column)}`}
        >
          {column.numeric && arrow}
          {label}
          {!column.numeric && arrow}
        </button>
      )}
    </th>
  );
}

interface SelectAllProps<Row extends object> {
  view: TableView<Row>;
  selected: NonNullable<TableView<Row>['selected']>;
}

function SelectAll<Row extends object>({ view, selected }: SelectAllProps<Row>) {
  const { rows, rowId, onSelect } = view;
  const ids = rows.map(rowId);
  const selectedCount = ids.filter((id) => selected[id]).length;
  return (
    <th scope="col" className="sticky top-0 z-10 border-b border-line bg-raised px-2.5 text-left">
      <input
        type="checkbox"
        aria-label="Select all rows"
        checked={selectedCount > 0 && selectedCount === rows.length}
        ref={(element) => {
          if (element) element.indeterminate = selectedCount > 0 && selectedCount < rows.length;
        }}
        onChange={(event) => onSelect(ids, event.target.checked)}
        className="size-4 align-middle accent-accent"
      />
    </th>
  );
}

interface RowProps<Row extends object> {
  view: TableView<Row>;
  row: Row;
  index: number;
  /** All columns except the first. */
  others: readonly Column<Row>[];
  /** Whether the row is the one in the Tab order. */
  isActive: boolean;
  isLit: boolean;
  onFocus: () => void;
}

function GridRow<Row extends object>({ view, row, index, others, isActive, isLit, onFocus }: RowProps<Row>) {
  const { columns, rowId, onOpen, open, onPoint, marked, selected, onSelect } = view;
  const [first] = columns;
  const id = rowId(row);
  const isOpen = open === id;
  const focusable = { 'data-row': index, tabIndex: isActive ? 0 : -1 };
  return (
    <tr
      aria-rowindex={index + 2}
      {...(onOpen ? {} : focusable)}
      onClick={(event) => {
        // Controls inside a row handle their own clicks.
        if ((event.target as Element).closest('button, a, input, label, select')) return;
        onOpen?.(row);
      }}
      onFocus={() => {
        onFocus();
        onPoint?.(row);
      }}
      onPointerEnter={() => onPoint?.(row)}
      className={`${onOpen ? 'cursor-pointer' : ''} focus-visible:-outline-offset-2 ${
        isOpen || marked === id ? 'bg-accent-soft' : isLit ? 'bg-raised' : 'hover:bg-raised'
      }`}
    >
      {selected && (
        <td className={CELL}>
          <input
            type="checkbox"
            aria-label={`Select ${columns[0]?.value(row) ?? ''}`}
            checked={selected[id] === true}
            onChange={(event) => onSelect([id], event.target.checked)}
            className="size-4 align-middle accent-accent"
          />
        </td>
      )}
      {first && (
        <td className={`${CELL} ${alignOf(first)}`}>
          {onOpen ? (
            <button
              type="button"
              {...focusable}
              aria-expanded={open === undefined ? undefined : isOpen}
              onClick={() => onOpen(row)}
              className="max-w-full truncate py-1 text-left align-middle"
            >
              {contentOf(first, row)}
            </button>
          ) : (
            contentOf(first, row)
          )}
        </td>
      )}
      <Cells row={row} columns={others} />
    </tr>
  );
}

function Totals<Row extends object>({ view }: { view: TableView<Row> }) {
  const { rows, columns, selected } = view;
  if (!columns.some(({ total }) => total)) return null;
  return (
    <tfoot>
      <tr>
        {selected && <td className="sticky bottom-0 h-9 border-t border-line bg-raised" />}
        {columns.map((column, index) => (
          <td
            key={column.id}
            className={`sticky bottom-0 h-9 truncate border-t border-line bg-raised px-2.5 font-medium ${alignOf(column)}`}
          >
            {column.total ? column.total(rows) : index === 0 ? 'Total' : null}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Rows on a wide screen: a scrollable table with a sticky header. */
export function TableGrid<Row extends object>(view: TableView<Row>) {
  const { name, rows, columns, rowId, onPoint, lit, selected, height } = view;
  const litIndex = lit ? rows.findIndex((row) => rowId(row) === lit) : -1;
  const { box, indexes, above, below, active, setActive, onKeyDown } = useRowWindow(
    rows.length,
    ROW_HEIGHT,
    litIndex,
  );
  const others = useMemo(() => columns.slice(1), [columns]);
  const spans = columns.length + (selected ? 1 : 0);
  const widthMin =
    columns.reduce((sum, { width, minWidth = WIDTH_MIN }) => sum + (width ?? minWidth), 0) +
    (selected ? CHECKBOX_WIDTH : 0);

  return (
    <div
      ref={box}
      className={`relative overflow-auto rounded-panel border border-line bg-surface ${height}`}
      onPointerLeave={() => onPoint?.(null)}
    >
      <table
        aria-label={name}
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-13"
        style={{ minWidth: widthMin }}
      >
        <colgroup>
          {selected && <col style={{ width: CHECKBOX_WIDTH }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selected && <SelectAll view={view} selected={selected} />}
            {columns.map((column) => (
              <Head key={column.id} column={column} view={view} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {above > 0 && (
            <tr style={{ height: above }}>
              <td colSpan={spans} />
            </tr>
          )}
          {indexes.map((index) => {
            const row = rows[index];
            return (
              row && (
                <GridRow
                  key={rowId(row)}
                  {...{ view, row, index, others }}
                  isActive={index === active}
                  isLit={litIndex === index}
                  onFocus={() => setActive(index)}
                />
              )
            );
          })}
          {below > 0 && (
            <tr style={{ height: below }}>
              <td colSpan={spans} />
            </tr>
          )}
        </tbody>
        <Totals view={view} />
      </table>
    </div>
  );
}
