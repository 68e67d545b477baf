/** Weights of type, age and space in passengers' rating of a cabin. */
export const OF_TYPE = 0.55;
export const OF_AGE = 0.25;
export const OF_ROOM = 0.2;
/** Age in years from which a cabin no longer gets worse. */
export const SHABBY_YEARS = 25;
/** Seats as a share of the densest cabin, below which more space adds nothing. */
export const ROOMY = 0.6;

/**
 * Returns the comfort of a flight, 0–1.
 * @param popularity of the model, 1–100
 * @param age of the aircraft, years
 * @param seats fitted, all classes, at most max_seats
 */
export function comfortOf({
  popularity,
  age,
  seats,
  max_seats,
}: {
  popularity: number;
  age: number;
  seats: number;
  max_seats: number;
}): number {
  const fresh = 1 - Math.min(1, Math.max(0, age) / SHABBY_YEARS);
  const room = Math.min(1, Math.max(0, (1 - seats / max_seats) / (1 - ROOMY)));
  return OF_TYPE * (popularity / 100) + OF_AGE * fresh + OF_ROOM * room;
}
