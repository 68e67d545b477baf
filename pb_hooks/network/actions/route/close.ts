import type { ActionInput } from '#game/actions/actions.ts';
import type { Route } from '#game/tables/route.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { forgetConnections } from '#hooks/demand/forget-connections.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { followRemoval } from '../timetable/follow-slots.ts';
import { readRouteLegs } from '../timetable/read-legs.ts';
import { withdrawRoute } from '../timetable/withdraw-legs.ts';

/** Aircraft with legs on a route. */
const AFFECTED = `
  SELECT COALESCE(json_group_array(DISTINCT aircraft), '[]') AS json FROM leg WHERE route = {:route}`;
const CHANGED = `
  UPDATE aircraft SET revision = revision + 1
  WHERE id IN (SELECT aircraft FROM leg WHERE route = {:route})`;

/**
 * Deletes a route and its legs.
 * @returns the number of weekly flights removed, and the ids of the aircraft that flew them
 */
export function removeRoute(
  context: ActionContext,
  route: Pick<Route, 'id'>,
): { legs: number; aircraft: string[] } {
  const { tx } = context;
  const bind = { route: route.id };
  const aircraft = readJson<string[]>(tx, AFFECTED, bind);
  tx.db().newQuery(CHANGED).bind(bind).execute();
  withdrawRoute(context, route.id);
  followRemoval(context, readRouteLegs(tx, route.id));
  const legs = tx.db().newQuery('DELETE FROM leg WHERE route = {:route}').bind(bind).execute().rowsAffected();
  tx.db().newQuery('DELETE FROM route WHERE id = {:route}').bind(bind).execute();
  forgetConnections(tx, context.airline.id);
  return { legs, aircraft };
}

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
