import { distanceKm } from '#game/airport/geo.ts';
import type { Market, MarketDeparture } from '#game/payloads/market.ts';
import { worldMinute } from '../clock/clock.ts';
import { readJson } from '../db/read-json.ts';
import { demandOfPair } from '../demand/pair.ts';
import { handleRequest } from '../http/handle-request.ts';
import { movementsAt } from './movements.ts';
import { pairOfQuery } from './pair-of-query.ts';
import { publicComfort } from './public-comfort.ts';
import { publicIds } from './public-id.ts';

const DEPARTURES = `
  SELECT COALESCE(json_group_array(json_object('leg', leg.id, 'airline', leg.airline, 'origin', leg.origin,
    'departs', leg.departs, 'block', leg.block,
    'fares', json_object('economy', r.fare_economy, 'business', r.fare_business, 'first', r.fare_first),
    'seats', json_object('economy', c.economy, 'business', c.business, 'first', c.first),
    'built', c.built, 'popularity', m.popularity, 'max_seats', m.max_seats,
    'punctuality', l.punctuality, 'reputation', l.reputation)), '[]') AS json
  FROM (SELECT * FROM leg WHERE (origin = {:from} AND destination = {:to}) OR (origin = {:to} AND destination = {:from})) AS leg
  JOIN route r ON r.id = leg.route JOIN aircraft c ON c.id = leg.aircraft JOIN airline l ON l.id = leg.airline
  JOIN aircraft_model m ON m.key = c.model`;

const AIRLINES = `
  SELECT COALESCE(json_group_object(id, json_object('name', name, 'code', code, 'colour_primary', colour_primary,
    'colour_secondary', colour_secondary)), '{}') AS json
  FROM airline WHERE id IN (SELECT value FROM json_each({:ids}))`;

type Row = Omit<MarketDeparture, 'comfort'> & { built: number; popularity: number; max_seats: number };

const toDeparture = ({ built, popularity, max_seats, ...departure }: Row, now: number): MarketDeparture => ({
  ...departure,
  comfort: publicComfort({ built, popularity, max_seats, seats: departure.seats }, now),
});

/** Returns departures with public fields, ids and order. */
function publicDepartures(app: CoreApp, rows: readonly Row[], now: number): MarketDeparture[] {
  const publicId = publicIds(app);
  return rows
    .map((row) => toDeparture({ ...row, leg: publicId(row.leg) }, now))
    .sort((one, other) => one.departs - other.departs || (one.leg < other.leg ? -1 : 1));
}

/**
 * GET /api/am/market?from=&to=: returns the demand between two airports (ids), all departures in both
 * directions, and the movements at both airports.
 */
export function viewMarket(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const { from, to } = pairOfQuery(e);
    const now = worldMinute(e.app);
    const rows = readJson<Row[]>(e.app, DEPARTURES, { from: from.id, to: to.id });
    const ids = JSON.stringify(rows.map(({ airline }) => airline));
    const { leisure, business, premium } = demandOfPair(e.app, from.id, to.id);
    const market: Market = {
      km: distanceKm(from, to),
      leisure,
      business,
      premium,
      departures: publicDepartures(e.app, rows, now),
      airlines: readJson(e.app, AIRLINES, { ids }),
      movements: Object.fromEntries(movementsAt(e.app, [from.id, to.id])),
    };
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, market);
  });
}
