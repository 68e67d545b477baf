/** What SQLite says of a file that is no database or whose pages contradict each other. */
const DAMAGED = /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i;

/** PocketBase keeps its own log in a database beside that of the world. */
function isLogDamaged(app: CoreApp): boolean {
  try {
    app.auxNonconcurrentDB().newQuery('SELECT count(*) FROM _logs').execute();
    return false;
  } catch (thrown) {
    // There is no such connection yet if the start has not come to it.
    return DAMAGED.test(String(thrown));
  }
}

/** Says in a sentence which database is damaged and what to do; null if an error says something else. */
export function damageOf(app: CoreApp, error: string): string | null {
  if (!DAMAGED.test(error)) return null;
  if (isLogDamaged(app))
    return `${app.dataDir()}/auxiliary.db is damaged. It holds nothing but logs: stop the server and delete it.`;
  return `${app.dataDir()}/data.db is damaged. Stop the server and restore a backup: see "Restore" in the README.`;
}
