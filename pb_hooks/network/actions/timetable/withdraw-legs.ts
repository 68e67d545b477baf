import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import {
  changedDay,
  compareTimetables,
  countsFrom,
  type KnownDeparture,
} from '#game/network/timetable/withdrawn.ts';
import { LEG } from '#game/tables/leg.ts';
import { WITHDRAWN_LEG } from '#game/tables/withdrawn-leg.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY } from '#game/world/time.ts';
import type { TimetableContext } from '#hooks/action/shared/context.ts';
import { insertFrom } from '#hooks/platform/db/insert.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';

const l = aliased(LEG, 'l');
const DEPARTURE = {
  id: l.id,
  origin: l.origin,
  destination: l.destination,
  departs: l.departs,
  since: l.since,
};

const w = aliased(WITHDRAWN_LEG, 'w');
const WITHDRAWN = {
  id: w.id,
  origin: w.origin,
  destination: w.destination,
  departs: numberOf('w.departs - {:day} + {:weekDay}'),
  since: w.since,
};

/**
 * Leaves out legs that did not count yet and legs of aircraft on order, because they were never on offer. The
 * rows cover only this day.
 */
const WITHDRAW = insertFrom(
  WITHDRAWN_LEG,
  {
    id: 'j.value ->> 1',
    airline: 'l.airline',
    leg: 'l.id',
    origin: 'l.origin',
    destination: 'l.destination',
    departs: 'l.departs - {:weekDay} + {:day}',
    since: 'l.since',
    until: '{:counts}',
    block: 'l.block',
    model: 'x.model',
    built: 'x.built',
    economy: 'x.economy',
    business: 'x.business',
    first: 'x.first',
    fare_economy: 'r.fare_economy',
    fare_business: 'r.fare_business',
    fare_first: 'r.fare_first',
  },
  `FROM json_each({:legs}) j JOIN leg l ON l.id = j.value ->> 0
   JOIN aircraft x ON x.id = l.aircraft JOIN route r ON r.id = l.route
   WHERE l.departs >= {:weekDay} AND l.departs < {:weekDay} + ${DAY} AND l.since < {:counts}
     AND x.delivered <= l.departs - {:weekDay} + {:day}`,
);
const RETURN = 'DELETE FROM withdrawn_leg WHERE id IN (SELECT value FROM json_each({:ids}))';

type After = Pick<KnownDeparture, 'origin' | 'destination' | 'departs'>;

/** @returns world minutes from which the new legs count, in order */
function withdraw(
  context: TimetableContext,
  before: readonly KnownDeparture[],
  after: readonly After[],
): number[] {
  const { tx, airline, now, world } = context;
  const counts = countsFrom(now);
  const day = changedDay(counts);
  if (day === null) return compareTimetables(before, [], after, counts).since;
  const weekDay = weekMinute(day, startWeekMinute(world.start));
  const withdrawn = readAll(
    tx,
    WITHDRAWN,
    'FROM withdrawn_leg w WHERE w.airline = {:airline} AND w.departs >= {:day} ORDER BY w.id',
    { airline: airline.id, day, weekDay },
  );
  const { since, gone, back } = compareTimetables(before, withdrawn, after, counts);
  const legs = JSON.stringify(gone.map((leg) => [leg, recordId(['withdrawn', leg, counts])]));
  tx.db().newQuery(WITHDRAW).bind({ legs, day, weekDay, counts }).execute();
  tx.db()
    .newQuery(RETURN)
    .bind({ ids: JSON.stringify(back) })
    .execute();
  return since;
}

/**
 * Records the legs of some aircraft (ids) that leave the timetable on their day. Call it before they are
 * deleted.
 * @returns world minutes from which the new legs count, in order
 */
export const withdrawLegs = (
  context: TimetableContext,
  aircraft: readonly string[],
  after: readonly After[],
): number[] =>
  withdraw(
    context,
    readAll(
      context.tx,
      DEPARTURE,
      'FROM leg l WHERE l.aircraft IN (SELECT value FROM json_each({:aircraft})) ORDER BY l.id',
      { aircraft: JSON.stringify(aircraft) },
    ),
    after,
  );

/** Does the same for all legs of a route (id), without new legs. */
export function withdrawRoute(context: TimetableContext, route: string): void {
  const before = readAll(context.tx, DEPARTURE, 'FROM leg l WHERE l.route = {:route} ORDER BY l.id', {
    route,
  });
  withdraw(context, before, []);
}
