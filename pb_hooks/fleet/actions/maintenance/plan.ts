import type { ActionInput } from '#game/actions/actions.ts';
import { checkQuote, earliestCheck, placeAt } from '#game/fleet/check-quote.ts';
import { datedLegs, startWeekMinute } from '#game/network/timetable/clock.ts';
import { YEAR } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection, rejectStalePrice } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { readLegs } from '#hooks/network/actions/timetable/read-legs.ts';
import { rejectOverlap } from './reject-overlap.ts';

const SAME_FAMILY = `
  SELECT count(*) AS total FROM aircraft JOIN aircraft_model ON aircraft_model.key = aircraft.model
  WHERE aircraft.airline = {:airline} AND aircraft_model.family = {:family} AND aircraft.delivered <= {:now}`;

/** Returns the number of the airline's delivered aircraft of a family. */
function familySize({ tx, airline, now }: ActionContext, family: string): number {
  const row = new DynamicModel({ total: 0 });
  tx.db().newQuery(SAME_FAMILY).bind({ airline: airline.id, family, now }).one(row);
  return row.total as number;
}

/**
 * Plans a check. It is paid for at its start and can be cancelled until then. Flights during the check are
 * cancelled on their day, and the response gives their number.
 */
export function planMaintenance(context: ActionContext, input: ActionInput<'maintenance.plan'>): object {
  const { tx, airline, now } = context;
  const aircraft = findOwn(context, 'aircraft', input.aircraft);
  const { starts, kind } = input;
  const earliest = earliestCheck(aircraft.delivered, now);
  if (starts < earliest || starts > now + YEAR) {
    const from = sayMinute(context, earliest);
    const to = sayMinute(context, now + YEAR);
    throw rejection(
      'starts',
      'out_of_bounds',
      `Work on ${aircraft.registration} can start from ${from} to ${to}.`,
    );
  }
  const startsAt = startWeekMinute(context.world.start);
  const legs = readLegs(tx, [aircraft.id]);
  const model = findModel(tx, aircraft.model);
  const { cost, minutes } = checkQuote(model, aircraft, kind, starts, {
    ownBase: placeAt(aircraft.place, legs, now, starts, startsAt) === airline.hub,
    familySize: familySize(context, model.family),
  });
  rejectStalePrice(input.price, cost, 'This check');
  const ends = starts + minutes;
  rejectOverlap(context, aircraft, starts, ends);
  const id = context.newId();
  tx.save(
    new Record(tx.findCollectionByNameOrId('maintenance'), {
      id,
      airline: airline.id,
      aircraft: aircraft.id,
      kind,
      starts,
      ends,
      cost,
      by: 'player',
      state: 'planned',
    }),
  );
  const longest = Math.max(0, ...legs.map(({ block }) => block));
  const cancelled = datedLegs(legs, Math.max(earliest, starts - longest), ends, startsAt).filter(
    ({ arrives }) => arrives > starts,
  );
  return { maintenance: id, starts, ends, cost, cancelled: cancelled.length };
}
