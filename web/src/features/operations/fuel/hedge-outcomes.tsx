import { meanPriceRange, priceRange, RANGE_SHARE } from '#game/operations/fuel/fuel-outlook.ts';
import type { Outlook } from '#game/world/economy/outlook.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatMoney, formatMoneyShort, formatPercent } from '#web/lib/format.ts';

interface HedgeOutcomesProps {
  /** Today's market price, US dollars per tonne. */
  market: number;
  /** Published outlook of the economy. */
  outlook: Outlook | null;
  /** Price of the hedge, US dollars per tonne. */
  price: number;
  /** Tonnes per day. */
  tonnes: number;
  weeks: number;
}

const likely = formatPercent(RANGE_SHARE);

/** Fuel costs with and without the hedge, per week and in total. */
export function HedgeOutcomes({ market, outlook, price, tonnes, weeks }: HedgeOutcomesProps) {
  const aWeek = tonnes * DAYS_A_WEEK;
  const term = meanPriceRange(market, weeks, outlook);
  const total = (each: number) => each * aWeek * weeks;
  const week = Array.from({ length: weeks }, (_, index) => index + 1);
  // Prices on the middle day of each week. A single week needs two points for a line.
  const x = weeks === 1 ? [1, 2] : week;
  const ranges = x.map((weekNumber) => priceRange(market, (weekNumber - 1) * DAYS_A_WEEK + 4, outlook));
  const cost = (each: number) => Math.round(each * aWeek);
  const rows: [label: string, value: string][] = [
    ['Bought ahead, fixed', formatMoney(total(price))],
    [
      `At market price, ${likely} likely`,
      `${formatMoney(total(term.low))} to ${formatMoney(total(term.high))}`,
    ],
    ['At market price, expected', formatMoney(total(term.expected))],
    ['Cost of certainty', formatMoney(total(price) - total(term.expected))],
  ];
  return (
    <div className="flex flex-col gap-2">
      <Plot
        title="Cost of this fuel, $ per week"
        summary={`Bought ahead ${formatMoney(cost(price))} each week. At market price between ${formatMoney(cost(ranges.at(-1)?.low ?? 0))} and ${formatMoney(cost(ranges.at(-1)?.high ?? 0))} in the last week, with ${likely} probability.`}
        xLabel="Week"
        x={x}
        series={[
          { label: 'Bought ahead', values: x.map(() => cost(price)) },
          { label: 'Expected', values: ranges.map(({ expected }) => cost(expected)), dashed: true },
          { label: '1 in 10 above', values: ranges.map(({ high }) => cost(high)) },
          { label: '1 in 10 below', values: ranges.map(({ low }) => cost(low)) },
        ]}
        xTicks={x.filter((weekNumber) => (weekNumber - 1) % Math.ceil(x.length / 6) === 0)}
        formatX={(weekNumber) => (weeks === 1 && weekNumber === 2 ? '' : `Week ${weekNumber}`)}
        formatY={formatMoneyShort}
        height={180}
      />
      <table className="w-full text-13 tabular-nums">
        <caption className="pb-1 text-left font-medium">
          {weeks === 1 ? 'Total for one week' : `Total for ${weeks} weeks`}
        </caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal text-muted">
                {label}
              </th>
              <td className="py-1 pl-3 text-right">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
