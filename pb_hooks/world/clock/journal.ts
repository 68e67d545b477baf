/**
 * Pages before a checkpoint, 64 MB: a busy world writes this in two hours. It reaches SQLite's default of 4
 * MB eight times per hour.
 */
const MAX_PAGES = 16_384;
/**
 * Page cache in kB, a quarter of PocketBase's default. It takes 2.3 times as much memory. An hour reads most of
 * its pages once, and the operating system caches them as well.
 */
const CACHE = 8_000;

/**
 * Lets the WAL grow while an hour is written. Otherwise some transactions would have to checkpoint it, and
 * writers would wait for the disk. Also sets the page cache: twice that of a reader (server/pages.go). The
 * garbage collector saves more time with the rest of PocketBase's default.
 */
export function prepareWriter(app: CoreApp): void {
  for (const setting of [`wal_autocheckpoint = ${MAX_PAGES}`, `cache_size = -${CACHE}`])
    app.nonconcurrentDB().newQuery(`PRAGMA ${setting}`).execute();
}

/**
 * Maximum number of reading connections. With more than a few per core, requests only wait for each other and
 * hold pages.
 */
const READERS = 8;

/**
 * Limits the reading connections. PocketBase allows 120, and a burst of reads would use them all, each with its
 * own page cache.
 */
export function limitReaders(app: CoreApp): void {
  const { db } = app.concurrentDB() as unknown as {
    db: () => { setMaxOpenConns: (n: number) => void; setMaxIdleConns: (n: number) => void };
  };
  const pool = db();
  pool.setMaxOpenConns(READERS);
  pool.setMaxIdleConns(READERS / 2);
}

/** Frees the pages that the start or an hour has read and written, because an idle world needs few of them. */
export function forgetPages(app: CoreApp): void {
  app.nonconcurrentDB().newQuery('PRAGMA shrink_memory').execute();
}

/**
 * Ends the WAL of the start, while no other call runs. Its pages would otherwise stay in the system's cache, and count
 * as the container's memory.
 */
export function endJournal(app: CoreApp): void {
  app.nonconcurrentDB().newQuery('PRAGMA wal_checkpoint(TRUNCATE)').execute();
}

/** Checkpoints the WAL in parallel with readers and writers: nobody has to wait. */
export function emptyJournal(app: CoreApp): void {
  app.concurrentDB().newQuery('PRAGMA wal_checkpoint(PASSIVE)').execute();
}
