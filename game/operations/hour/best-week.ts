/** A week with more profit than any before. */
export interface BestWeek {
  /** Profit of all flights, whole US dollars. */
  profit: number;
  /** Difference to the previous best week; null if there is none. */
  ahead: number | null;
}

/**
 * Returns a record week: the first with a profit, and each with more than all before. Null for other weeks.
 * @param profit of the week's flights, US dollars
 * @param best profit of the best week so far; 0 if there is none
 */
export const bestWeek = (profit: number, best: number): BestWeek | null =>
  profit > best && profit > 0 ? { profit, ahead: best > 0 ? profit - best : null } : null;
