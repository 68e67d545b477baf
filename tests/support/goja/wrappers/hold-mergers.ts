import type { EndPart } from '#hooks/airline/ending.ts';
import { BOOKS_ENDING as real } from '#hooks/books/ending.ts';
import { HALFWAY, HALFWAY_MS } from '#tests/support/build/marks.ts';

export * from '#hooks/books/ending.ts';

/** Mergers stop for a moment in the middle. */
export const BOOKS_ENDING: EndPart = {
  ...real,
  end: (tx, ending) => {
    if (ending.way === 'merged') {
      console.log(HALFWAY);
      sleep(HALFWAY_MS);
    }
    real.end?.(tx, ending);
  },
};
