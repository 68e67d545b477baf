import { readContext as real } from '#hooks/action/shared/read-context.ts';
import { CHECKING } from '#tests/support/build/marks.ts';

export * from '#hooks/action/shared/read-context.ts';

/** The check of an action, which is outside of transactions, waits until the airline is gone. */
export const readContext: typeof real = (app, clock, airline, ...world) => {
  if (!app.isTransactional()) {
    console.log(CHECKING);
    while (app.findRecordsByIds('airline', [airline]).length > 0) sleep(5);
  }
  return real(app, clock, airline, ...world);
};
