import { inTransaction as real } from '#hooks/platform/db/in-transaction.ts';
import { CUT, INTERRUPTED } from '#tests/support/build/marks.ts';

export * from '#hooks/platform/db/in-transaction.ts';

const count = (app: CoreApp) => app.countRecords('rival');

/** Interrupts an hour after the first transaction in which a rival has been merged. */
export const inTransaction: typeof real = (app, work) => {
  const before = count(app);
  const result = real(app, work);
  if ($os.getenv(CUT) && count(app) < before && !app.store().has(CUT)) {
    app.store().set(CUT, true);
    throw new Error(INTERRUPTED);
  }
  return result;
};
