/** A week that has brought more than any before. */
export interface BestWeek {
  /** Of all flights, whole US dollars. */
  profit: number;
  /** Beyond the best one before; null where no week had brought anything. */
  ahead: number | null;
}

/**
 * Whether a week is worth telling: the first that brings anything, and each that brings more than all before.
 * @param profit what its flights brought, US dollars
 * @param best what those of the best week so far brought; 0 where none has brought anything
 */
export const bestWeek = (profit: number, best: number): BestWeek | null =>
  profit > best && profit > 0 ? { profit, ahead: best > 0 ? profit - best : null } : null;
