import type { Statement } from '#game/payloads/statement.ts';
import { dateText } from '#game/timetable/clock.ts';
import { EntriesDrawer } from './entries-drawer.tsx';
import type { StatementRow } from './statement-rows.ts';
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
  const { periods, sums, minute } = statement;
  const { route, aircraft } = choice;
  const [id, from] = figure.split('@');
  const row = rows.find((one) => one.id === id);
  const index = periods.findIndex((period) => String(period.from) === from);
  const period = periods[index];
  if (!row || !period) return null;
  const first = dateText(start, Math.max(0, period.from));
  const last = dateText(start, Math.min(minute, period.to - 1));
  const items: readonly string[] = row.items;
  const total = sums.reduce(
    (sum, { item, amounts }) => sum + (items.includes(item) ? (amounts[index] ?? 0) : 0),
    0,
  );
  return (
    <EntriesDrawer
      title={row.label}
      when={first === last ? first : `${first} to ${last}`}
      total={total}
      of={{ items: row.items, period, route, aircraft }}
      start={start}
      onClose={onClose}
    />
  );
}
