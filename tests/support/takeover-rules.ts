import type { HookPatch } from './test-build.ts';

/**
 * Rules with which rivals take each other over within weeks: they go public at once, review their finances in every
 * turn, and any of them may take over any other one with a loan.
 */
export const TAKEOVER_RULES: readonly HookPatch[] = [
  [/\bREVIEW_EVERY = 4\b/, 'REVIEW_EVERY = 1'],
  [/(\["rival turn", id\d*\]\)) % HOURS_A_WEEK/, '$1 % 2'],
  [/\bfloatWeeks: \d+/g, 'floatWeeks: 1'],
  [/\bfloatWorth: [\d.]+/g, 'floatWorth: 0'],
  [/\bPROFIT_MULTIPLE = 8\b/, 'PROFIT_MULTIPLE = 0.5'],
  [/\bYOUNG_SHARE = 0.2\b/, 'YOUNG_SHARE = 100'],
  [/\bREVENUE_WEEKS = 16\b/, 'REVENUE_WEEKS = 1000'],
  [/\b(AFFORDABLE\d?) = [\d.]+/g, '$1 = 100'],
  [/\bFLEET_SHARE = [\d.]+/, 'FLEET_SHARE = 10'],
  [/\bGOODWILL_MAX = [\d.]+/, 'GOODWILL_MAX = 10'],
  [/\bFARTHEST_KM = 4e3\b/g, 'FARTHEST_KM = 20000'],
  [/\bsynergy: [\d.]+/g, 'synergy: 2'],
];
