import { tariffOf } from '#game/network/route/price.ts';
import type { Market, MarketDeparture } from '#game/payloads/market.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { LEG } from '#game/tables/leg.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { AIRLINE_FACE } from '#hooks/airline/airline-face.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { publicIds } from '#hooks/platform/http/public-id.ts';
import { readSlots } from '#hooks/slots/airport-slots.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { TERMS, WITH_TERMS } from '../departure-terms.ts';
import { incumbentsBetween } from '../incumbents.ts';
import { callersKnower, expectedDemand } from '../knower.ts';
import { demandOfPair } from '../pair.ts';
import { pairOfQuery } from '../pair-of-query.ts';

const l = aliased(LEG, 'l');
const a = aliased(AIRLINE, 'a');

const DEPARTURE = {
  leg: l.id,
  airline: l.airline,
  origin: l.origin,
  departs: l.departs,
  block: l.block,
  ...TERMS,
};
const DEPARTURES = `
  FROM (SELECT * FROM leg WHERE (origin = {:from} AND destination = {:to}) OR (origin = {:to} AND destination = {:from})) AS l ${WITH_TERMS}`;
type Row = ShapedRow<typeof DEPARTURE>;

const FLYING_AIRLINE = { id: a.id, face: AIRLINE_FACE };
const FLYING_AIRLINES = 'FROM airline a WHERE a.id IN (SELECT value FROM json_each({:ids}))';

/** Returns departures with public fields, ids and order. */
function publicDepartures(app: CoreApp, rows: readonly Row[]): MarketDeparture[] {
  const publicId = publicIds(app);
  return rows
    .map((row) => ({ ...row, leg: publicId(row.leg) }))
    .sort((one, other) => one.departs - other.departs || (one.leg < other.leg ? -1 : 1));
}

/**
 * GET /api/am/market?from=&to=: returns the demand between two airports (ids), all departures in both
 * directions, and the slots at both airports.
 */
export function viewMarket(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const { from, to } = pairOfQuery(e);
    const rows = readAll(e.app, DEPARTURE, DEPARTURES, {
      from: from.id,
      to: to.id,
      now: worldMinute(e.app),
    });
    const ids = JSON.stringify(rows.map(({ airline }) => airline));
    const airlines = readAll(e.app, FLYING_AIRLINE, FLYING_AIRLINES, { ids });
    const km = distanceKm(from, to);
    const demand = demandOfPair(e.app, from.id, to.id);
    const know = callersKnower(e);
    const known = know.of({ from, to, km });
    const expected = expectedDemand(demand, known);
    const market: Market = {
      km,
      ...expected,
      known: known.degree,
      known_studied: know.of({ from, to, km }, true).degree,
      tariff: tariffOf(demand),
      departures: publicDepartures(e.app, rows),
      incumbents: incumbentsBetween(e.app, from, to, demand, expected),
      airlines: Object.fromEntries(airlines.map(({ id, face }) => [id, face])),
      slots: Object.fromEntries(
        readSlots(e.app, [from.id, to.id], e.auth?.getString('airline') ?? '').airports,
      ),
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, market);
  });
}
