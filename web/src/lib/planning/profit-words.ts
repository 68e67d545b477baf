import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import type { CandidateAircraft } from './candidate-aircraft.ts';

/** Explains to players what a profit forecast includes. */
export const PROFIT_MEANS = `Average profit per week over the next ${FORECAST_WEEKS} weeks and over a whole year, for the best week that the automatic scheduler finds with the available slots. Any lease in full, a share of all checks, overhead and average cancellations are deducted. An owned aircraft’s loss of value is not. Connecting passengers are not included.`;

/** Returns what an aircraft's profit is after, for the end of a sentence. */
export const afterCosts = ({ weeklyRate }: Pick<CandidateAircraft, 'weeklyRate'>): string =>
  weeklyRate > 0 ? 'after the lease and all costs' : 'after all costs except loss of value';
