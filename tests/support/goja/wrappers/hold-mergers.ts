import { moveBooks as real } from '#hooks/shares/merger/move-books.ts';
import { HALFWAY, HALFWAY_MS } from '#tests/support/build/marks.ts';

export * from '#hooks/shares/merger/move-books.ts';

/** Mergers stop for a moment in the middle. */
export const moveBooks: typeof real = (...merger) => {
  console.log(HALFWAY);
  sleep(HALFWAY_MS);
  real(...merger);
};
