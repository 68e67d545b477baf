import type { HookPatch } from './test-build.ts';

/** Days that an insolvent airline has under `SHORT_INSOLVENCY`, so that no test has to settle sixty. */
export const SHORT_DAYS = 3;

export const SHORT_INSOLVENCY: HookPatch = [/\bINSOLVENCY_DAYS = 60\b/g, `INSOLVENCY_DAYS = ${SHORT_DAYS}`];
