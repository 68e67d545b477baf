import { dateText } from '#game/network/timetable/clock.ts';
import type { Statement } from '#game/payloads/statement.ts';
import { downloadCsv, toCsv } from '#web/components/data-table/csv.ts';
import type { StatementRow } from './statement-rows.ts';
import { minuteOf, type StatementKind, statementName } from './statement-words.ts';

/**
 * Downloads a statement as CSV, with a column per period.
 * @param shown indexes of the periods in their order
 * @param start first day of the world, YYYY-MM-DD
 */
export function downloadStatement(
  kind: StatementKind,
  { by, periods }: Statement,
  rows: readonly StatementRow[],
  shown: readonly number[],
  start: string,
): void {
  const name = statementName(kind);
  const columns = shown.flatMap((index) => {
    const period = periods[index];
    if (!period) return [];
    const label = dateText(start, minuteOf(kind, period));
    const value = ({ amounts }: StatementRow) => amounts[index] ?? 0;
    return [{ id: String(index), label, unit: '$', value }];
  });
  const first = { id: 'label', label: name, value: ({ label }: StatementRow) => label };
  downloadCsv(`${name} by ${by}`, toCsv([first, ...columns], rows));
}
