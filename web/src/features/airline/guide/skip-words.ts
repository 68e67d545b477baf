/** Progress of a skip. */
export interface SkipProgress {
  /** Game hours. */
  done: number;
  total: number;
}

/** Returns the progress of a skip. @param from settled hour at its start @param to settled hour at its end */
export const skipProgress = (from: number, to: number, hour: number): SkipProgress => ({
  done: Math.min(Math.max(0, hour - from), to - from),
  total: to - from,
});
