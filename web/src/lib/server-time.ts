/** Bounds of the server's clock less `performance.now()`, in milliseconds since 1970. */
export interface ClockOffset {
  min: number;
  max: number;
}

const UNKNOWN: ClockOffset = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
/** The header `Date` has whole seconds, rounded down. */
const RESOLUTION = 1000;

/**
 * Narrows what is known of the server's clock by one response. Each says that the server's clock showed `date`, or up to
 * a second more, at some moment between `sent` and `received` (of performance.now()). Starts again if the response
 * contradicts the others, because one of the two clocks has been set or has slept.
 */
export function narrowOffset(known: ClockOffset, date: number, sent: number, received: number): ClockOffset {
  if (!Number.isFinite(date)) return known;
  const min = date - received;
  const max = date + RESOLUTION - sent;
  if (min > known.max || max < known.min) return { min, max };
  return { min: Math.max(min, known.min), max: Math.min(max, known.max) };
}

let offset = UNKNOWN;

/** Learns from a response of the server. @param sent performance.now() before the request */
export function noteServerDate(response: Response, sent: number): void {
  offset = narrowOffset(offset, Date.parse(response.headers.get('Date') ?? ''), sent, performance.now());
}

/** Learns that an event which the server dated `date` has arrived now: the server's clock shows that or more. */
export function noteServerMoment(date: number): void {
  const min = date - performance.now();
  offset = min > offset.max ? { min, max: min + RESOLUTION } : { ...offset, min: Math.max(min, offset.min) };
}

/** Returns the moment of performance.now() at which the server's clock showed `date` (ms since 1970), as far as is known. */
export function toLocalMoment(date: number): number {
  const { min, max } = offset;
  if (!Number.isFinite(max)) return performance.now();
  return date - (Number.isFinite(min) ? (min + max) / 2 : max);
}
