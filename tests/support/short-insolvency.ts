import type { HookPatch } from './test-build.ts';

/** Gives insolvent airlines some days instead of sixty, which no test should have to settle. */
export const insolvencyOf = (days: number): HookPatch => [
  /\bINSOLVENCY_DAYS = 60\b/g,
  `INSOLVENCY_DAYS = ${days}`,
];

/** Days that an insolvent airline has under `SHORT_INSOLVENCY`. */
export const SHORT_DAYS = 3;

export const SHORT_INSOLVENCY = insolvencyOf(SHORT_DAYS);
