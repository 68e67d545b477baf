/** SQLite's messages for a file that is not a database or whose pages are inconsistent. */
const DAMAGED = /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i;

/** Checks PocketBase's log, which is a separate database. */
function isLogDamaged(app: CoreApp): boolean {
  try {
    app.auxNonconcurrentDB().newQuery('SELECT count(*) FROM _logs').execute();
    return false;
  } catch (thrown) {
    // Early in the start, this connection does not exist yet.
    return DAMAGED.test(String(thrown));
  }
}

/** Returns a message that names the damaged database and says what to do. Null for other errors. */
export function damageOf(app: CoreApp, error: string): string | null {
  if (!DAMAGED.test(error)) return null;
  if (isLogDamaged(app))
    return `${app.dataDir()}/auxiliary.db is damaged. It contains only logs. Stop the server and delete it.`;
  return `${app.dataDir()}/data.db is damaged. Stop the server and restore a backup: see "Restore" in docs/operation.md.`;
}
