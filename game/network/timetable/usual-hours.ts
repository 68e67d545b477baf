import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';

/** Block hours per day of well-used aircraft: turboprops, jets on short and medium distances, widebodies. */
const TURBOPROP = 9;
const JET = 12;
const WIDEBODY = 15;

/** Returns the usual maximum of block hours per week for a model. */
export function usualWeeklyHours({ silhouette }: Pick<AircraftModel, 'silhouette'>): number {
  if (silhouette.startsWith('turboprop')) return TURBOPROP * DAYS_A_WEEK;
  return (/^(wide|jumbo|double)/.test(silhouette) ? WIDEBODY : JET) * DAYS_A_WEEK;
}
