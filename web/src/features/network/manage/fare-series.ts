import type { AirlineFares } from '#game/payloads/away.ts';
import { DAY } from '#game/world/time.ts';
import { type PlotMark, type PlotSeries, SERIES_MAX } from '#web/components/plot/plot-series.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { OtherAirlines } from '#web/lib/planning/market-departures.ts';

/** Lines of a plot of fares. */
interface FarePlot {
  /** World days. */
  x: number[];
  series: PlotSeries[];
  /** Number of airlines without a line of their own. */
  more: number;
}

const lastFare = ({ points }: AirlineFares): number => points.at(-1)?.[1] ?? 0;

/** Returns the fare on each day: that of the last day with flights before it. Null before the first one. */
function byDay({ points }: AirlineFares, x: readonly number[]): (number | null)[] {
  const values: (number | null)[] = [];
  let next = 0;
  for (const day of x) {
    while (next < points.length && (points[next]?.[0] ?? 0) / DAY <= day) next++;
    values.push(points[next - 1]?.[1] ?? null);
  }
  return values;
}

/**
 * Returns the fares of some airlines as lines: the player's own first, then the cheapest others. The own line is
 * thick and the others have rings above it, because equal fares would hide each other.
 */
export function farePlot(fares: readonly AirlineFares[], own: string): FarePlot {
  const sorted = fares.toSorted(
    (one, other) =>
      Number(other.airline === own) - Number(one.airline === own) || lastFare(one) - lastFare(other),
  );
  const shown = sorted.slice(0, SERIES_MAX);
  const starts = shown.flatMap(({ points }) => points.map(([minute]) => minute / DAY));
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const x = starts.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, day) => first + day);
  return {
    x,
    series: shown.map((airline) => ({
      values: byDay(airline, x),
      ...(airline.airline === own
        ? { label: 'You', thick: true }
        : { label: `${airline.name} (${airline.code})`, ringed: true }),
    })),
    more: sorted.length - shown.length,
  };
}

/** Returns the present fare of the real world's airlines as a line across the plot. Their past fares are not stored. */
export const presentFare = ({ airlines, economy }: OtherAirlines): PlotMark => ({
  axis: 'y',
  at: economy,
  label: `${airlines === 1 ? 'Another airline' : `${airlines} other airlines`}, now ${formatMoney(economy)}`,
});
