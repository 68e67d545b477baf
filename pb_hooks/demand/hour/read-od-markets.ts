import type { GroupList } from '#game/demand/groups.ts';
import { seasonFactors } from '#game/demand/season.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { ROUTE } from '#game/tables/route.ts';
import { DAY } from '#game/world/time.ts';
import { aliased, numberOf, type ShapedRow, textOf, tuple } from '#hooks/platform/db/shape.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { dayOfIncumbents, SERVED, WITH_SERVED } from '../incumbents.ts';
import type { MarketIncumbents } from './known-bookings.ts';
import type { DueLeg } from './read-departures.ts';

/** An O&D market with departures within the hour. */
export interface OdMarket {
  origin: string;
  destination: string;
  km: number;
  /** People who want to fly per year, both directions together. */
  yearly: GroupList;
  from: DepartureAirport;
  to: DepartureAirport;
  /** Of today's passengers, those who have already flown. */
  carried: GroupList;
  incumbents: MarketIncumbents;
}

const a = aliased(AIRPORT, 'airport');
const MARKET_AIRPORT = {
  id: a.id,
  iata: a.iata,
  type: a.type,
  lat: a.lat,
  lon: a.lon,
  continent: a.continent,
  country: a.country,
  runways: a.runways,
};

/** The fields of an airport that a departure needs. */
export type DepartureAirport = ShapedRow<typeof MARKET_AIRPORT>;

/** Returns the airports of some legs, by id. */
function readMarketAirports(app: CoreApp, due: readonly DueLeg[]): Map<string, DepartureAirport> {
  const ends = new Set<string>();
  for (let index = 0; index < due.length; index++) {
    const { origin, destination } = due[index] as DueLeg;
    ends.add(origin).add(destination);
  }
  const airports = readRows(
    app,
    MARKET_AIRPORT,
    'FROM airport WHERE id IN (SELECT value FROM json_each({:ids})) ORDER BY id',
    { ids: JSON.stringify([...ends]) },
  );
  return new Map(airports.map((airport) => [airport.id, airport]));
}

const r = aliased(ROUTE, 'r');
const SUMS = {
  origin: textOf('w.value ->> 0'),
  destination: textOf('w.value ->> 1'),
  km: r.km,
  served: SERVED,
  yearly: tuple(r.leisure, r.business, r.premium),
  carried: tuple(
    numberOf('sum(f.pax_leisure)'),
    numberOf('sum(f.pax_business_group)'),
    numberOf('sum(f.pax_premium)'),
  ),
};

/**
 * Returns the O&D markets of the legs that are due, by origin and destination.
 * @param dueMarkets result of `dueMarketsOf` for these legs
 */
export function readOdMarkets(
  app: CoreApp,
  world: SettledWorld,
  due: readonly DueLeg[],
  dueMarkets: string,
): Map<string, OdMarket> {
  const airports = readMarketAirports(app, due);
  const today = world.minute - (world.minute % DAY);
  const rows = readRows(
    app,
    SUMS,
    `FROM jsonb_each({:odMarkets}) w JOIN route r ON r.id = w.value ->> 2 ${WITH_SERVED}
     LEFT JOIN flight f ON f.origin = w.value ->> 0 AND f.destination = w.value ->> 1
       AND f.departs >= {:today} AND f.departs < {:now}
     GROUP BY w.key ORDER BY w.key`,
    { odMarkets: dueMarkets, today, now: world.minute },
  );
  const month = calendarAt(world.start, world.minute).month - 1;
  const odMarkets = new Map<string, OdMarket>();
  for (let index = 0; index < rows.length; index++) {
    const { origin, destination, km, yearly, served, carried } = rows[index] as (typeof rows)[number];
    const from = airports.get(origin);
    const to = airports.get(destination);
    if (!from || !to) continue;
    const [leisure, business, premium] = yearly;
    const pair = { km, yearly: { leisure, business, premium }, served };
    odMarkets.set(origin + destination, {
      origin,
      destination,
      km,
      yearly,
      from,
      to,
      carried,
      incumbents: {
        inputs: [served.airlines, served.seats, served.fares, served.flights, world.traffic].join(),
        day: () => dayOfIncumbents(pair, world.traffic, seasonFactors(month, from.lat, to.lat)),
      },
    });
  }
  return odMarkets;
}
