import { DECISION_DAYS } from '#game/network/rights/certificate.ts';
import { mayFly } from '#game/network/rights/home.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { ROUTE } from '#game/tables/route.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { ROUTE_ENDS, WITH_ENDS } from '#hooks/network/certificate/routes-without.ts';
import { homesOf, OWN_HOME } from '#hooks/network/home.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import type { Check } from './checks.ts';

const HOMES = { id: aliased(AIRLINE, 'a').id, ...OWN_HOME };
const RIGHTS = { ...ROUTE_ENDS, pair: aliased(ROUTE, 'r').pair };

/** Returns the routes that their airlines may not fly: no end lies at home. */
export function brokenByRights(app: CoreApp): string[] {
  const homes = new Map(readAll(app, HOMES, 'FROM airline a').map((row) => [row.id, homesOf(row)]));
  return readAll(app, RIGHTS, `${WITH_ENDS} ORDER BY r.airline, r.pair`).flatMap(
    ({ airline, pair, a, b }) => {
      const own = homes.get(airline) ?? [];
      return mayFly(own, a, b) ? [] : [`${pair} of ${airline}, at home in ${own.join(', ')}`];
    },
  );
}

/** World minute up to which everything that was due is settled. */
const SETTLED = `((SELECT hour FROM world) - 1) * ${HOUR}`;

export const RIGHT_CHECKS: readonly Check[] = [
  {
    name: 'certificates belong to airlines, and are decided and paid for in time',
    broken: `
      SELECT c.bloc || ' of ' || c.airline || ': ' || c.state || ' at ' || iif(c.granted > 0, c.granted, c.applied)
        || ', fee due at ' || c.fee_due AS text
      FROM certificate c LEFT JOIN airline a ON a.id = c.airline
      WHERE a.id IS NULL OR (c.state = 'granted') <> (c.granted > 0) OR (c.state = 'granted') <> (c.fee_due > 0)
        OR (c.state = 'applied' AND c.applied + ${DECISION_DAYS * DAY} < ${SETTLED})
        OR (c.state = 'granted' AND c.fee_due < ${SETTLED})`,
  },
];
