import { FORECAST_DAYS } from '#game/forecast/months.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';

/** Explains to players what a profit forecast includes. */
export const PROFIT_MEANS = `Average profit per week over the next ${FORECAST_DAYS / DAYS_A_WEEK} weeks and over a whole year, for the best week that the automatic scheduler finds. The full lease, a share of all checks, overhead and average cancellations are deducted. Connecting passengers are not included.`;
