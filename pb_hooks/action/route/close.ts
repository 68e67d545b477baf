import type { ActionInput } from '../../../game/actions/actions.ts';
import type { ActionContext } from '../context.ts';
import { findOwn } from '../find-own.ts';
import { removeRoute } from './remove-route.ts';

/**
 * Gives a route up, with its part of the timetable; the fee is not paid back. Flights in the air finish. The answer says
 * how many weekly flights went, and which aircraft flew them: what is left of their weeks may not join up any more.
 */
export function closeRoute(context: ActionContext, input: ActionInput<'route.close'>): object {
  const route = findOwn(context, 'route', input.route);
  const isFlying = $dbx.exp("route = {:route} AND state = 'flying'", { route: route.id });
  const flying = context.tx.countRecords('flight', isFlying);
  const { legs, aircraft } = removeRoute(context, route);
  return { legs, flying, aircraft };
}
