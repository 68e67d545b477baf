import { FORECAST_DAYS } from '../../../../game/forecast/months.ts';
import { DAYS_A_WEEK } from '../../../../game/time.ts';

/** What a forecast of profit contains, for players. */
export const PROFIT_MEANS = `Average profit per week over the next ${FORECAST_DAYS / DAYS_A_WEEK} weeks and over a whole year, in the best week that the automatic planner finds. The whole lease, a share of all checks, overhead and the usual cancellations are taken off. Connecting passengers come on top.`;
