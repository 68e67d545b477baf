import { useMemo } from 'react';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { type WeekBand, weekBand } from '#game/demand/forecast/week-band.ts';
import { useInSlices } from './use-in-slices.ts';

/**
 * Returns the ranges of weeks. Each takes up to nine forecasts, so they come in short slices after the forecasts, and
 * never while the weeks still change. Undefined before.
 *
 * @param weeks a stable array, or undefined if there is nothing to do yet
 */
export function useBands(weeks: readonly RouteWeek[] | undefined): readonly WeekBand[] | undefined {
  const found = useInSlices(weeks, (week) => ({ week, band: weekBand(week) }));
  return useMemo(() => {
    const areTheirs =
      found && found.length === weeks?.length && found.every(({ week }, index) => week === weeks[index]);
    return areTheirs ? found.map(({ band }) => band) : undefined;
  }, [found, weeks]);
}

/** Returns the ranges of one week: see `useBands`. */
export function useBand(week: RouteWeek | null | undefined): WeekBand | undefined {
  const weeks = useMemo(() => (week ? [week] : undefined), [week]);
  return useBands(weeks)?.[0];
}
