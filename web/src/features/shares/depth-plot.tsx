import type { Book } from '#game/payloads/shares.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { formatCents } from './format-cents.ts';
import { plottedDepth } from './share-figures.ts';

/** Number of prices below which only these have ticks. */
const FEW_PRICES = 8;
/** Distance between two ticks as a share of the axis, from which their labels do not meet on a phone. */
const APART = 0.2;

/** Returns the ends of the axis, and the prices of orders that are far enough from these and from each other. */
function fewTicks(prices: readonly number[], levels: Book['levels']): number[] {
  const [low = 0, high = low] = [prices[0], prices.at(-1)];
  const gap = APART * (high - low);
  const ticks = [low];
  for (const { price } of levels)
    if (price - (ticks.at(-1) ?? low) >= gap && high - price >= gap) ticks.push(price);
  return high > low ? [...ticks, high] : ticks;
}

/** All open orders of a book as two facing areas, with the price at which it would clear now. */
export function DepthPlot({ book }: { book: Book }) {
  const { levels, indicative } = book;
  if (levels.length === 0)
    return <p className="text-13 text-muted">There are no open orders. Yours would be the first.</p>;
  const depth = plottedDepth(book);
  const prices = depth.map(({ price }) => price);
  const hasDemand = depth.some(({ wanted }) => wanted > 0);
  const words = indicative
    ? `${formatCount(indicative.volume, 'lot')} would trade at ${formatCents(indicative.price)} now.`
    : 'No orders meet now, so nothing would trade.';
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Plot
        title="Open orders, lots by price"
        summary={words}
        xLabel="Price"
        x={prices}
        {...(levels.length < FEW_PRICES ? { xTicks: fewTicks(prices, levels) } : {})}
        series={[
          {
            label: 'Wanted',
            values: depth.map(({ wanted }) => wanted),
            kind: 'area',
            steps: 'before',
            labelledAtStart: hasDemand,
          },
          { label: 'Offered', values: depth.map(({ offered }) => offered), kind: 'area', steps: 'after' },
        ]}
        formatX={formatCents}
        formatY={formatNumber}
        marks={indicative ? [{ axis: 'x', at: indicative.price, label: formatCents(indicative.price) }] : []}
      />
      <p className="text-13 tabular-nums">{words} The auction is at each full game hour.</p>
    </div>
  );
}
