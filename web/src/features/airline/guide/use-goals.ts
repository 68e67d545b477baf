import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FlownRoute, GOAL_DAYS, goalFacts } from '#game/airline/goals.ts';
import { GOAL } from '#game/tables/goal.ts';
import type { Route } from '#game/tables/route.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { useHistory } from '#web/lib/game/history.ts';
import { ownRecords } from '#web/lib/game/own-records.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useWorld } from '#web/lib/world.ts';
import { type GoalStep, goalSteps } from './goal-steps.ts';

const reachedQuery = ownRecords({ table: GOAL, sort: 'minute' });

/** Returns the results of each route over the given days. */
function flownRoutes(routes: readonly Route[], history: readonly RouteHistory[]): FlownRoute[] {
  return routes.map(({ id, a, b, km }) => {
    const days = history.filter((day) => day.route === id && day.days === 1);
    const sum = (name: 'flights' | 'cancelled' | 'late') => days.reduce((total, day) => total + day[name], 0);
    return {
      a,
      b,
      km,
      flights: sum('flights'),
      cancelled: sum('cancelled'),
      late: sum('late'),
      days: days.filter(({ flights }) => flights > 0).map(({ starts }) => starts),
    };
  });
}

/** Returns all goals with their progress, computed as on the server. */
export function useGoals(): readonly GoalStep[] | 'loading' | 'failed' {
  const units = useUnits();
  const hour = useWorld().data?.hour;
  const minute = Math.max(0, hour ?? 0) * HOUR;
  const history = useHistory(minute - (minute % DAY) - GOAL_DAYS * DAY);
  const [routes, fleet, reached, airline] = [
    useRoutes(),
    useFleet(),
    useQuery(reachedQuery),
    useOwnAirline(),
  ];
  const hub = airline.data?.hub;
  const steps = useMemo(() => {
    if (!routes.data || !history.data || !fleet.data || !reached.data || hub === undefined) return null;
    const owned = fleet.data.filter((one) => one.ownership === 'owned' && one.delivered <= minute).length;
    const facts = goalFacts(flownRoutes(routes.data, history.data), hub, owned);
    return goalSteps(facts, new Set(reached.data.map(({ goal }) => goal)), units);
  }, [routes.data, history.data, fleet.data, reached.data, hub, minute, units]);
  if (steps) return steps;
  return [history, routes, fleet, reached, airline].some(({ isError }) => isError) ? 'failed' : 'loading';
}
