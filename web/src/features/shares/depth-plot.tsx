import type { Book } from '#game/payloads/shares.ts';
import { formatCents } from '#game/share/format-cents.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { depthOf } from './share-figures.ts';

/** Number of prices from which the plot chooses its ticks. */
const FEW_PRICES = 8;

/** All open orders of a book as two facing areas, with the price at which it would clear now. */
export function DepthPlot({ book }: { book: Book }) {
  const { levels, indicative } = book;
  if (levels.length === 0)
    return <p className="text-13 text-muted">There are no open orders. Yours would be the first.</p>;
  const depth = depthOf(book);
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
        // With few prices, the plot would repeat their cents.
        {...(prices.length < FEW_PRICES ? { xTicks: prices } : {})}
        series={[
          {
            label: 'Wanted',
            values: depth.map(({ wanted }) => wanted),
            kind: 'area',
            labelledAtStart: hasDemand,
          },
          { label: 'Offered', values: depth.map(({ offered }) => offered), kind: 'area' },
        ]}
        formatX={formatCents}
        formatY={formatNumber}
        marks={indicative ? [{ axis: 'x', at: indicative.price, label: formatCents(indicative.price) }] : []}
      />
      <p className="text-13 tabular-nums">{words} The auction is at each full game hour.</p>
    </div>
  );
}
