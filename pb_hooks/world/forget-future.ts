/** Name under which PocketBase keeps the counts of its rate limits. A window that began in the future never ends. */
const PB_LIMITS = '__pbRateLimiters__';

const VISITS = `
  UPDATE airline SET visited_at = min(visited_at, {:now}), reminded_at = min(reminded_at, {:now})
  WHERE visited_at > {:now} OR reminded_at > {:now}`;

const NEWEST = 'SELECT COALESCE(max(sent), 0) AS sent FROM message';
/** Keeps the order: the newest message becomes one of now, and the others as much older as they were. */
const MESSAGES = 'UPDATE message SET sent = sent - {:ahead} WHERE sent > {:now}';

/**
 * Corrects the real times that lie in the future, because the machine's clock was ahead and has been set back. Without
 * it, players would get no reminders and write no messages until those times.
 */
export function forgetFuture(app: CoreApp): void {
  const newest = new DynamicModel({ sent: -0 });
  app.db().newQuery(NEWEST).one(newest);
  // After the query, so that a message of this moment is not one of the future.
  const now = Date.now();
  app.db().newQuery(VISITS).bind({ now }).execute();
  const ahead = Number(newest.sent) - now;
  if (ahead > 0) app.db().newQuery(MESSAGES).bind({ ahead, now }).execute();
}

/** Drops the counts of PocketBase's rate limits after the clock has been set back. */
export const forgetCounts = (app: CoreApp): void => app.store().remove(PB_LIMITS);
