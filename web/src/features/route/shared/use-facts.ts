import { useMemo } from 'react';
import { HOUR } from '../../../../../game/time.ts';
import { calendarAt } from '../../../../../game/timetable/clock.ts';
import { useWorld } from '../../../lib/world.ts';

export interface Facts {
  /** 0 = January. */
  month: number;
  /** US dollars a tonne. */
  fuelPrice: number;
}

/** What of the world a forecast depends on; the same object while neither month nor fuel price changes. */
export function useFacts(): Facts | null {
  const { data } = useWorld();
  const month = data ? calendarAt(data.start, Math.max(0, data.hour) * HOUR).month - 1 : undefined;
  const fuelPrice = data && Math.round(data.fuel_price);
  return useMemo(
    () => (month !== undefined && fuelPrice !== undefined ? { month, fuelPrice } : null),
    [month, fuelPrice],
  );
}
