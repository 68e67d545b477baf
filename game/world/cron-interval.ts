/** Milliseconds from the start of the year 1, Go's zero time, to 1970. */
const YEAR_1_MS = 62_135_596_800_000;
const NS_PER_MS = 1_000_000n;
const MINUTE_NS = 60_000_000_000n;
/** Time allowed until cron starts, in milliseconds. */
const MARGIN_MS = 300;

/**
 * Returns an interval for PocketBase's cron, in nanoseconds. Its first tick comes 0.3 to 1.4 seconds after
 * `now`, and further ones every minute: 60 s and at most 60 ns. Cron ticks at multiples of its interval since
 * the year 1, so a few extra nanoseconds move the next multiple by up to a minute. Rounding to whole
 * nanoseconds delays the first tick by at most one per minute since then: by 1.1 seconds until 2090.
 * @param now milliseconds since 1970
 */
export function cronInterval(now: number): number {
  const first = BigInt(now + YEAR_1_MS + MARGIN_MS) * NS_PER_MS;
  return Number(first / (first / MINUTE_NS) + 1n);
}
