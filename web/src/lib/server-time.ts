/** Bounds of the server's clock minus `performance.now()`, in milliseconds since 1970. */
export interface ClockOffset {
  min: number;
  max: number;
}

const UNKNOWN: ClockOffset = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
/** The header `Date` has whole seconds, rounded down. */
const RESOLUTION = 1000;

/**
 * Narrows the bounds of the server's clock with one response: the clock showed `date`, or up to a second
 * more, between `sent` and `received` (performance.now()). Starts again if a response contradicts the bounds,
 * because one of the clocks was set or suspended.
 */
export function narrowOffset(known: ClockOffset, date: number, sent: number, received: number): ClockOffset {
  if (!Number.isFinite(date)) return known;
  const min = date - received;
  const max = date + RESOLUTION - sent;
  if (min > known.max || max < known.min) return { min, max };
  return { min: Math.max(min, known.min), max: Math.min(max, known.max) };
}

let offset = UNKNOWN;

/** Updates the bounds with a response. @param sent performance.now() before the request */
export function noteServerDate(response: Response, sent: number): void {
  offset = narrowOffset(offset, Date.parse(response.headers.get('Date') ?? ''), sent, performance.now());
}

/** Updates the bounds with an event: the server's clock shows at least `date` now. */
export function noteServerMoment(date: number): void {
  const min = date - performance.now();
  offset = min > offset.max ? { min, max: min + RESOLUTION } : { ...offset, min: Math.max(min, offset.min) };
}

/** Estimates the performance.now() at which the server's clock showed `date` (ms since 1970). */
export function toLocalMoment(date: number): number {
  const { min, max } = offset;
  if (!Number.isFinite(max)) return performance.now();
  return date - (Number.isFinite(min) ? (min + max) / 2 : max);
}
