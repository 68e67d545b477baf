import { typicalSeats, usualFlights } from '#game/demand/incumbents/incumbents.ts';
import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import { NORMAL_TRAFFIC } from '#game/world/world-settings.ts';
import { loadPlaces, loadWorld } from '../research/demand/load.ts';
import { seatsByType } from './equipment.ts';
import { readTable, toTable } from './table.ts';
import { writeOrCheck } from './write-or-check.ts';

const FILE = 'seed/served_pairs.csv';
const SOURCES = 'scripts/research/demand/published';
/** Counted passengers per year, both ways, from which a pair without direct flights in 2014 counts as served since. */
const SERVED_FROM = 20_000;
/**
 * Flights per week and direction that a pair's modelled trips must fill to count as served without a source. The list of
 * 2014 lacks flights of regional partners under another airline's code, and airports that have opened since.
 */
const CERTAIN_FLIGHTS = DAYS_A_WEEK;
/** Trips per year that begin at an airport, below which none of its pairs can fill these flights. */
const TOO_FEW_TRIPS = 40_000;

interface ServedPair {
  a: string;
  b: string;
  airlines: number;
  seats: number;
}

/** Reads the pairs with direct flights in June 2014 by code, such as AMS-BCN. */
function servedIn2014(seatsOf: (pair: string, types: readonly string[]) => number): Map<string, ServedPair> {
  const rows = readTable<'pair' | 'airlines' | 'equipment'>(`${SOURCES}/routes_served_2014.csv`);
  return new Map(
    rows.map(({ pair, airlines, equipment }) => {
      const [a = '', b = ''] = pair.split('-');
      return [pair, { a, b, airlines: Number(airlines), seats: seatsOf(pair, equipment.split(' ')) }];
    }),
  );
}

/** Returns the pairs of busy airports by the demand model, with their distance in km and trips per year, both ways together. */
function* modelledPairs(): Generator<{ a: string; b: string; km: number; trips: number }> {
  const world = loadWorld();
  const places = loadPlaces()
    .filter((place) => place.trips >= TOO_FEW_TRIPS)
    .map((place) => toDemandPlace(place));
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const { km, total } = pairDemand(one, other, world);
      const [a, b] = one.iata < other.iata ? [one.iata, other.iata] : [other.iata, one.iata];
      yield { a, b, km, trips: total };
    }
}

/** Returns the text of the file. */
function makeServedPairs(): string {
  const airports = new Map(
    readTable<'iata' | 'lat' | 'lon'>('seed/airports.csv').map(({ iata, lat, lon }) => [
      iata,
      { lat: Number(lat), lon: Number(lon) },
    ]),
  );
  const typical = seatsByType();
  const seatsOf = (pair: string, types: readonly string[]): number => {
    const known = types.map((type) => typical.get(type)).filter((seats) => seats !== undefined);
    if (known.length > 0) return Math.round(known.reduce((sum, seats) => sum + seats, 0) / known.length);
    const [from, to] = pair.split('-').map((iata) => airports.get(iata));
    return typicalSeats(from && to ? distanceKm(from, to) : 0);
  };
  const served = servedIn2014(seatsOf);
  for (const name of ['routes_counted', 'routes_europe_2019'])
    for (const row of readTable<'pair' | 'passengers_both_ways'>(`${SOURCES}/${name}.csv`)) {
      const { pair, passengers_both_ways: passengers } = row;
      if (Number(passengers) < SERVED_FROM || served.has(pair)) continue;
      const [a = '', b = ''] = pair.split('-');
      served.set(pair, { a, b, airlines: 1, seats: seatsOf(pair, []) });
    }
  for (const { a, b, km, trips } of modelledPairs()) {
    const seats = typicalSeats(km);
    if (usualFlights(trips, seats, NORMAL_TRAFFIC) < CERTAIN_FLIGHTS || served.has(`${a}-${b}`)) continue;
    served.set(`${a}-${b}`, { a, b, airlines: 1, seats });
  }
  const rows = [...served.values()]
    .filter(({ a, b }) => airports.has(a) && airports.has(b))
    .sort((one, other) => (one.a + one.b < other.a + other.b ? -1 : 1));
  return toTable(['a', 'b', 'airlines', 'seats'], rows);
}

writeOrCheck(FILE, makeServedPairs(), 'pairs');
