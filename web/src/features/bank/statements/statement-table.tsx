import { type KeyboardEvent, useState } from 'react';
import type { Period } from '#game/books/periods.ts';
import { Figure, RowLabel } from './statement-cells.tsx';
import type { StatementRow } from './statement-rows.ts';

interface StatementTableProps {
  name: string;
  rows: readonly StatementRow[];
  /** Indexes of the shown periods, the newest first. */
  shown: readonly number[];
  periods: readonly Period[];
  labelOf: (index: number) => string;
  /** Whether a period is not over. */
  isRunning: (index: number) => boolean;
  onOpen: (row: StatementRow, index: number) => void;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Moves the focus between the figures with the arrow keys. Only labels are in the tab order. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = (event.target as HTMLElement).closest('th, td');
  if (!step || !cell) return;
  const lines = [...event.currentTarget.querySelectorAll('tbody tr')].map((row) => [...row.children]);
  let line = lines.findIndex((cells) => cells.includes(cell));
  let column = lines[line]?.indexOf(cell) ?? -1;
  for (;;) {
    line += step[0];
    column += step[1];
    const next = lines[line]?.[column];
    if (!next) return;
    const button = next.querySelector('button');
    if (!button) continue;
    event.preventDefault();
    button.focus();
    return;
  }
}

const ARROW_KEYS = 'Use the arrow keys to move between figures.';

const NUMBER = 'h-9 px-2.5 text-right tabular-nums whitespace-nowrap';
const STICKY = 'sticky left-0 z-10 bg-surface text-left max-md:max-w-40 md:whitespace-nowrap';
const WEIGHTS = { group: 'font-medium', line: 'font-normal', total: 'font-bold' } as const;

/**
 * Shown to players who see the table and use it with the keyboard. Others hear it with the table's name. Below the
 * table, or at the end of the window if the table is longer.
 */
const KeyHint = () => (
  <p
    aria-hidden="true"
    className="invisible sticky bottom-2 z-20 self-end rounded-control border border-line bg-surface px-2 py-0.5 text-12 text-muted group-has-[th_button:focus-visible]:visible max-md:hidden"
  >
    {ARROW_KEYS}
  </p>
);

/** A statement with one column per period. Groups collapse, and the figures of lines open their entries. */
export function StatementTable(props: StatementTableProps) {
  const { name, rows, shown, periods, labelOf, isRunning, onOpen } = props;
  const [closed, setClosed] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);
  const newest = shown[0] ?? 0;
  const opens = rows.some(({ items }) => items.length > 0);
  return (
    <div className="group flex min-w-0 flex-col gap-1">
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-control border border-line"
      >
        <table className="w-full text-13" onKeyDown={moveFocus}>
          <caption className="sr-only">
            {name}, US dollars.{opens && ` Select a figure to see its entries. ${ARROW_KEYS}`}
          </caption>
          <thead className="text-12 text-muted">
            <tr>
              <th scope="col" className={`${STICKY} px-2.5 font-medium`}>
                $
              </th>
              {shown.map((index) => (
                <th key={periods[index]?.from} scope="col" className={`${NUMBER} font-medium`}>
                  {labelOf(index)}
                  {isRunning(index) && <span className="block text-12 font-normal">so far</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ group }) => group === undefined || !closed.includes(group))
              .map((row) => (
                <tr key={row.id} className={`border-t border-line ${WEIGHTS[row.kind]}`}>
                  <th scope="row" className={`${STICKY} ${WEIGHTS[row.kind]}`}>
                    <RowLabel
                      row={row}
                      isClosed={closed.includes(row.id)}
                      onToggle={() => toggle(row.id)}
                      onOpen={() => onOpen(row, newest)}
                    />
                  </th>
                  {shown.map((index) => (
                    <td
                      key={periods[index]?.from}
                      className={`${NUMBER} ${(row.amounts[index] ?? 0) < 0 && row.kind === 'total' ? 'text-bad' : ''}`}
                    >
                      <Figure
                        row={row}
                        index={index}
                        period={labelOf(index)}
                        onOpen={() => onOpen(row, index)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {opens && <KeyHint />}
    </div>
  );
}
