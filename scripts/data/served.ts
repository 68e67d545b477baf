import { distanceKm } from '#game/world/airport/geo.ts';
import { seatsByType } from './equipment.ts';
import { readTable, toTable } from './table.ts';
import { writeOrCheck } from './write-or-check.ts';

const FILE = 'seed/served_pairs.csv';
const SOURCES = 'scripts/research/demand/published';
/** Counted passengers per year, both ways, from which a pair without direct flights in 2014 counts as served since. */
const SERVED_FROM = 20_000;
/** Seats per flight where no type is known, up to a distance in km and beyond. */
const SEATS = { near: 160, far: 270, beyondKm: 4_500 };

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
    return from && to && distanceKm(from, to) > SEATS.beyondKm ? SEATS.far : SEATS.near;
  };
  const served = servedIn2014(seatsOf);
  for (const name of ['routes_counted', 'routes_europe_2019'])
    for (const row of readTable<'pair' | 'passengers_both_ways'>(`${SOURCES}/${name}.csv`)) {
      const { pair, passengers_both_ways: passengers } = row;
      if (Number(passengers) < SERVED_FROM || served.has(pair)) continue;
      const [a = '', b = ''] = pair.split('-');
      served.set(pair, { a, b, airlines: 1, seats: seatsOf(pair, []) });
    }
  const rows = [...served.values()]
    .filter(({ a, b }) => airports.has(a) && airports.has(b))
    .sort((one, other) => (one.a + one.b < other.a + other.b ? -1 : 1));
  return toTable(['a', 'b', 'airlines', 'seats'], rows);
}

writeOrCheck(FILE, makeServedPairs(), 'pairs');
