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

/**
 * Large pairs in all parts of the world, passengers both ways around 2019, millions. Rounded and from memory,
 * based on airlines' seats (OAG) and national statistics. The fit uses them because no other data covers long
 * flights and other continents.
 */
export const TRUNKS: readonly { pair: string; passengers_m: number }[] = [
  { pair: 'JFK-LHR', passengers_m: 3.0 },
  { pair: 'LAX-LHR', passengers_m: 1.55 },
  { pair: 'SFO-LHR', passengers_m: 1.2 },
  { pair: 'ORD-LHR', passengers_m: 1.15 },
  { pair: 'BOS-LHR', passengers_m: 1.1 },
  { pair: 'EWR-LHR', passengers_m: 1.0 },
  { pair: 'MIA-LHR', passengers_m: 0.95 },
  { pair: 'YYZ-LHR', passengers_m: 1.15 },
  { pair: 'JFK-CDG', passengers_m: 1.65 },
  { pair: 'LAX-CDG', passengers_m: 0.95 },
  { pair: 'JFK-FCO', passengers_m: 0.75 },
  { pair: 'JFK-MAD', passengers_m: 0.75 },
  { pair: 'LHR-SIN', passengers_m: 1.5 },
  { pair: 'LHR-HKG', passengers_m: 1.65 },
  { pair: 'LHR-DEL', passengers_m: 1.0 },
  { pair: 'LHR-BOM', passengers_m: 0.9 },
  { pair: 'LHR-JNB', passengers_m: 0.8 },
  { pair: 'FRA-JFK', passengers_m: 0.8 },
  { pair: 'FRA-SIN', passengers_m: 0.6 },
  { pair: 'SIN-SYD', passengers_m: 1.5 },
  { pair: 'HKG-SYD', passengers_m: 0.9 },
  { pair: 'LAX-SYD', passengers_m: 0.95 },
  { pair: 'AKL-SYD', passengers_m: 1.5 },
  { pair: 'LAX-NRT', passengers_m: 0.85 },
  { pair: 'LAX-ICN', passengers_m: 1.1 },
  { pair: 'LAX-TPE', passengers_m: 0.9 },
  { pair: 'SFO-HKG', passengers_m: 0.8 },
  { pair: 'YVR-HKG', passengers_m: 0.75 },
  { pair: 'HNL-NRT', passengers_m: 1.3 },
  { pair: 'JFK-LAX', passengers_m: 3.4 },
  { pair: 'JFK-SFO', passengers_m: 2.3 },
  { pair: 'LAX-HNL', passengers_m: 1.75 },
  { pair: 'MIA-BOG', passengers_m: 0.75 },
  { pair: 'MIA-GRU', passengers_m: 0.6 },
  { pair: 'GRU-LIS', passengers_m: 0.6 },
  { pair: 'MAD-BOG', passengers_m: 0.65 },
  { pair: 'EZE-MAD', passengers_m: 0.75 },
  { pair: 'MAD-MEX', passengers_m: 0.7 },
  { pair: 'JFK-GRU', passengers_m: 0.5 },
  { pair: 'JFK-SDQ', passengers_m: 0.9 },
  { pair: 'SIN-KUL', passengers_m: 3.5 },
  { pair: 'SIN-CGK', passengers_m: 4.1 },
  { pair: 'SIN-BKK', passengers_m: 3.6 },
  { pair: 'HKG-BKK', passengers_m: 3.2 },
  { pair: 'HKG-SIN', passengers_m: 2.9 },
  { pair: 'HKG-ICN', passengers_m: 2.9 },
  { pair: 'HKG-NRT', passengers_m: 2.2 },
  { pair: 'HKG-KIX', passengers_m: 2.0 },
  { pair: 'ICN-KIX', passengers_m: 3.0 },
  { pair: 'ICN-NRT', passengers_m: 2.7 },
  { pair: 'TPE-NRT', passengers_m: 2.4 },
  { pair: 'TPE-KIX', passengers_m: 2.0 },
  { pair: 'CGK-KUL', passengers_m: 2.8 },
  { pair: 'CGK-DPS', passengers_m: 4.4 },
  { pair: 'BNE-SYD', passengers_m: 4.9 },
  { pair: 'OOL-SYD', passengers_m: 2.7 },
  { pair: 'MEL-BNE', passengers_m: 3.6 },
  { pair: 'CPT-JNB', passengers_m: 4.6 },
  { pair: 'CGH-SDU', passengers_m: 4.2 },
  { pair: 'PEK-SHA', passengers_m: 6.9 },
  { pair: 'HND-OKA', passengers_m: 6.2 },
  { pair: 'HND-ITM', passengers_m: 5.4 },
  { pair: 'MEX-CUN', passengers_m: 3.9 },
  { pair: 'MEX-MTY', passengers_m: 3.6 },
  { pair: 'MEX-GDL', passengers_m: 3.2 },
  { pair: 'BOG-MDE', passengers_m: 3.8 },
  { pair: 'BOG-CTG', passengers_m: 2.8 },
  { pair: 'DEL-BLR', passengers_m: 3.8 },
  { pair: 'BOM-BLR', passengers_m: 3.4 },
  { pair: 'DXB-BOM', passengers_m: 2.3 },
  { pair: 'LIM-CUZ', passengers_m: 3.4 },
  { pair: 'SIN-DPS', passengers_m: 1.9 },
  { pair: 'SGN-DAD', passengers_m: 3.7 },
  { pair: 'HAN-DAD', passengers_m: 2.7 },
  { pair: 'MNL-CEB', passengers_m: 3.0 },
  { pair: 'CAI-RUH', passengers_m: 1.7 },
  { pair: 'CGK-JED', passengers_m: 1.2 },
  { pair: 'KUL-JED', passengers_m: 0.5 },
  { pair: 'IST-JED', passengers_m: 1.2 },
  { pair: 'KHI-JED', passengers_m: 0.6 },
  { pair: 'ISB-JED', passengers_m: 0.6 },
  { pair: 'LHE-JED', passengers_m: 0.6 },
  { pair: 'DAC-JED', passengers_m: 0.6 },
];

/** World totals that constrain distances and borders where no pairs are published. */
export const AGGREGATES = {
  /** One-way trips per year, 2019 (game rule: 4.2 billion). */
  trips: 4.2e9,
  /**
   * Mean km of a trip: ICAO 2019, 8,686 billion passenger-km by 4.5 billion passengers. Connections make
   * trips longer.
   */
  meanKm: 2000,
  /** International share of trips: ICAO 2019. */
  abroad: 0.42,
  /**
   * Passengers both ways between the United States and the area of free movement in Europe, 2019 (US DOT,
   * T-100).
   */
  usEurope: 72e6,
};
