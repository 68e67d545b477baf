import type { Maintenance } from '../../../../game/records/aircraft.ts';
import { DAY, HOUR, WEEK } from '../../../../game/time.ts';
import { type AircraftResult, RESULT_DAYS } from '../../lib/game/aircraft-results.ts';
import type { FleetAircraft, FleetView } from '../../lib/game/fleet-view.ts';

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

export interface FleetRow extends FleetAircraft {
  /** Undefined while it is not known. */
  week: WeekResult | undefined;
}

/** First minute of the days that results look back on. */
export const resultsSince = (now: number): number => (Math.floor(now / DAY) - RESULT_DAYS + 1) * DAY;

/** The result of an aircraft's last seven days, lease and checks taken off. @param done work on it that is done */
export function weekResult(
  { record, works }: Pick<FleetAircraft, 'record' | 'works'>,
  { now, done }: { now: number; done: readonly Maintenance[] },
  flown: AircraftResult | undefined,
): WeekResult {
  const since = Math.max(resultsSince(now), record.delivered);
  const here = Math.max(0, now - since);
  const lease = record.ownership === 'leased' ? Math.round((record.lease_rate * here) / WEEK) : 0;
  const checks = [...works, ...done]
    .filter(({ state, starts }) => state !== 'planned' && starts >= since)
    .reduce((sum, { cost }) => sum + cost, 0);
  const { flights = 0, cancelled = 0, revenue = 0, costs: flying = 0, block = 0 } = flown ?? {};
  return {
    ...{ flights, cancelled, revenue, flying, lease, checks },
    profit: revenue - flying - lease - checks,
    hoursADay: here < DAY ? null : block / HOUR / (here / DAY),
  };
}

/**
 * Rows of the fleet's table.
 * @param results what was flown, by aircraft, and `done` the work of these days; undefined while either is not known
 */
export function fleetRows(
  view: FleetView,
  results: ReadonlyMap<string, AircraftResult> | undefined,
  done: readonly Maintenance[] | undefined,
): FleetRow[] {
  const doneOn = new Map<string, Maintenance[]>();
  for (const work of done ?? []) doneOn.set(work.aircraft, [...(doneOn.get(work.aircraft) ?? []), work]);
  return view.fleet.map((aircraft) => {
    const { id } = aircraft.record;
    const known = { now: view.now, done: doneOn.get(id) ?? [] };
    return { ...aircraft, week: results && done && weekResult(aircraft, known, results.get(id)) };
  });
}
