/**
 * Ages in days from which settlement sums up the books: first by day, then by week, then without route and aircraft,
 * then by quarter of 13 weeks, then by year of 52 weeks. Statements offer no finer periods than what is stored.
 */
export const AGES = { weeks: 28, categories: 91, quarters: 364, years: 1_456 } as const;
