/** Pages, 64 MB: what a busy world writes in two hours. SQLite's own limit, 4 MB, is reached eight times in one. */
const MOST_PAGES = 16_384;

/**
 * Lets the journal grow while an hour is written. Otherwise every so many transactions one would have to move its pages into
 * the database, and whoever wants to write would wait for the disk.
 */
export function letJournalGrow(app: CoreApp): void {
  app.nonconcurrentDB().newQuery(`PRAGMA wal_autocheckpoint = ${MOST_PAGES}`).execute();
}

/** Moves what is in the journal into the database, beside those who read and write: nobody waits for it. */
export function emptyJournal(app: CoreApp): void {
  app.concurrentDB().newQuery('PRAGMA wal_checkpoint(PASSIVE)').execute();
}
