import type { ActionInput } from '#game/actions/actions.ts';
import { fullHour } from '#game/world/time.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';

const OWN = `
  SELECT count(*) AS json FROM route
  WHERE airline = {:airline} AND id IN (SELECT value FROM json_each({:routes}))`;
const SAME = `${OWN} AND rule_min = {:min} AND rule_max = {:max}`;

/** The next review stays at least a week after the last one, even if the rule was off in between. */
const SET = `
  UPDATE route SET rule_min = {:min}, rule_max = {:max}, rule_next = max(rule_next, {:next}),
    rule_economy = 0, rule_business = 0, rule_first = 0
  WHERE airline = {:airline} AND id IN (SELECT value FROM json_each({:routes}))`;

const OFF = { min: 0, max: 0 };

/** Skips the action if the rule of all routes is already so. */
export function checkFareRule(
  { tx, airline }: CheckContext,
  input: ActionInput<'route.rule'>,
): Checked<'route.rule'> {
  const routes = JSON.stringify(input.routes);
  const same = readJson<number>(tx, SAME, { airline: airline.id, routes, ...(input.rule ?? OFF) });
  return same === input.routes.length ? { unchanged: {} } : { input };
}

/** Turns the fare rule of routes on or off: all of them or none. The first review is in the next full hour. */
export function setFareRule(
  { tx, airline, now }: ActionContext,
  { routes, rule }: ActionInput<'route.rule'>,
): object {
  if (new Set(routes).size < routes.length)
    throw rejection('routes', 'twice', 'A route is in the list more than once.');
  const bound = { airline: airline.id, routes: JSON.stringify(routes) };
  if (readJson<number>(tx, OWN, bound) < routes.length)
    throw rejection('routes', 'unknown_route', 'You have no such route.');
  tx.db()
    .newQuery(SET)
    .bind({ ...bound, ...(rule ?? OFF), next: fullHour(now) })
    .execute();
  return {};
}
