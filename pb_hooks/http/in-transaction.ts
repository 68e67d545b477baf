/**
 * Runs `work` in one transaction and gives back its result. Inside, only `tx` may be used: a write through any other app
 * waits for the transaction, which waits for it. What `work` throws undoes everything and comes out as it was thrown;
 * PocketBase by itself would wrap it.
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
