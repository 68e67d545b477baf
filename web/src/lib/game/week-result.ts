import type { Maintenance } from '../../../../game/records/aircraft.ts';
import { DAY, HOUR, WEEK } from '../../../../game/time.ts';
import type { AircraftResult } from './aircraft-results.ts';
import type { FleetAircraft } from './fleet-view.ts';
import type { ResultDays } from './result-days.ts';

/** What an aircraft brought in the last seven days, whole US dollars. */
export interface WeekResult {
  flights: number;
  cancelled: number;
  revenue: number;
  /** Of its flights. */
  flying: number;
  lease: number;
  /** Checks that began in these days. */
  checks: number;
  profit: number;
  /** Block hours a day since it has been here, within these days; null on its first. */
  hoursADay: number | null;
}

/** The result of an aircraft's last seven days, lease and checks taken off. @param done work on it that is done */
export function weekResult(
  { record, works }: Pick<FleetAircraft, 'record' | 'works'>,
  { days, done }: { days: ResultDays; done: readonly Maintenance[] },
  flown: AircraftResult | undefined,
): WeekResult {
  const { until } = days;
  const since = Math.max(days.since, record.delivered);
  const here = Math.max(0, until - since);
  const lease = record.ownership === 'leased' ? Math.round((record.lease_rate * here) / WEEK) : 0;
  const checks = [...works, ...done]
    .filter(({ state, starts }) => state !== 'planned' && starts >= since && starts < until)
    .reduce((sum, { cost }) => sum + cost, 0);
  const { flights = 0, cancelled = 0, revenue = 0, costs: flying = 0, block = 0 } = flown ?? {};
  return {
    ...{ flights, cancelled, revenue, flying, lease, checks },
    profit: revenue - flying - lease - checks,
    hoursADay: here < DAY ? null : block / HOUR / (here / DAY),
  };
}
