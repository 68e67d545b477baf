import type { ShareListingDetail } from '#game/payloads/shares.ts';
import { DAY } from '#game/world/time.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { dayText } from '#web/lib/world-moment.ts';
import { formatCents } from './format-cents.ts';

/** Number of days from which the plot chooses its ticks. */
const FEW_DAYS = 8;
/** Pixels for the labels of the y axes, which have different lengths. */
const Y_AXIS = 64;

interface PricePlotProps {
  days: ShareListingDetail['days'];
  /** The price now, in cents per share. */
  price: number;
  /** The world minute now. */
  now: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Price and volume of the days with trades, and the current price, which the market maker may have moved since. */
export function PricePlot({ days, price, now, start }: PricePlotProps) {
  const last = days.at(-1);
  if (!last)
    return (
      <p className="text-13 text-muted">
        No shares have been traded yet. Prices appear after the first trade.
      </p>
    );
  const today = Math.floor(now / DAY);
  const prices = today > last.day ? [...days, { day: today, price }] : days;
  const x = prices.map(({ day }) => day);
  // Both plots share one axis, with room for half a bar at its ends.
  const frame = { left: Y_AXIS, right: 24, x: [(x[0] ?? 0) - 0.6, (x.at(-1) ?? 0) + 0.6] as const };
  // With few days, the plot would repeat their names.
  const ticks = x.length < FEW_DAYS ? { xTicks: x } : {};
  const formatX = (day: number) => dayText(start, Math.round(day) * DAY);
  return (
    <div className="flex min-w-0 flex-col">
      <Plot
        title="Price, $ per share"
        summary={`Last traded at ${formatCents(last.price)}.`}
        xLabel="Day"
        x={x}
        series={[{ label: 'Price', values: prices.map(({ price }) => price), steps: 'after' }]}
        {...ticks}
        formatX={formatX}
        formatY={formatCents}
        hideX
        frame={frame}
      />
      <Plot
        title="Volume, lots per day"
        summary={`${formatCount(last.lots, 'lot')} on the last day with trades.`}
        xLabel="Day"
        x={days.map(({ day }) => day)}
        series={[{ label: 'Volume', values: days.map(({ lots }) => lots), kind: 'bars' }]}
        {...ticks}
        formatX={formatX}
        formatY={formatNumber}
        height={110}
        frame={frame}
      />
    </div>
  );
}
