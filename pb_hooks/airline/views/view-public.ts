import type { PublicAirline } from '#game/payloads/airline.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { CERTIFICATE } from '#game/tables/certificate.ts';
import { ROUTE } from '#game/tables/route.ts';
import { WEEK } from '#game/world/time.ts';
import { readCredit } from '#hooks/bank/read-credit.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, boolOf, numberOf } from '#hooks/platform/db/shape.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';

/** Number of past weeks that everyone sees. */
const WEEKS = 8;

const a = aliased(AIRLINE, 'a');
const r = aliased(ROUTE, 'r');

const c = aliased(CERTIFICATE, 'c');
const CERTIFICATES = { bloc: c.bloc, granted: c.granted };
const CERTIFICATES_FROM = `
  FROM certificate c WHERE c.airline = {:airline} AND c.state = 'granted' ORDER BY c.granted, c.id`;

const PUBLIC = {
  id: a.id,
  name: a.name,
  code: a.code,
  colour_primary: a.colour_primary,
  colour_secondary: a.colour_secondary,
  country: a.country,
  hub: a.hub,
  founded: a.founded,
  reputation: a.reputation,
  punctuality: a.punctuality,
  isRival: boolOf("a.user = ''"),
};

const FLEET = { model: aliased(AIRCRAFT, 'c').model, count: numberOf('count(*)') };
const FLEET_FROM = `FROM aircraft c WHERE c.airline = {:airline} AND c.delivered <= {:now}
  GROUP BY c.model ORDER BY count(*) DESC, c.model`;

const ROUTES = {
  a: r.a,
  b: r.b,
  km: r.km,
  fare_economy: r.fare_economy,
  fare_business: r.fare_business,
  fare_first: r.fare_first,
  departures: numberOf('l.n'),
};
const ROUTES_FROM = `FROM route r LEFT JOIN (
    SELECT route, count(*) AS n FROM leg WHERE airline = {:airline} GROUP BY route
  ) l ON l.route = r.id WHERE r.airline = {:airline} ORDER BY COALESCE(l.n, 0) DESC, r.pair`;

const WEEKS_OF = {
  week: numberOf(`h.starts / ${WEEK}`),
  flights: numberOf('sum(h.flights)'),
  cancelled: numberOf('sum(h.cancelled)'),
  late: numberOf('sum(h.late)'),
  seats: numberOf('sum(h.seats)'),
  passengers: numberOf('sum(h.passengers)'),
  revenue: numberOf('sum(h.revenue)'),
};
// Older weeks are summed up to quarters. The running week would reveal yesterday's result of a competitor.
const WEEKS_FROM = `FROM route_history h WHERE h.airline = {:airline} AND h.days <= 7
  AND h.starts >= {:from} AND h.starts < {:to} GROUP BY h.starts / ${WEEK} ORDER BY h.starts / ${WEEK}`;

/** Returns the public data of the airline with a code. Undefined if there is none. */
function publicAirline(app: CoreApp, code: string): PublicAirline | undefined {
  const [found] = readAll(app, PUBLIC, 'FROM airline a WHERE a.code = {:code}', { code });
  if (!found) return undefined;
  const now = worldMinute(app);
  const airline = found.id;
  const to = Math.floor(now / WEEK) * WEEK;
  return {
    ...found,
    grade: readCredit(app, airline, now).grade,
    fleet: readAll(app, FLEET, FLEET_FROM, { airline, now }),
    routes: readAll(app, ROUTES, ROUTES_FROM, { airline }),
    certificates: readAll(app, CERTIFICATES, CERTIFICATES_FROM, { airline }),
    weeks: readAll(app, WEEKS_OF, WEEKS_FROM, { airline, from: to - WEEKS * WEEK, to }),
  };
}

/** GET /api/am/airline/{code}: returns what every player may know about an airline. Any case is accepted. */
export function viewPublicAirline(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const code = (e.request?.pathValue('code') ?? '').toUpperCase();
    const airline = publicAirline(e.app, code);
    if (!airline) throw new NotFoundError('No airline has this code.', null);
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, airline);
  });
}
