import type { Figures } from './figures.ts';

/**
 * Rules with which rivals take each other over within weeks: they go public at once, review their finances in every
 * turn, and any of them may take over any other one with a loan.
 */
export const TAKEOVER_RULES: Figures = {
  REVIEW_EVERY: 1,
  TURNS_WITHIN: 2,
  floatWeeks: 1,
  floatWorth: 0,
  PROFIT_MULTIPLE: 0.5,
  YOUNG_SHARE: 100,
  REVENUE_WEEKS: 1000,
  AFFORDABLE: 100,
  FLEET_SHARE: 10,
  GOODWILL_MAX: 10,
  FARTHEST_KM: 20_000,
  synergy: 2,
};
