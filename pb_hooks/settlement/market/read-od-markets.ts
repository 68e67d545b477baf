import type { AirportType } from '#game/airport/airport.ts';
import { DAY } from '#game/world/time.ts';
import { readCells } from '../state/read-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';
import type { DueLeg } from './read-departures.ts';

/** An O&D market with departures within the hour. */
export interface OdMarket {
  origin: string;
  destination: string;
  km: number;
  /** People who want to fly per year, both directions together: leisure, business, premium. */
  yearly: [number, number, number];
  from: MarketAirport;
  to: MarketAirport;
  /** Of today's passengers, those who have already flown: leisure, business, premium. */
  carried: [number, number, number];
}

/** The fields of an airport that a departure needs. */
export interface MarketAirport {
  id: string;
  type: AirportType;
  lat: number;
  lon: number;
  continent: string;
  country: string;
  runways: number;
}

/** Returns the airports of some legs, by id. */
function readMarketAirports(app: CoreApp, due: readonly DueLeg[]): Map<string, MarketAirport> {
  const ends = new Set<string>();
  for (let index = 0; index < due.length; index++) {
    const { origin, destination } = due[index] as DueLeg;
    ends.add(origin).add(destination);
  }
  const rows = readCells(
    app,
    ['id', 'type', 'lat', 'lon', 'continent', 'country', 'runways'],
    'FROM airport WHERE id IN (SELECT value FROM json_each({:ids})) ORDER BY id',
    { ids: JSON.stringify([...ends]) },
  );
  const airports = new Map<string, MarketAirport>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as (typeof rows)[number];
    airports.set(row[0], {
      id: row[0],
      type: row[1] as AirportType,
      lat: Number(row[2]),
      lon: Number(row[3]),
      continent: row[4],
      country: row[5],
      runways: Number(row[6]),
    });
  }
  return airports;
}

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
  const rows = readCells(
    app,
    [
      'w.value ->> 0',
      'w.value ->> 1',
      'r.km',
      'r.leisure',
      'r.business',
      'r.premium',
      'sum(f.pax_leisure)',
      'sum(f.pax_business_group)',
      'sum(f.pax_premium)',
    ],
    `FROM jsonb_each({:odMarkets}) w JOIN route r ON r.id = w.value ->> 2
     LEFT JOIN flight f ON f.origin = w.value ->> 0 AND f.destination = w.value ->> 1
       AND f.departs >= {:today} AND f.departs < {:now}
     GROUP BY w.key ORDER BY w.key`,
    { odMarkets: dueMarkets, today, now: world.minute },
  );
  const odMarkets = new Map<string, OdMarket>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as (typeof rows)[number];
    const origin = row[0];
    const destination = row[1];
    const from = airports.get(origin);
    const to = airports.get(destination);
    if (!from || !to) continue;
    odMarkets.set(origin + destination, {
      origin,
      destination,
      km: Number(row[2]),
      yearly: [Number(row[3]), Number(row[4]), Number(row[5])],
      from,
      to,
      carried: [Number(row[6]), Number(row[7]), Number(row[8])],
    });
  }
  return odMarkets;
}
