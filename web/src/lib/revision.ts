import * as z from 'zod/mini';

/** What an action answers and what an airline's realtime event holds: a number that grows with each action. */
const revised = z.object({ revision: z.number() });

/**
 * The last action that this page has fetched the airline anew for. What is in the cache does not tell: a settlement fetches
 * the airline, with the newest revision, but not the plans that another tab's action changed.
 */
let fetchedFor = Number.NEGATIVE_INFINITY;

/** All up to this answer or airline is fetched, or about to be: after an own action, and as a page is opened. */
export function noteFetched(record: unknown): void {
  const known = revised.safeParse(record).data;
  if (known) fetchedFor = Math.max(fetchedFor, known.revision);
}

/** Whether an airline's realtime event tells of an action that this page has not fetched anything for; from then on it has. */
export function isNews(record: unknown): boolean {
  const heard = revised.safeParse(record).data;
  if (!heard || heard.revision <= fetchedFor) return false;
  fetchedFor = heard.revision;
  return true;
}

/** Another airline's actions are counted from the beginning. */
export function forgetRevision(): void {
  fetchedFor = Number.NEGATIVE_INFINITY;
}
