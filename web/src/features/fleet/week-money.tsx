import { formatCount, formatMoney } from '#web/lib/format.ts';
import type { WeekResult } from '#web/lib/game/week-result.ts';

/** Revenue, costs and profit of an aircraft in the last seven days. */
export function WeekMoney({ week, leased }: { week: WeekResult; leased: boolean }) {
  const lines: [string, number][] = [
    [`Revenue of ${formatCount(week.flights, 'flight')}`, week.revenue],
    ['Flight costs', -week.flying],
    ...(leased ? ([['Lease', -week.lease]] as [string, number][]) : []),
    ['Checks', -week.checks],
  ];
  return (
    <>
      <table className="w-full tabular-nums">
        <tbody>
          {lines.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row" className="py-0.5 text-left font-normal text-muted">
                {label}
              </th>
              <td className="text-right">{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-bold">
            <th scope="row" className="pt-1 text-left">
              Profit
            </th>
            <td className={`pt-1 text-right ${week.profit < 0 ? 'text-bad' : ''}`}>
              {formatMoney(week.profit)}
            </td>
          </tr>
        </tfoot>
      </table>
      {week.cancelled > 0 && (
        <p className="text-13 text-warn">{formatCount(week.cancelled, 'flight')} cancelled in this period.</p>
      )}
    </>
  );
}
