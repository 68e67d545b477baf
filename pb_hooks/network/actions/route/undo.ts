import type { ActionInput } from '#game/actions/actions.ts';
import { pairName } from '#game/network/route/pair-name.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { isCategory } from '#game/tables/ledger-category.ts';
import type { Route } from '#game/tables/route.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { rejectExpired, spendUndo } from '#hooks/action/shared/undo.ts';
import { rejectUsed, removeOrder } from '#hooks/fleet/actions/undo.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { removeRoute } from './close.ts';

const FEE = `
  SELECT json_quote(COALESCE(-sum(amount), 0)) AS json FROM ledger
  WHERE airline = {:airline} AND minute = {:opened} AND ${isCategory('category', 'route_fee')} AND route = {:route}`;

function rejectFlown({ tx }: ActionContext, { id }: Route): void {
  const flights = tx.countRecords('flight', $dbx.exp("route = {:id} AND state <> 'cancelled'", { id }));
  if (flights > 0)
    throw rejection(
      'route',
      'in_use',
      'This route has already been flown. You can undo it only before its first flight.',
    );
}

/** Returns the aircraft that was leased together with a route, if that lease can be undone. */
function leasedWith(context: ActionContext, route: Route, id: string): Aircraft {
  const aircraft = findOwn(context, 'aircraft', id);
  if (aircraft.ordered !== route.opened) {
    const message = `${aircraft.registration} was not leased together with this route. Undo them one by one.`;
    throw rejection('aircraft', 'several_orders', message);
  }
  rejectUsed(context, aircraft);
  return aircraft;
}

/**
 * Undoes the opening of a route that has not been flown. Refunds the fee and removes its legs from the
 * timetable. On request, also undoes the lease of the aircraft that came with it. Both together count as one
 * undone action.
 */
export function undoRoute(context: ActionContext, input: ActionInput<'route.undo'>): object {
  const route = findOwn(context, 'route', input.route);
  const pair = pairName(route.pair);
  rejectExpired(context, 'route', route.opened, `Acquiring ${pair}`);
  rejectFlown(context, route);
  const aircraft = input.aircraft === undefined ? [] : [leasedWith(context, route, input.aircraft)];
  spendUndo(context, 'route');
  const bind = { airline: context.airline.id, opened: route.opened, route: route.id };
  const refund = readJson<number>(context.tx, FEE, bind);
  context.credit({ category: 'route_fee', amount: refund, memo: `Route ${pair} undone`, route: route.id });
  // The route first, because its result includes the legs and aircraft concerned.
  const removed = removeRoute(context, route);
  const order = aircraft.length > 0 ? removeOrder(context, aircraft) : { refund: 0, legs: 0 };
  return { ...removed, refund: refund + order.refund, legs: removed.legs + order.legs };
}
