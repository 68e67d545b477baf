import { Fragment } from 'react';
import type { TableView } from './table-view.ts';
import { useRowWindow } from './use-row-window.ts';

const ITEM_HEIGHT = 60;

/** Rows on a phone: items of two lines, high enough for touch. */
export function TableList<Row extends object>(view: TableView<Row>) {
  const { name, rows, columns, rowId, onOpen, open, onPoint, lit, marked, selected, onSelect, height } = view;
  const litIndex = lit ? rows.findIndex((row) => rowId(row) === lit) : -1;
  const { box, indexes, above, below, active, setActive, onKeyDown } = useRowWindow(
    rows.length,
    ITEM_HEIGHT,
    litIndex,
  );
  const title = columns.filter(({ phone }) => phone === 'title');
  const figures = columns.filter(({ phone }) => phone === 'figure');
  const details = columns.filter(({ phone }) => phone === 'detail');
  const detailsOf = (row: Row) => details.filter(({ value }) => value(row) !== null);
  const Item = onOpen ? 'button' : 'div';

  return (
    <div
      ref={box}
      className={`relative overflow-y-auto rounded-panel border border-line bg-surface ${height}`}
    >
      <ul aria-label={name} onKeyDown={onKeyDown}>
        {above > 0 && <li aria-hidden="true" style={{ height: above }} />}
        {indexes.map((index) => {
          const row = rows[index];
          if (!row) return null;
          const id = rowId(row);
          return (
            <li
              key={id}
              className={`flex h-15 items-center border-b border-line last:border-b-0 ${open === id || marked === id || litIndex === index ? 'bg-accent-soft' : ''}`}
            >
              {selected && (
                <label className="flex h-full w-11 shrink-0 items-center justify-center">
                  <input
                    type="checkbox"
                    aria-label={`Select ${columns[0]?.value(row) ?? ''}`}
                    checked={selected[id] === true}
                    onChange={(event) => onSelect([id], event.target.checked)}
                    className="size-5 accent-accent"
                  />
                </label>
              )}
              <Item
                {...(onOpen ? { type: 'button' as const, onClick: () => onOpen(row) } : {})}
                data-row={index}
                tabIndex={index === active ? 0 : -1}
                onFocus={() => {
                  setActive(index);
                  onPoint?.(row);
                }}
                className={`flex h-full min-w-0 flex-1 flex-col justify-center gap-0.5 pr-3 text-left focus-visible:-outline-offset-2 ${selected ? '' : 'pl-3'}`}
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="flex min-w-0 items-baseline gap-2 truncate font-medium">
                    {title.map((column) => (
                      <Fragment key={column.id}>
                        {column.cell ? column.cell(row) : column.value(row)}
                      </Fragment>
                    ))}
                  </span>
                  <span className="flex shrink-0 items-baseline gap-1.5 tabular-nums">
                    {figures.map((column) => (
                      <Fragment key={column.id}>
                        {column.cell ? column.cell(row) : column.value(row)}
                        {column.phoneLabel && <span className="text-12 text-muted">{column.phoneLabel}</span>}
                      </Fragment>
                    ))}
                  </span>
                </span>
                {/* Details that do not fit wrap to a hidden line, so that no text is truncated. */}
                <span className="flex h-5 min-w-0 flex-wrap gap-x-2.5 overflow-hidden text-12 leading-5 text-muted tabular-nums">
                  {detailsOf(row).map((column) => (
                    <span
                      key={column.id}
                      className="inline-flex max-w-full items-center gap-1 truncate whitespace-nowrap"
                    >
                      {column.numeric && column.phoneLabel !== '' && (
                        <span>{column.phoneLabel ?? column.label}</span>
                      )}
                      {column.cell ? column.cell(row) : column.value(row)}
                      {column.unit && !column.cell && <span>{column.unit}</span>}
                    </span>
                  ))}
                </span>
              </Item>
            </li>
          );
        })}
        {below > 0 && <li aria-hidden="true" style={{ height: below }} />}
      </ul>
    </div>
  );
}
