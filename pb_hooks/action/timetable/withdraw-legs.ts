import { recordId } from '#game/chance/record-id.ts';
import { startWeekMinute, weekMinute } from '#game/timetable/clock.ts';
import { changedDay, compareTimetables, countsFrom, type KnownDeparture } from '#game/timetable/withdrawn.ts';
import { DAY } from '#game/world/time.ts';
import { readJson } from '#hooks/db/read-json.ts';
import type { ActionContext } from '../shared/context.ts';

const LEG =
  "json_object('id', id, 'origin', origin, 'destination', destination, 'departs', departs, 'since', since)";
const BEFORE = `
  SELECT COALESCE(json_group_array(${LEG}), '[]') AS json
  FROM (SELECT * FROM leg WHERE aircraft IN (SELECT value FROM json_each({:aircraft})) ORDER BY id)`;
const BEFORE_ON_ROUTE = `
  SELECT COALESCE(json_group_array(${LEG}), '[]') AS json
  FROM (SELECT * FROM leg WHERE route = {:route} ORDER BY id)`;
const WITHDRAWN = `
  SELECT COALESCE(json_group_array(${LEG}), '[]') AS json
  FROM (SELECT id, origin, destination, departs - {:day} + {:weekDay} AS departs, since FROM withdrawn_leg
    WHERE airline = {:airline} AND departs >= {:day} ORDER BY id)`;
/**
 * Leaves out legs that did not count yet and legs of aircraft on order, because they were never on offer. The
 * rows cover only this day.
 */
const WITHDRAW = `
  INSERT INTO withdrawn_leg (id, airline, leg, origin, destination, departs, since, until, block, built, model,
    economy, business, first, fare_economy, fare_business, fare_first)
  SELECT j.value ->> 1, l.airline, l.id, l.origin, l.destination, l.departs - {:weekDay} + {:day}, l.since, {:counts},
    l.block, x.built, x.model, x.economy, x.business, x.first, r.fare_economy, r.fare_business, r.fare_first
  FROM json_each({:legs}) j JOIN leg l ON l.id = j.value ->> 0
  JOIN aircraft x ON x.id = l.aircraft JOIN route r ON r.id = l.route
  WHERE l.departs >= {:weekDay} AND l.departs < {:weekDay} + ${DAY} AND l.since < {:counts}
    AND (x.delivered <= l.departs - {:weekDay} + {:day} OR NOT {:hasRules04})`;
const RETURN = 'DELETE FROM withdrawn_leg WHERE id IN (SELECT value FROM json_each({:ids}))';

type After = Pick<KnownDeparture, 'origin' | 'destination' | 'departs'>;

/** @returns world minutes from which the new legs count, in order */
function withdraw(
  context: ActionContext,
  before: readonly KnownDeparture[],
  after: readonly After[],
): number[] {
  const { tx, airline, now, world } = context;
  if (!world.newRules) return after.map(() => 0);
  const counts = countsFrom(now);
  const day = changedDay(counts);
  if (day === null) return compareTimetables(before, [], after, counts).since;
  const weekDay = weekMinute(day, startWeekMinute(world.start));
  const withdrawn = readJson<KnownDeparture[]>(tx, WITHDRAWN, { airline: airline.id, day, weekDay });
  const { since, gone, back } = compareTimetables(before, withdrawn, after, counts);
  const legs = JSON.stringify(gone.map((leg) => [leg, recordId(['withdrawn', leg, counts])]));
  tx.db().newQuery(WITHDRAW).bind({ legs, day, weekDay, counts, hasRules04: world.hasRules04 }).execute();
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
  context: ActionContext,
  aircraft: readonly string[],
  after: readonly After[],
): number[] =>
  withdraw(
    context,
    readJson<KnownDeparture[]>(context.tx, BEFORE, { aircraft: JSON.stringify(aircraft) }),
    after,
  );

/** Does the same for all legs of a route (id), without new legs. */
export function withdrawRoute(context: ActionContext, route: string): void {
  withdraw(context, readJson<KnownDeparture[]>(context.tx, BEFORE_ON_ROUTE, { route }), []);
}
