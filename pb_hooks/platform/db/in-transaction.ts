/**
 * Runs `work` in one transaction and returns its result. Use only `tx` inside: a write through another app
 * deadlocks. If `work` throws, the transaction is rolled back and the same error is thrown. PocketBase alone
 * would wrap the error.
 */
export function inTransaction<Result>(app: CoreApp, work: (tx: CoreApp) => Result): Result {
  const outcome: { result?: Result; thrown?: unknown; failed: boolean } = { failed: false };
  try {
    app.runInTransaction((tx) => {
      try {
        outcome.result = work(tx);
      } catch (thrown) {
        outcome.thrown = thrown;
        outcome.failed = true;
        throw thrown;
      }
    });
  } catch (thrown) {
    throw outcome.failed ? outcome.thrown : thrown;
  }
  return outcome.result as Result;
}

/**
 * Waits until no other process writes, for up to ten seconds. Call it first in a transaction that may run beside a server:
 * SQLite rejects one at once that has read something and then finds another writer.
 */
export const waitForWriters = (tx: CoreApp): void => {
  tx.db().newQuery('DELETE FROM airport WHERE false').execute();
};
