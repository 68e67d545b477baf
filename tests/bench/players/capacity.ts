import { openLoop, percentile, type Shot } from '#tests/support/load/open-loop.ts';

/** The rate grows by this factor until the server falls behind. */
const STEP = 1.5;
const FIRST = 200;
const MAX = 20_000;
const SECONDS = 4;
/** A median beyond this means that requests queue. */
const BEHIND_MS = 250;

/** Returns the highest rate tried, in requests per second, at which the server keeps up. */
export async function capacityOf(url: string, next: (count: number) => Shot): Promise<number> {
  let kept = FIRST;
  for (let rate = FIRST; rate < MAX; rate *= STEP) {
    const outcomes = await openLoop(url, next, { rate, seconds: SECONDS });
    const served = outcomes.filter(({ status }) => status > 0 && status < 400);
    const taken = percentile(
      served.map((outcome) => outcome.taken),
      0.5,
    );
    if (served.length < 0.98 * outcomes.length || taken > BEHIND_MS) return kept;
    kept = rate;
  }
  return kept;
}
