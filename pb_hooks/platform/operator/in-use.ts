/**
 * Runs `in-use <data.db>`: prints whether another process has the database open. SQLite refuses to leave WAL
 * mode while anyone else is connected. This also detects servers in containers and of other users. Run it on
 * a data folder other than the one in question.
 */
export function reportUse(app: CoreApp, args: string[]): void {
  const db = app.nonconcurrentDB();
  const setMode = (mode: string) => {
    const row = new DynamicModel({ journal_mode: '' });
    db.newQuery(`PRAGMA probe.journal_mode = ${mode}`).one(row);
  };
  db.newQuery('PRAGMA busy_timeout = 200').execute();
  db.newQuery('ATTACH {:path} AS probe').bind({ path: args[0] }).execute();
  try {
    setMode('DELETE');
    setMode('WAL');
    console.log('free');
  } catch (error) {
    if (!String(error).includes('SQLITE_BUSY')) throw error;
    console.log('in use');
  }
}
