import type { ActionInput } from '../../../game/actions/actions.ts';
import type { Route } from '../../../game/records/route.ts';
import { readJson } from '../../http/read-json.ts';
import type { ActionContext } from '../context.ts';
import { findOwn } from '../find-own.ts';
import { refuse } from '../refuse.ts';
import { refuseExpired, spendUndo } from '../undo.ts';
import { removeRoute } from './remove-route.ts';

const FEE = `
  SELECT json_quote(COALESCE(-sum(amount), 0)) AS json FROM ledger
  WHERE airline = {:airline} AND minute = {:opened} AND category = 'route_fee' AND route = {:route}`;

function refuseFlown({ tx }: ActionContext, { id }: Route): void {
  const flights = tx.countRecords('flight', $dbx.exp("route = {:id} AND state <> 'cancelled'", { id }));
  if (flights > 0)
    throw refuse(
      'route',
      'in_use',
      'This route has been flown already; it can be undone until its first flight.',
    );
}

/** Undoes the opening of a route that has not been flown: the fee is paid back, and its flights leave the timetable. */
export function undoRoute(context: ActionContext, input: ActionInput<'route.undo'>): object {
  const route = findOwn(context, 'route', input.route);
  const pair = `${route.pair.slice(0, 3)}–${route.pair.slice(3)}`;
  refuseExpired(context, 'route', route.opened, `Acquiring ${pair}`);
  refuseFlown(context, route);
  spendUndo(context, 'route');
  const bind = { airline: context.airline.id, opened: route.opened, route: route.id };
  const refund = readJson<number>(context.tx, FEE, bind);
  context.earn({ category: 'route_fee', amount: refund, memo: `Route ${pair} undone`, route: route.id });
  return { refund, ...removeRoute(context, route) };
}
