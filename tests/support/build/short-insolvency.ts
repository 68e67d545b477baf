import type { Figures } from './figures.ts';

/** Days that an insolvent airline has under `SHORT_INSOLVENCY`. */
export const SHORT_DAYS = 3;

/** Gives insolvent airlines some days instead of sixty, which no test should have to settle. */
export const SHORT_INSOLVENCY: Figures = { INSOLVENCY_DAYS: SHORT_DAYS };
