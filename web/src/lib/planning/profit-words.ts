import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';

/** Explains to players what a profit forecast includes. */
export const PROFIT_MEANS = `Average profit per week over the next ${FORECAST_WEEKS} weeks and over a whole year, for the best week that the automatic scheduler finds with the available slots. The full lease, a share of all checks, overhead and average cancellations are deducted. Connecting passengers are not included.`;
