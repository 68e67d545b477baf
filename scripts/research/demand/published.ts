import { readTable } from '#scripts/data/table.ts';

/** A published figure of a pair, as passengers per year, both ways together. */
export interface PublishedPair {
  pair: string;
  a: string;
  b: string;
  /** The published figure: passengers or flights. */
  figure: number;
  passengers: number;
}

export interface PublishedCountry {
  country: string;
  /** One-way trips per year that start in the country. */
  trips: number;
}

const FOLDER = 'scripts/research/demand/published';

/**
 * Returns the passengers of a mean American flight of 2008 by distance: 40 plus one per 25 km, at most 160.
 * Over that year's flights this averages 65 per flight, the figure of the Bureau of Transportation Statistics
 * (T-100: 650 million on 10 million).
 */
export const passengersPerFlight = (km: number): number => Math.min(160, 40 + 0.04 * km);

const ends = (pair: string) => ({ a: pair.slice(0, 3), b: pair.slice(4, 7) });

/** Airports whose flights have moved: Istanbul's moved from Atatürk to the new airport on 6 April 2019. */
const MOVED: Record<string, string> = { ISL: 'IST' };

/** Returns passengers of pairs. Adds up those of an airport that has moved. */
function passengerPairs(rows: readonly Record<'pair' | 'passengers_both_ways', string>[]): PublishedPair[] {
  const pairs = new Map<string, PublishedPair>();
  for (const row of rows) {
    const [a = '', b = ''] = [row.pair.slice(0, 3), row.pair.slice(4, 7)].map((code) => MOVED[code] ?? code);
    const pair = `${a}-${b}`;
    const figure = Number(row.passengers_both_ways) + (pairs.get(pair)?.figure ?? 0);
    if (a !== b) pairs.set(pair, { pair, a, b, figure, passengers: figure });
  }
  return [...pairs.values()];
}

/** Returns passengers of pairs within Europe, 2019: one half of Eurostat avia_par. */
export const europeanPairs = (): PublishedPair[] =>
  passengerPairs(readTable(`${FOLDER}/routes_europe_2019.csv`));

/** The statistics with counted pairs, most of them long, by their key in the file. */
export const COUNTS = {
  us_international: 'United States, international',
  uk_longhaul: 'United Kingdom, long haul',
  au_domestic: 'Australia, domestic',
  au_international: 'Australia, international',
  cl_domestic: 'Chile, domestic',
  cl_international: 'Chile, international',
} as const;
export type CountKey = keyof typeof COUNTS;

/**
 * Returns passengers of pairs that governments count: one half of T-100, CAA, BITRE and JAC. People who change planes
 * count on each flight.
 */
export function countedPairs(): (PublishedPair & { counts: CountKey })[] {
  const rows = readTable<'pair' | 'passengers_both_ways' | 'set'>(`${FOLDER}/routes_counted.csv`);
  return (Object.keys(COUNTS) as CountKey[]).flatMap((counts) =>
    passengerPairs(rows.filter(({ set }) => set === counts)).map((pair) => ({ ...pair, counts })),
  );
}

/**
 * Returns flights of pairs within the United States, 2008: one half of the Bureau of Transportation
 * Statistics' table.
 */
export const americanPairs = (kmOf: (a: string, b: string) => number): PublishedPair[] =>
  readTable<'pair' | 'flights_both_ways'>(`${FOLDER}/flights_usa_2008.csv`).map((row) => {
    const { a, b } = ends(row.pair);
    const figure = Number(row.flights_both_ways);
    return { pair: row.pair, a, b, figure, passengers: figure * passengersPerFlight(kmOf(a, b)) };
  });

/**
 * Returns trips that start in a country: one half of Airbus's Global Market Forecast 2019, times the
 * population.
 */
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

/**
 * OAG 2024: seats per year on the busiest pairs, both ways, millions. Flown with a load factor of 83.5% (IATA
 * 2024).
 */
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

/** ACI 2024: passengers per year, millions, including connecting passengers. */
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

/** World totals that constrain distances and borders where no pairs are published. */
export const AGGREGATES = {
  /**
   * One-way trips per year, 2019. The game's rule is 4.2 billion, within 10%. With 4.2, half of all countries would begin
   * less than 91% of the trips that Airbus's forecast gives them.
   */
  trips: 4.4e9,
  /**
   * Mean km of a trip: ICAO 2019, 8,686 billion passenger-km by 4.5 billion passengers. They change planes on one trip in
   * seven (seed/airport_size.csv), and then count twice.
   */
  meanKm: 2270,
  /** International share of trips: ICAO 2019. */
  abroad: 0.42,
  /**
   * Passengers both ways between the United States and the area of free movement in Europe, 2019 (US DOT,
   * T-100).
   */
  usEurope: 72e6,
};
