import { useMemo } from 'react';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useCandidateAircraft } from '#web/lib/planning/use-candidate-aircraft.ts';
import { NothingToPlan } from './nothing-to-plan.tsx';
import type { PlanRoute } from './plan-week.ts';
import { TimetableEditor } from './timetable-editor.tsx';

const NONE: never[] = [];

/** The timetable view: loads the data for the editor. */
export function TimetableView() {
  const airline = useOwnAirline().data;
  const airports = useAirportIndex();
  const routes = useRoutes();
  const legs = useLegs();
  const fleet = useFleet();
  const candidates = useCandidateAircraft();
  const index = airports.data;
  const lines = useMemo(
    () =>
      (routes.data ?? NONE).flatMap((route): PlanRoute[] => {
        const [a, b] = [index?.byId.get(route.a), index?.byId.get(route.b)];
        return a && b ? [{ route, a, b }] : [];
      }),
    [routes.data, index],
  );

  const failure = airports.error ?? routes.error ?? legs.error ?? fleet.error ?? candidates.error;
  if (failure && !(routes.data && legs.data && fleet.data))
    return (
      <ErrorState
        title="The timetable could not be loaded"
        error={failure}
        onRetry={() => {
          for (const query of [airports, routes, legs, fleet]) if (query.isError) void query.refetch();
        }}
      />
    );
  if (!index || !routes.data || !legs.data || !fleet.data || candidates.isPending || !airline)
    return <TableSkeleton of="the timetable" rows={12} />;
  if (fleet.data.length === 0 || candidates.own.length === 0) return <NothingToPlan missing="aircraft" />;
  if (lines.length === 0) return <NothingToPlan missing="route" />;
  return (
    <TimetableEditor
      key={airline.id}
      {...{ airline, index, lines }}
      stored={legs.data}
      fleet={fleet.data}
      candidates={candidates.own}
      refetch={() => Promise.all([legs.refetch(), fleet.refetch()])}
    />
  );
}
