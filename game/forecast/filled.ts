/**
 * Returns the mean number of filled seats, given the passengers who want one on an average day. Days differ (see
 * `demandSpread`), so passengers are spilled before the mean load is full: of 100 passengers for 100 seats, about ten.
 * Within a point of the mean over the days of `expectedBookings`.
 */
export function filled(wanted: number, seats: number): number {
  if (seats <= 0) return 0;
  const ratio = wanted / seats;
  const third = ratio * ratio * ratio;
  return wanted / Math.cbrt(Math.sqrt(1 + third * third));
}
