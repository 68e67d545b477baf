import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { FLIGHT, FLIGHT_COSTS, type Flight, isPositioning } from '#game/tables/flight.ts';
import { DAY } from '#game/world/time.ts';
import { OWN } from '../act.ts';
import { client } from '../client.ts';
import { useSession } from '../session.ts';
import { readOwnRecords } from './own-records.ts';

/** Number of full days in the results. */
const RESULT_DAYS = 7;

const COLUMNS = [
  'aircraft',
  'route',
  'state',
  'departed',
  'landed',
  'revenue',
  ...FLIGHT_COSTS,
] as const satisfies (keyof Flight)[];
type FlownFlight = Pick<Flight, (typeof COLUMNS)[number]>;

/** Results of an aircraft over some days. Amounts in whole US dollars. */
export interface AircraftResult {
  /** Flights with passengers. */
  flights: number;
  cancelled: number;
  /** Block time, minutes. */
  block: number;
  revenue: number;
  /** Flight costs, without lease and checks. */
  costs: number;
}

function fetchDay(day: number, signal: AbortSignal): Promise<FlownFlight[]> {
  const filter = client.filter("departs >= {:from} && departs < {:to} && state != 'flying'", {
    from: day * DAY,
    to: (day + 1) * DAY,
  });
  return readOwnRecords({ table: FLIGHT, columns: COLUMNS, filter }, signal);
}

/** Returns the totals of flights by aircraft. */
function resultsByAircraft(flights: readonly FlownFlight[]): Map<string, AircraftResult> {
  const results = new Map<string, AircraftResult>();
  for (const flight of flights) {
    const sum = results.get(flight.aircraft) ?? { flights: 0, cancelled: 0, block: 0, revenue: 0, costs: 0 };
    if (flight.state === 'landed') {
      if (!isPositioning(flight)) sum.flights += 1;
      sum.block += flight.landed - flight.departed;
    } else sum.cancelled += 1;
    sum.revenue += flight.revenue;
    for (const name of FLIGHT_COSTS) sum.costs += flight[name];
    results.set(flight.aircraft, sum);
  }
  return results;
}

/** A stable function, so that it runs only when a day has loaded. @param today comes first */
function combine([today, ...before]: readonly UseQueryResult<FlownFlight[]>[]) {
  const whole = before.flatMap(({ data }) => data ?? []);
  const hasFlownBefore = whole.length > 0;
  return {
    results: resultsByAircraft(hasFlownBefore ? whole : (today?.data ?? [])),
    hasFlownBefore,
    isPending: [today, ...before].some((day) => day?.isPending),
  };
}

/**
 * Returns the results of each aircraft over `resultDays`, by id. Past days are fetched once because they do
 * not change.
 *
 * @param today days since the world began
 */
export function useAircraftResults(today: number | undefined) {
  const airline = useSession()?.airline ?? '';
  const days = today === undefined ? [] : Array.from({ length: RESULT_DAYS + 1 }, (_, ago) => today - ago);
  return useQueries({
    queries: days
      .filter((day) => day >= 0)
      .map((day) => {
        // A flight of the previous evening may still be in the air.
        const isOver = today !== undefined && day < today - 1;
        return {
          queryKey: isOver ? ['aircraft-day', airline, day] : [OWN, 'flight', 'day', day],
          queryFn: ({ signal }: { signal: AbortSignal }) => fetchDay(day, signal),
          ...(isOver ? { staleTime: Number.POSITIVE_INFINITY } : {}),
        };
      }),
    combine,
  });
}
