/** Weeks that a forecast of cash covers. */
export const FORECAST_WEEKS = 4;
/** Forecasts that an airline keeps, one per Monday. */
export const FORECASTS_KEPT = 5;

/** Half of the band, in standard deviations: four of five weeks are within it. */
const BAND = 1.28;
/** Smallest standard deviation of a week, as a share of the flights' usual result. New airlines know little. */
const SPREAD_MIN = 0.1;

/** Known or expected payments, in whole US dollars: positive for income, negative for costs. */
export interface CashFacts {
  cash: number;
  /** Expected result of a week's flights in the timetable. */
  flights: number;
  /** Results of the flights of past weeks. */
  pastFlights: readonly number[];
  /** By week from now on. */
  leases: readonly number[];
  instalments: readonly number[];
  checks: readonly number[];
  hedges: readonly number[];
}

/** Cash at the end of each week from now on, in whole US dollars. */
export interface CashForecast {
  expected: number[];
  low: number[];
  high: number[];
}

/** A forecast as it was made on a Monday. */
export interface StoredForecast extends CashForecast {
  /** World minute. */
  minute: number;
  cash: number;
}

/** Returns the standard deviation of a week's result. */
function spreadOf({ flights, pastFlights }: CashFacts): number {
  const least = SPREAD_MIN * Math.abs(flights);
  if (pastFlights.length < 2) return least;
  const mean = pastFlights.reduce((sum, value) => sum + value, 0) / pastFlights.length;
  const squares = pastFlights.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.max(least, Math.sqrt(squares / (pastFlights.length - 1)));
}

/**
 * Returns the expected cash of the coming weeks with a band that holds four times of five, if nothing new is bought
 * or borrowed.
 */
export function forecastCash(facts: CashFacts): CashForecast {
  const spread = spreadOf(facts);
  const forecast: CashForecast = { expected: [], low: [], high: [] };
  let cash = facts.cash;
  for (let week = 0; week < FORECAST_WEEKS; week++) {
    const { flights, leases, instalments, checks, hedges } = facts;
    for (const part of [leases, instalments, checks, hedges]) cash += part[week] ?? 0;
    cash += flights;
    const band = BAND * spread * Math.sqrt(week + 1);
    forecast.expected.push(Math.round(cash));
    forecast.low.push(Math.round(cash - band));
    forecast.high.push(Math.round(cash + band));
  }
  return forecast;
}
