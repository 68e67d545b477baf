import { mayFly } from '#game/network/rights/home.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { ROUTE } from '#game/tables/route.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';

const r = aliased(ROUTE, 'r');
/** A route `r` with the countries of its ends `p` and `q`. */
export const ROUTE_ENDS = {
  id: r.id,
  airline: r.airline,
  a: { country: aliased(AIRPORT, 'p').country },
  b: { country: aliased(AIRPORT, 'q').country },
};
export const WITH_ENDS = 'FROM route r JOIN airport p ON p.id = r.a JOIN airport q ON q.id = r.b';

/** Returns the routes (ids) of an airline that it may not fly from some home blocs. */
export const routesWithout = (app: CoreApp, airline: string, homes: readonly string[]): string[] =>
  readAll(app, ROUTE_ENDS, `${WITH_ENDS} WHERE r.airline = {:airline} ORDER BY r.pair`, { airline })
    .filter(({ a, b }) => !mayFly(homes, a, b))
    .map(({ id }) => id);
