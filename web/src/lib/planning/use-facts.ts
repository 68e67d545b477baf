import { useMemo } from 'react';
import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { comingWeeks } from '#game/demand/forecast/months.ts';
import type { PlanningFacts } from '#game/network/planning/planning.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { Outlook } from '#game/world/economy/outlook.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { useOwnAirline } from '../airline.ts';
import { useWorld } from '../world.ts';
import { inHundredths } from './in-hundredths.ts';

/** Inputs of every forecast besides the route and its aircraft. */
export interface Facts extends PlanningFacts {
  /** Current month, 0 = January. */
  month: number;
  /** Published outlook of the economy. */
  outlook: Outlook | null;
  /** Percentage of the real world's traffic. */
  traffic: number;
}

/** Returns the facts about world and airline for forecasts, as a stable object. */
export function useFacts(): Facts | null {
  const { data: world } = useWorld();
  const { data: airline } = useOwnAirline();
  const start = world?.start;
  const today = world && Math.floor((Math.max(0, world.hour) * HOUR) / DAY) * DAY;
  const fuelPrice = world && Math.round(world.fuel_price);
  const outlook = world?.economy ?? null;
  const traffic = world?.traffic;
  const id = airline?.id;
  const punctuality = airline && inHundredths(airline.punctuality);
  const reputation = airline && inHundredths(airline.reputation);
  const overheadShare = airline?.overhead_share || BASE_OVERHEAD;
  return useMemo(() => {
    if (start === undefined || today === undefined || fuelPrice === undefined) return null;
    if (traffic === undefined) return null;
    if (id === undefined || punctuality === undefined || reputation === undefined) return null;
    return {
      month: calendarAt(start, today).month - 1,
      months: comingWeeks(start, today),
      fuelPrice,
      outlook,
      traffic,
      overheadShare,
      airline: { id, punctuality, reputation },
    };
  }, [start, today, fuelPrice, outlook, traffic, overheadShare, id, punctuality, reputation]);
}
