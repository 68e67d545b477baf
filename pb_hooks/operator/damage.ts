/** What SQLite says of a file that is no database or whose pages contradict each other. */
const DAMAGED = /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i;

/** Says in a sentence that the database is damaged and where to read on; null if an error says something else. */
export function damageOf(dataDir: string, error: string): string | null {
  if (!DAMAGED.test(error)) return null;
  const file = error.includes('auxiliary') ? 'auxiliary.db' : 'data.db';
  return `${dataDir}/${file} is damaged. Stop the server and restore a backup: see "Restore" in the README.`;
}
