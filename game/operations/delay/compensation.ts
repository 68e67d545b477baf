/** Delay in minutes from which passengers receive compensation. */
export const LONG_DELAY_MIN = 180;
/** Dollars per passenger by distance, close to 250, 400 and 600 euros (EU regulation 261/2004). */
const RATES = [
  { upToKm: 1_500, dollars: 270 },
  { upToKm: 3_500, dollars: 430 },
  { upToKm: Number.POSITIVE_INFINITY, dollars: 650 },
] as const;
/** Share of eligible passengers who claim compensation. */
const CLAIMING = 0.4;

/**
 * Returns the compensation for a flight that lands at least three hours late or not at all, in whole US
 * dollars. It is 0 for weather because the airline is not at fault. Refunds for a cancelled flight are
 * separate.
 * @param delay minutes
 * @param cause as in the flight's record
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
