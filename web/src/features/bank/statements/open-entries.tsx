import { dateText } from '#game/network/timetable/clock.ts';
import type { Statement } from '#game/payloads/statement.ts';
import { formatMoney, formatMoneyChange } from '#web/lib/format.ts';
import { EntriesDrawer } from './entries-drawer.tsx';
import { changeOf, type StatementRow } from './statement-rows.ts';
import type { StatementChoice } from './use-statement-choice.ts';

/** Returns the name of a figure in the URL: its row and the start of its period. */
export const figureId = ({ id }: StatementRow, from: number): string => `${id}@${from}`;

interface OpenEntriesProps {
  /** See `figureId`. */
  figure: string;
  choice: StatementChoice;
  statement: Statement;
  rows: readonly StatementRow[];
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  onClose: () => void;
}

/** The entries behind a figure of a statement. Nothing if the statement has no such figure. */
export function OpenEntries({ figure, choice, statement, rows, start, onClose }: OpenEntriesProps) {
  const { periods, sums, minute, by } = statement;
  const { kind, route, aircraft } = choice;
  const [id, from] = figure.split('@');
  const row = rows.find((one) => one.id === id);
  const index = periods.findIndex((period) => String(period.from) === from);
  const period = periods[index];
  if (!row || !period) return null;
  const first = dateText(start, Math.max(0, period.from));
  const last = dateText(start, Math.min(minute, period.to - 1));
  const change = sums
    .filter(({ item }) => row.items.includes(item))
    .reduce((sum, { item, amounts }) => sum + changeOf(row, item, amounts[index] ?? 0), 0);
  return (
    <EntriesDrawer
      row={row}
      when={first === last ? first : `${first} to ${last}`}
      // The figure of a balance sheet is not the sum of the entries of its period.
      total={kind === 'balance' ? `Change in the ${by}: ${formatMoneyChange(change)}` : formatMoney(change)}
      of={{ items: row.items, period, route, aircraft }}
      start={start}
      onClose={onClose}
    />
  );
}
