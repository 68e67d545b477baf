import { nextOccurrence, startWeekMinute } from '#game/network/timetable/clock.ts';
import { weekBegins } from '#game/network/timetable/first-departure.ts';
import { countsFrom } from '#game/network/timetable/withdrawn.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import type { CheckedWeek } from './check-weeks.ts';

/**
 * Returns the world minutes from which the legs of some weeks count, so that each aircraft begins its week where it is.
 * @param since the same without regard to the aircraft's position: see `withdrawLegs`
 */
export function withFirstDeparture(
  { now, world }: ActionContext,
  weeks: readonly CheckedWeek[],
  since: readonly number[],
): number[] {
  const counts = countsFrom(now);
  const startsAt = startWeekMinute(world.start);
  let index = 0;
  return weeks.flatMap(({ aircraft: { place, delivered }, legs }) => {
    const from = Math.max(counts, delivered);
    const dated = legs.map(({ origin, departs }) => {
      const known = since[index++] ?? 0;
      return {
        origin,
        departs: nextOccurrence(departs, from, startsAt),
        since: Math.min(known, counts),
        isOnSale: known < counts && delivered <= now,
      };
    });
    const begins = weekBegins(
      place,
      from,
      dated.toSorted((a, b) => a.departs - b.departs),
    );
    return dated.map((leg) => (leg.departs < begins ? begins : leg.since));
  });
}
