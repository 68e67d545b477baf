import { CERTIFICATE } from '#game/tables/certificate.ts';
import { routesWithout } from '#hooks/network/certificate/routes-without.ts';
import { homeOf } from '#hooks/network/home.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';

const { bloc } = aliased(CERTIFICATE, 'c');
const GRANTED = "FROM certificate c WHERE c.airline = {:merged} AND c.state = 'granted'";

/**
 * Returns the routes (ids) of an airline that end when another one merges it: its home does not become a home of the buyer,
 * while its certificates do.
 */
export function lostRoutes(app: CoreApp, buyer: string, merged: string): string[] {
  const gained = readAll(app, { bloc }, GRANTED, { merged }).map((one) => one.bloc);
  return routesWithout(app, merged, [...homeOf(app, buyer), ...gained]);
}
