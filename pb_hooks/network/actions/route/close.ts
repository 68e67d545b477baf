import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { removeRoute } from './remove-route.ts';

/**
 * Gives up a route and removes its legs from the timetable. The fee is not refunded, and flights in the air
 * are completed. The response gives the number of weekly flights removed and the aircraft that flew them,
 * because their remaining legs may no longer connect.
 */
export function closeRoute(context: ActionContext, input: ActionInput<'route.close'>): object {
  const route = findOwn(context, 'route', input.route);
  const isFlying = $dbx.exp("route = {:route} AND state = 'flying'", { route: route.id });
  const flying = context.tx.countRecords('flight', isFlying);
  const { legs, aircraft } = removeRoute(context, route);
  return { legs, flying, aircraft };
}
