import type { Aircraft } from '#game/tables/aircraft.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';

const count = (tx: CoreApp, collection: string, aircraft: string, where = 'TRUE') =>
  tx.countRecords(collection, $dbx.exp(`aircraft = {:aircraft} AND ${where}`, { aircraft }));

/** Rejects aircraft that are not delivered yet. */
export function rejectOnOrder(context: ActionContext, aircraft: Aircraft): void {
  if (aircraft.delivered <= context.now) return;
  const when = sayMinute(context, aircraft.delivered);
  throw rejection('aircraft', 'on_order', `${aircraft.registration} is delivered on ${when}, not before.`);
}

/**
 * Rejects aircraft that cannot leave the fleet: in the air, in maintenance, or with flights in the timetable.
 */
export function rejectBusy(context: ActionContext, aircraft: Aircraft): void {
  const { tx } = context;
  const { registration, id } = aircraft;
  if (count(tx, 'flight', id, "state = 'flying'") > 0) {
    const ready = sayMinute(context, aircraft.ready);
    throw rejection('aircraft', 'in_the_air', `${registration} is flying. It is ready again on ${ready}.`);
  }
  if (count(tx, 'stand_in', id, `departs >= ${Math.floor(context.now)}`) > 0) {
    const message = `${registration} is flying for another aircraft and is not back yet. Try again when it is at its base.`;
    throw rejection('aircraft', 'stands_in', message);
  }
  if (aircraft.work !== '') {
    const until = sayMinute(context, aircraft.work_until);
    throw rejection('aircraft', 'in_work', `${registration} is in the workshop until ${until}.`);
  }
  // A planned refit is already paid for. Selling the aircraft would lose it without warning.
  if (count(tx, 'maintenance', id, "kind = 'refit' AND state = 'planned'") > 0)
    throw rejection('aircraft', 'has_refit', `${registration} has a planned refit. Cancel it first.`);
  const legs = count(tx, 'leg', id);
  if (legs > 0) {
    const message = `${registration} has ${legs} weekly flights in the timetable. Remove them first.`;
    throw rejection('aircraft', 'has_legs', message);
  }
}

/** Removes an aircraft from the fleet, with its planned work. */
export function removeAircraft({ tx }: ActionContext, aircraft: Aircraft): void {
  const bind = { aircraft: aircraft.id };
  tx.db()
    .newQuery("DELETE FROM maintenance WHERE aircraft = {:aircraft} AND state = 'planned'")
    .bind(bind)
    .execute();
  tx.db().newQuery('DELETE FROM aircraft WHERE id = {:aircraft}').bind(bind).execute();
}

/**
 * Rejects what would keep an aircraft from being handed over to the winner of its auction.
 * @throws BadRequestError that names `field`
 */
export function rejectAuctioned(app: CoreApp, aircraft: string, field: string): void {
  if (app.countRecords('auction', $dbx.hashExp({ aircraft, state: 'open' })) === 0) return;
  throw rejection(
    field,
    'auctioned',
    'This aircraft is being auctioned. You can do this when the auction has ended without a sale.',
  );
}
