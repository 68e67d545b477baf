import type { ActionInput } from '../../../game/actions/actions.ts';
import { readJson } from '../../http/read-json.ts';
import { forgetConnections } from '../../settlement/connections/forget-connections.ts';
import type { ActionContext } from '../context.ts';
import { findOwn } from '../find-own.ts';
import { withdrawRoute } from '../timetable/withdraw-legs.ts';

/** Aircraft with legs on a route. */
const AFFECTED = `
  SELECT COALESCE(json_group_array(DISTINCT aircraft), '[]') AS json FROM leg WHERE route = {:route}`;
const CHANGED = `
  UPDATE aircraft SET revision = revision + 1
  WHERE id IN (SELECT aircraft FROM leg WHERE route = {:route})`;

/**
 * Gives a route up, with its part of the timetable; the fee is not paid back. Flights in the air finish. The answer says
 * how many weekly flights went, and which aircraft flew them: what is left of their weeks may not join up any more.
 */
export function closeRoute(context: ActionContext, input: ActionInput<'route.close'>): object {
  const { tx } = context;
  const route = findOwn(context, 'route', input.route);
  const bind = { route: route.id };
  const aircraft = readJson<string[]>(tx, AFFECTED, bind);
  const flying = tx.countRecords('flight', $dbx.exp("route = {:route} AND state = 'flying'", bind));
  tx.db().newQuery(CHANGED).bind(bind).execute();
  withdrawRoute(context, route.id);
  const legs = tx.db().newQuery('DELETE FROM leg WHERE route = {:route}').bind(bind).execute().rowsAffected();
  tx.db().newQuery('DELETE FROM route WHERE id = {:route}').bind(bind).execute();
  forgetConnections(tx, context.airline.id);
  return { legs, flying, aircraft };
}
