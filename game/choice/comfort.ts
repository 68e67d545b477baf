/** What passengers make of a cabin: type, age and room count, in these parts. */
const OF_TYPE = 0.55;
const OF_AGE = 0.25;
const OF_ROOM = 0.2;
/** From this age on a cabin could not look older. */
const SHABBY_YEARS = 25;
/** Share of the densest cabin at which nobody has more room to wish for. */
const ROOMY = 0.6;

/**
 * Comfort of a flight, 0–1.
 * @param popularity of the model, 1–100
 * @param age of the aircraft, years
 * @param seats fitted, all classes, of at most max_seats
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
