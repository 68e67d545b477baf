import { useState } from 'react';
import { rulesOf } from '#game/airline/rules.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount } from '#web/lib/format.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { OwnLeg } from '#web/lib/planning/pair.ts';
import { planInBackground } from '#web/lib/planning/run-planner.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { fetchMarkets } from './fetch-markets.ts';
import { groundedWords } from './grounded-words.ts';
import { obstacle, type PlanRoute, planJob, reserveOf } from './plan-week.ts';
import type { PlanWishes } from './timetable-tools.tsx';

interface AutoPlanParts {
  candidates: readonly CandidateAircraft[];
  fleet: readonly Aircraft[];
  routes: readonly PlanRoute[];
  stored: readonly Leg[];
  /** The drafted timetable. */
  timetable: readonly OwnLeg[];
  wishes: PlanWishes;
  /** Id of the route that the page was opened for. */
  line: string | null;
  onPlanned: (weeks: ReadonlyMap<string, readonly PlannedLeg[]>) => void;
}

/**
 * Schedules aircraft automatically. `planned` describes the result. `progress` is a share from 0 to 1, or
 * null if the scheduler is not running.
 */
export function useAutoPlan(parts: AutoPlanParts) {
  const { candidates, fleet, routes, stored, timetable, wishes, line, onPlanned } = parts;
  const airline = useOwnAirline().data;
  const facts = useFacts();
  const [planned, setPlanned] = useState('');
  const [progress, setProgress] = useState(0);

  const auto = useAction({
    mutationFn: async (chosen: readonly string[]) => {
      if (!facts || !airline) throw new Error('The world is still loading. Try again in a moment.');
      setProgress(0);
      const asked = candidates.filter(({ id }) => chosen.includes(id));
      const busy = new Set(stored.map(({ aircraft }) => aircraft));
      const reserve = wishes.reserve && asked.length > 1 ? reserveOf(asked, busy) : undefined;
      const flying = asked.filter((candidate) => candidate !== reserve);
      const wanted = wishes.onlyLine && line ? routes.filter(({ route }) => route.id === line) : routes;
      const able = wanted.filter((one) => flying.some((candidate) => obstacle(candidate, one) === null));
      const job = planJob({
        candidates: flying.map((candidate) => ({
          candidate,
          place: fleet.find(({ id }) => id === candidate.id)?.place ?? airline.hub,
        })),
        routes: able,
        drafted: timetable,
        fleet: candidates,
        markets: await fetchMarkets(able),
        facts,
        hub: airline.hub,
        nights: wishes.nights,
      });
      return { weeks: await planInBackground(job, setProgress), reserve };
    },
    onSuccess: ({ weeks, reserve }) => {
      const drafted = new Map([...weeks].map(([id, { legs }]) => [id, legs]));
      if (reserve) drafted.set(reserve.id, []);
      onPlanned(drafted);
      const isRule = airline && rulesOf(airline.rules).spare;
      const how = isRule ? '' : ' To use it, select “Use reserve aircraft” under Operations.';
      const free = reserve ? ` ${reserve.registration} stays in reserve.${how}` : '';
      const count = [...drafted.values()].reduce((sum, week) => sum + week.length, 0);
      const grounded = groundedWords(weeks, candidates);
      setPlanned(
        count === 0
          ? `No flights planned. ${grounded}`
          : `${formatCount(count, 'flight')} per week planned.${free} ${grounded} Check the plan, then set the timetable.`,
      );
    },
  });
  return {
    run: auto.run,
    error: auto.error,
    planned,
    forget: () => setPlanned(''),
    progress: auto.isPending ? progress : null,
  };
}
