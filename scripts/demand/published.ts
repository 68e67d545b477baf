import { readTable } from '../data/table.ts';

/** A published figure of a pair, as passengers a year both ways. */
export interface PublishedPair {
  pair: string;
  a: string;
  b: string;
  /** The figure as published: passengers or flights. */
  figure: number;
  passengers: number;
}

export interface PublishedCountry {
  country: string;
  /** One-way trips that start in the country in a year. */
  trips: number;
}

const FOLDER = 'scripts/demand/published';

/**
 * Passengers on a mean American flight of 2008 by distance: 40 and one more for each 25 km, at most 160. Over that year's
 * flights it gives 65 a flight, as the Bureau of Transportation Statistics counted (T-100: 650 million on 10 million).
 */
export const passengersPerFlight = (km: number): number => Math.min(160, 40 + 0.04 * km);

const ends = (pair: string) => ({ a: pair.slice(0, 3), b: pair.slice(4, 7) });

/** Passengers of pairs within Europe, 2019: one half of Eurostat avia_par. */
export const europeanPairs = (): PublishedPair[] =>
  readTable<'pair' | 'passengers_both_ways'>(`${FOLDER}/routes_europe_2019.csv`).map((row) => {
    const figure = Number(row.passengers_both_ways);
    return { pair: row.pair, ...ends(row.pair), figure, passengers: figure };
  });

/** Flights of pairs within the United States, 2008: one half of the Bureau of Transportation Statistics' table. */
export const americanPairs = (kmOf: (a: string, b: string) => number): PublishedPair[] =>
  readTable<'pair' | 'flights_both_ways'>(`${FOLDER}/flights_usa_2008.csv`).map((row) => {
    const { a, b } = ends(row.pair);
    const figure = Number(row.flights_both_ways);
    return { pair: row.pair, a, b, figure, passengers: figure * passengersPerFlight(kmOf(a, b)) };
  });

/** Trips that start in a country: one half of Airbus's Global Market Forecast 2019, times the population. */
export function countryTotals(): PublishedCountry[] {
  const people = new Map(
    readTable<'country' | 'population'>('seed/countries.csv').map((row) => [
      row.country,
      Number(row.population),
    ]),
  );
  return readTable<'country' | 'air_trips_per_head'>(`${FOLDER}/trips_per_head_2019.csv`).flatMap((row) => {
    const trips = Number(row.air_trips_per_head) * (people.get(row.country) ?? 0);
    return trips > 0 ? [{ country: row.country, trips }] : [];
  });
}

/** OAG 2024: seats a year both ways on the busiest pairs, millions; flown with a load factor of 83.5% (IATA 2024). */
export const BUSIEST_PAIRS: readonly { pair: string; seats_m: number }[] = [
  { pair: 'GMP-CJU', seats_m: 14.18 },
  { pair: 'HND-CTS', seats_m: 11.93 },
  { pair: 'HND-FUK', seats_m: 11.34 },
  { pair: 'HAN-SGN', seats_m: 10.63 },
  { pair: 'MEL-SYD', seats_m: 9.22 },
  { pair: 'JED-RUH', seats_m: 8.7 },
  { pair: 'BOM-DEL', seats_m: 7.96 },
  { pair: 'HKG-TPE', seats_m: 6.78 },
  { pair: 'CAI-JED', seats_m: 5.47 },
];
export const LOAD_FACTOR = 0.835;

/** ACI 2024: passengers a year, millions, connections counted. */
export const LARGE_AIRPORTS: readonly { iata: string; passengers_m: number }[] = [
  { iata: 'ATL', passengers_m: 108.1 },
  { iata: 'DFW', passengers_m: 87.8 },
  { iata: 'LHR', passengers_m: 83.9 },
  { iata: 'ORD', passengers_m: 80.0 },
  { iata: 'DEL', passengers_m: 77.8 },
  { iata: 'LAX', passengers_m: 76.6 },
  { iata: 'CDG', passengers_m: 70.3 },
  { iata: 'AMS', passengers_m: 66.8 },
  { iata: 'MAD', passengers_m: 66.2 },
  { iata: 'FRA', passengers_m: 61.6 },
];

/** Sums over the world that hold distances and borders in place where no pairs are published. */
export const AGGREGATES = {
  /** One-way trips a year, 2019 (game rule: 4.2 billion). */
  trips: 4.2e9,
  /** Mean km of a trip: ICAO 2019, 8,686 billion passenger-km by 4.5 billion passengers, connections making trips longer. */
  meanKm: 2000,
  /** Share of trips across a border: ICAO 2019. */
  abroad: 0.42,
  /** Passengers both ways between the United States and the area of free movement in Europe, 2019 (US DOT, T-100). */
  usEurope: 72e6,
};
