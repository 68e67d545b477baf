/** Minutes late from which passengers are paid. */
export const LONG_DELAY_MIN = 180;
/** Dollars a passenger by distance, near 250, 400 and 600 euros (EU regulation 261/2004). */
const RATES = [
  { upToKm: 1_500, dollars: 270 },
  { upToKm: 3_500, dollars: 430 },
  { upToKm: Number.POSITIVE_INFINITY, dollars: 650 },
] as const;
/** Of those who may claim, so many do. */
const CLAIMING = 0.4;

/**
 * What passengers are paid for a flight that lands three hours late or more, or not at all, in whole US dollars. Nothing for
 * weather, which is nobody's fault. Tickets of a cancelled flight are not in here.
 * @param delay minutes
 * @param cause as the flight's record has it
 */
export function compensation(
  delay: number,
  cancelled: boolean,
  km: number,
  passengers: number,
  cause: string | null = null,
): number {
  if ((!cancelled && delay < LONG_DELAY_MIN) || cause === 'weather') return 0;
  const rate = RATES.find(({ upToKm }) => km <= upToKm)?.dollars ?? 0;
  return Math.round(passengers * CLAIMING * rate);
}
