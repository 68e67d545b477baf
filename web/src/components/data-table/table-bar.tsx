import { ArrowDownUp, Columns3, Download, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { usePopover } from '../use-popover.ts';
import type { Column } from './column.ts';
import { SearchField } from './search-field.tsx';
import type { TableState } from './table-state.ts';

interface TableBarProps<Row> {
  name: string;
  state: TableState;
  columns: readonly Column<Row>[];
  search?: string;
  filters?: ReactNode;
  actions?: ReactNode;
  phone: boolean;
  onCsv: () => void;
  bulk: { count: number; clear: () => void; content: ReactNode } | null;
  isEmpty: boolean;
}

/** Selects the columns, in a popover below its button. */
function ColumnChoice<Row>({ columns, state }: Pick<TableBarProps<Row>, 'columns' | 'state'>) {
  const id = useId();
  const { open, toggle, box, button, popover } = usePopover('bottom-end');
  const { hidden, setHidden } = state;
  return (
    <div ref={box}>
      <IconButton
        ref={button}
        icon={Columns3}
        label="Columns"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      />
      {open && (
        <fieldset
          ref={popover}
          id={id}
          className="fixed z-30 flex max-h-[min(384px,var(--room))] w-56 flex-col overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-float"
        >
          <legend className="sr-only">Columns shown</legend>
          {columns
            .filter(({ fixed, plain }) => !fixed && !plain)
            .map((column) => (
              <label
                key={column.id}
                className="flex min-h-8 items-center gap-2 rounded-tag px-2 hover:bg-raised"
              >
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  checked={!hidden.includes(column.id)}
                  onChange={(event) =>
                    setHidden(
                      event.target.checked
                        ? hidden.filter((other) => other !== column.id)
                        : [...hidden, column.id],
                    )
                  }
                />
                {column.label}
              </label>
            ))}
        </fieldset>
      )}
    </div>
  );
}

/**
 * The bar above a table: search and filters, or actions on the selected rows, and columns and CSV on the
 * right.
 */
export function TableBar<Row>(props: TableBarProps<Row>) {
  const { name, state, columns, search, filters, actions, phone, onCsv, bulk, isEmpty } = props;
  const sortable = columns.filter(({ plain }) => !plain);
  if (isEmpty && !filters && !actions) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {bulk ? (
        <div className="flex min-h-10 min-w-0 flex-1 flex-wrap items-center gap-3 rounded-control bg-accent-soft px-3 py-1.5 max-md:pb-3 md:-my-1.5">
          <div className="flex items-center justify-between gap-1 max-md:w-full">
            <span role="status" className="font-medium tabular-nums">
              {bulk.count} selected
            </span>
            <IconButton icon={X} label="Clear selection" onClick={bulk.clear} />
          </div>
          {bulk.content}
        </div>
      ) : (
        <>
          {search !== undefined && (
            <SearchField
              label={`Search ${name.toLowerCase()}`}
              placeholder={search}
              value={state.text}
              onChange={state.setText}
            />
          )}
          {filters}
        </>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1.5 max-md:w-full">
        {phone && (
          <label className="flex min-w-40 flex-1 items-center gap-1.5">
            <span className="sr-only">Sort by</span>
            <select
              value={state.sort.column}
              onChange={(event) => {
                const column = sortable.find(({ id }) => id === event.target.value);
                state.setSort({ column: event.target.value, descending: column?.numeric === true });
              }}
              className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-2 text-16 text-ink"
            >
              {sortable.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            <IconButton
              icon={ArrowDownUp}
              label={state.sort.descending ? 'Sort smallest first' : 'Sort largest first'}
              onClick={() => state.setSort({ ...state.sort, descending: !state.sort.descending })}
            />
          </label>
        )}
        {!phone && <ColumnChoice columns={columns} state={state} />}
        <Button onClick={onCsv} tone="quiet" disabled={isEmpty}>
          {!phone && <Icon of={Download} />}
          CSV
        </Button>
        {actions}
      </div>
    </div>
  );
}
