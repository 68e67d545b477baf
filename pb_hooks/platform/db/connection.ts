type Connection = 'writer' | 'readers';

let current: Connection = 'readers';

/**
 * Runs `work` and returns its result. Its statements outside of transactions use these connections. The writer keeps prepared
 * statements and its page cache; a reader prepares each statement again, and reloads its pages after each transaction, but
 * nobody waits for it.
 */
export function readingOn<Result>(connection: Connection, work: () => Result): Result {
  const before = current;
  current = connection;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** Returns the connection for a statement. In a transaction, it is the transaction's. */
export const connectionOf = (app: CoreApp): ReturnType<CoreApp['db']> =>
  current === 'writer' ? app.nonconcurrentDB() : app.db();
