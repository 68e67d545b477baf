import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import type { AircraftResult } from './aircraft-results.ts';
import type { FleetAircraft } from './fleet-view.ts';
import type { ResultDays } from './result-days.ts';

/** Results of an aircraft in the last seven days, whole US dollars. */
export interface WeekResult {
  flights: number;
  cancelled: number;
  revenue: number;
  /** Flight costs. */
  flying: number;
  lease: number;
  /** Checks that began in this period. */
  checks: number;
  profit: number;
  /** Block hours per day since delivery, within this period. Null on the first day. */
  hoursADay: number | null;
}

/** Returns the result of an aircraft's last seven days after lease and checks. @param done finished work */
export function weekResult(
  { record, workOrders }: Pick<FleetAircraft, 'record' | 'workOrders'>,
  { days, done }: { days: ResultDays; done: readonly Maintenance[] },
  flown: AircraftResult | undefined,
): WeekResult {
  const { until } = days;
  const since = Math.max(days.since, record.delivered);
  const here = Math.max(0, until - since);
  const lease = record.ownership === 'leased' ? Math.round((record.lease_rate * here) / WEEK) : 0;
  const checks = [...workOrders, ...done]
    .filter(({ state, starts }) => state !== 'planned' && starts >= since && starts < until)
    .reduce((sum, { cost }) => sum + cost, 0);
  const { flights = 0, cancelled = 0, revenue = 0, costs: flying = 0, block = 0 } = flown ?? {};
  return {
    flights,
    cancelled,
    revenue,
    flying,
    lease,
    checks,
    profit: revenue - flying - lease - checks,
    hoursADay: here < DAY ? null : block / HOUR / (here / DAY),
  };
}
