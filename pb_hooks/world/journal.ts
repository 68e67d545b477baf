/** Pages, 64 MB: what a busy world writes in two hours. SQLite's own limit, 4 MB, is reached eight times in one. */
const MOST_PAGES = 16_384;
/** Of the database, kB: half of PocketBase's own measure. An hour reads most of its pages once, and the system holds them, too. */
const CACHE = 16_000;

/**
 * Lets the journal grow while an hour is written. Otherwise every so many transactions one would have to move its pages into
 * the database, and whoever wants to write would wait for the disk. And keeps less of the database in memory: what the
 * collector may use instead saves more time.
 */
export function prepareWriter(app: CoreApp): void {
  for (const setting of [`wal_autocheckpoint = ${MOST_PAGES}`, `cache_size = -${CACHE}`])
    app.nonconcurrentDB().newQuery(`PRAGMA ${setting}`).execute();
}

/** Reading connections: with more than a few for each core, requests only wait for each other and each holds pages. */
const READERS = 8;

/** PocketBase allows 120 connections, each with up to 32 MB of pages: a burst of reads would take them all. */
export function limitReaders(app: CoreApp): void {
  const { db } = app.concurrentDB() as unknown as {
    db: () => { setMaxOpenConns: (n: number) => void; setMaxIdleConns: (n: number) => void };
  };
  const pool = db();
  pool.setMaxOpenConns(READERS);
  pool.setMaxIdleConns(READERS / 2);
}

/** Gives back what the start has read and written of the database: an idle world asks for little of it. */
export function forgetPages(app: CoreApp): void {
  app.nonconcurrentDB().newQuery('PRAGMA shrink_memory').execute();
}

/** Moves what is in the journal into the database, beside those who read and write: nobody waits for it. */
export function emptyJournal(app: CoreApp): void {
  app.concurrentDB().newQuery('PRAGMA wal_checkpoint(PASSIVE)').execute();
}
