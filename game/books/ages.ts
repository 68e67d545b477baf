import { DAYS_A_WEEK, FINANCIAL_YEAR_WEEKS, QUARTER_WEEKS } from '../world/time.ts';

const YEAR_DAYS = FINANCIAL_YEAR_WEEKS * DAYS_A_WEEK;

/**
 * Days for which flights are kept. After that, their ledger rows become one per day, category, route and
 * aircraft.
 */
export const FLIGHT_DAYS = 14;

/**
 * Ages in days from which settlement sums up the books: first by day, then by week, then without route and aircraft,
 * then by quarter, then by financial year. Statements offer no finer periods than what is stored.
 */
export const AGES = {
  weeks: 28,
  categories: QUARTER_WEEKS * DAYS_A_WEEK,
  quarters: YEAR_DAYS,
  years: 4 * YEAR_DAYS,
} as const;
