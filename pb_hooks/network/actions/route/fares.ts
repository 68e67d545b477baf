import type { ActionInput } from '#game/actions/actions.ts';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { fareBounds, isFareAccepted } from '#game/network/route/fares.ts';
import { pairName } from '#game/network/route/pair-name.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { ROUTE } from '#game/tables/route.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { forgetConnections } from '#hooks/demand/forget-connections.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';

const r = aliased(ROUTE, 'r');
const OWN_ROUTE = { id: r.id, pair: r.pair, km: r.km };
/** Also drops the fares that a rule has chosen for the end of the hour. */
const FARES = updateById(ROUTE, [
  'fare_economy',
  'fare_business',
  'fare_first',
  'rule_economy',
  'rule_business',
  'rule_first',
]);

const SAME = `
  SELECT count(*) AS json FROM json_each({:fares}) AS wanted
  JOIN route ON route.id = json_extract(wanted.value, '$.route') AND route.airline = {:airline}
    AND fare_economy = json_extract(wanted.value, '$.economy')
    AND fare_business = json_extract(wanted.value, '$.business')
    AND fare_first = json_extract(wanted.value, '$.first')`;

/** Skips the action if all routes already have these fares. */
export function checkFares(
  { tx, airline }: CheckContext,
  input: ActionInput<'route.fares'>,
): Checked<'route.fares'> {
  const same = readJson<number>(tx, SAME, { airline: airline.id, fares: JSON.stringify(input.routes) });
  return same === input.routes.length ? { unchanged: {} } : { input };
}

/** Returns a pair of airports as it is displayed: AMS–BCN. */

/** Sets the fares of routes: all of them or none. They apply to bookings from the next full hour on. */
export const setFares = (context: ActionContext, { routes }: ActionInput<'route.fares'>): object =>
  writeFares(context, routes, '');

/** @param within prefix of the field names: `fares.` if the fares are part of a field */
export function writeFares(
  { tx, airline }: ActionContext,
  routes: ActionInput<'route.fares'>['routes'],
  within: string,
): object {
  const ids = JSON.stringify(routes.map(({ route }) => route));
  const found = readAll(
    tx,
    OWN_ROUTE,
    'FROM route r WHERE r.airline = {:airline} AND r.id IN (SELECT value FROM json_each({:ids}))',
    { airline: airline.id, ids },
  );
  const own = new Map(found.map((route) => [route.id, route]));
  const seen = new Set<string>();
  for (const fares of routes) {
    const route = own.get(fares.route);
    if (!route) throw rejection('routes', 'unknown_route', 'You have no such route.');
    const pair = pairName(route.pair);
    if (seen.has(fares.route)) throw rejection('routes', 'twice', `${pair} is in the list more than once.`);
    seen.add(fares.route);
    for (const name of CABIN_CLASSES) {
      if (isFareAccepted(fares[name], route.km, name)) continue;
      const { min, max } = fareBounds(route.km, name);
      const bounds = `from ${formatDollars(min)} to ${formatDollars(max)}`;
      const message = `On ${pair} a fare in ${name} must be ${bounds}, not ${formatDollars(fares[name])}.`;
      throw rejection(`${within}${name}`, 'out_of_bounds', message);
    }
  }
  const rows = routes.map(({ route, economy, business, first }) => ({
    id: route,
    fare_economy: economy,
    fare_business: business,
    fare_first: first,
    rule_economy: 0,
    rule_business: 0,
    rule_first: 0,
  }));
  writeRows(tx, FARES, rows);
  forgetConnections(tx, airline.id);
  return {};
}
