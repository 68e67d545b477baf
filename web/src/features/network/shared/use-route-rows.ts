import { replaceEqualDeep, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Research } from '#game/payloads/market.ts';
import { HOUR } from '#game/world/time.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { useHistory } from '#web/lib/game/history.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { researchQuery } from '#web/lib/game/research.ts';
import { ofResultDays, resultsSince } from '#web/lib/game/result-days.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useWorld } from '#web/lib/world.ts';
import { type RouteRow, researchedAirports, routeRows } from './route-rows.ts';

/**
 * Maximum number of airports with research. Rankings are large, so other competitors load with an opened
 * route.
 */
const RESEARCHED_MAX = 4;

const dataOf = (results: UseQueryResult<Research>[]) => results.map(({ data }) => data);

export interface RouteRows {
  /** Undefined until all required data is loaded. */
  rows: readonly RouteRow[] | undefined;
  error: unknown;
  retry: () => void;
}

/** Returns the airline's routes with their timetables, results and competitors. */
export function useRouteRows(): RouteRows {
  const world = useWorld();
  const now = world.data ? Math.max(0, world.data.hour) * HOUR : 0;
  const airline = useOwnAirline();
  const airports = useAirportIndex();
  const routes = useRoutes();
  const legs = useLegs();
  const fleet = useFleet();
  const history = useHistory(resultsSince(now));
  const wanted = useMemo(
    () => researchedAirports(routes.data ?? [], airline.data?.hub ?? '').slice(0, RESEARCHED_MAX),
    [routes.data, airline.data?.hub],
  );
  const researched = useQueries({ queries: wanted.map(researchQuery), combine: dataOf });
  const research = useMemo(
    () => new Map(researched.flatMap((data) => (data ? [[data.from, data] as const] : []))),
    [researched],
  );

  const traffic = world.data?.traffic;
  const [kept] = useState<{ rows?: RouteRow[] }>({});
  const rows = useMemo(() => {
    const made =
      traffic !== undefined && routes.data && legs.data && fleet.data && history.data && airports.data
        ? routeRows({
            routes: routes.data,
            legs: legs.data,
            fleet: fleet.data,
            history: ofResultDays(history.data, now),
            airports: airports.data,
            research,
            traffic,
          })
        : undefined;
    // Unchanged rows keep their identity, so that React does not render them again.
    kept.rows = replaceEqualDeep(kept.rows, made);
    return kept.rows;
  }, [traffic, routes.data, legs.data, fleet.data, history.data, airports.data, research, now, kept]);
  const queries = [world, airports, routes, legs, fleet, history];
  return {
    rows,
    error: rows ? null : queries.find(({ error }) => error)?.error,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
