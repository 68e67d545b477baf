import { newHolder, whileHeld } from './held-key.ts';

const MINUTE_MS = 60_000;

/**
 * Limit for what a page shows, per minute. It is more than settlements per minute in the fastest world, because an open
 * page reloads after each.
 */
export const PAGE_CALLS_PER_MINUTE = 120;

/** By player: start of the current minute and number of calls in it. */
type Counts = Record<string, [since: number, count: number]>;

/** Counts a call. Returns whether the player is still within the limit. */
function countCall(app: CoreApp, path: string, user: string, limit: number): boolean {
  const now = Date.now();
  let isAllowed = false;
  app.store().setFunc(`calls ${path}`, (stored: unknown) => {
    const recent = Object.entries(JSON.parse(typeof stored === 'string' ? stored : '{}') as Counts).filter(
      ([, [since]]) => Math.abs(now - since) < MINUTE_MS,
    );
    const counts = Object.fromEntries(recent) as Counts;
    const [since, count] = counts[user] ?? [now, 0];
    isAllowed = count < limit;
    counts[user] = [since, count + 1];
    return JSON.stringify(counts);
  });
  return isAllowed;
}

/**
 * Runs an expensive call of a signed-in player, one at a time and at a limited rate. The limits are off if
 * PocketBase's own rate limits, which count per address, are off.
 * @param limit number of calls of this path per player and minute
 * @throws TooManyRequestsError
 */
export function limitCalls(e: core.RequestEvent, limit: number, work: () => void): void {
  const path = e.request?.url?.path ?? '';
  const user = e.auth?.id ?? '';
  if (user === '' || !e.app.settings().rateLimits.enabled) {
    work();
    return;
  }
  const isFirst = whileHeld(e.app, `busy ${path} ${user}`, newHolder(), () => {
    if (!countCall(e.app, path, user, limit))
      throw new TooManyRequestsError(
        `At most ${limit} requests of this kind are allowed per minute. Try again soon.`,
        null,
      );
    work();
  });
  if (!isFirst)
    throw new TooManyRequestsError('Your last request of this kind is still running. Wait for it.', null);
}
