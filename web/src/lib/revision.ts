import * as z from 'zod/mini';

/** The revision in an action's response and in an airline's event. It grows with each action. */
const revised = z.object({ revision: z.number() });

/**
 * Revision of the last action after which this page refetched the airline's data. The cache does not tell,
 * because a settlement refetches the airline with its newest revision, but not the timetable that another tab
 * changed.
 */
let fetchedFor = Number.NEGATIVE_INFINITY;

/**
 * Records that all changes up to this revision are or will be fetched: after an own action and on page load.
 */
export function noteFetched(record: unknown): void {
  const known = revised.safeParse(record).data;
  if (known) fetchedFor = Math.max(fetchedFor, known.revision);
}

/** Checks whether an event is about a new action, and records its revision. */
export function isNews(record: unknown): boolean {
  const heard = revised.safeParse(record).data;
  if (!heard || heard.revision <= fetchedFor) return false;
  fetchedFor = heard.revision;
  return true;
}

/** Resets the revision, for another airline. */
export function forgetRevision(): void {
  fetchedFor = Number.NEGATIVE_INFINITY;
}
