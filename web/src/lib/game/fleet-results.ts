import { useMemo } from 'react';
import { DAY } from '#game/world/time.ts';
import { useAircraftResults } from './aircraft-results.ts';
import { grouped, useFleetView } from './fleet-view.ts';
import { useDoneWorkOrders } from './maintenance.ts';
import { resultDays, resultsSince } from './result-days.ts';
import { type WeekResult, weekResult } from './week-result.ts';

/** Returns the result of each aircraft over `resultDays`, by id. Undefined while loading. */
export function useFleetResults(): ReadonlyMap<string, WeekResult> | undefined {
  const { data: view } = useFleetView();
  const { results, isPending, hasFlownBefore } = useAircraftResults(view && Math.floor(view.now / DAY));
  const { data: done } = useDoneWorkOrders(view && resultsSince(view.now));
  return useMemo(() => {
    if (!view || isPending || !done) return;
    const days = resultDays(view.now, hasFlownBefore);
    const doneOn = grouped(done);
    return new Map(
      view.fleet.map((aircraft) => {
        const { id } = aircraft.record;
        return [id, weekResult(aircraft, { days, done: doneOn.get(id) ?? [] }, results.get(id))];
      }),
    );
  }, [view, results, isPending, hasFlownBefore, done]);
}
