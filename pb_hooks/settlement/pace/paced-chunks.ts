import { chunkEnd, FIRST_PACE, paceAfter, type Work } from './pace.ts';
import type { Stopwatch } from './stopwatch.ts';

/**
 * Store key of a pace. The process's store keeps paces between hours, because each handler runs in its own
 * runtime.
 */
const keyOf = (work: Work) => `settlement-pace ${work}`;

function readPace(app: CoreApp, work: Work): number {
  const pace = app.store().get(keyOf(work));
  return typeof pace === 'number' ? pace : FIRST_PACE[work];
}

/**
 * Cuts a list into chunks for one transaction each. Each chunk is as large as this machine writes in about 50
 * ms. Measures how long the caller takes for each. The rows written do not depend on the chunks.
 * @param rowsOf approximate number of rows that an item writes
 */
export function* pacedChunks<Item>(
  app: CoreApp,
  watch: Stopwatch,
  work: Work,
  items: readonly Item[],
  rowsOf: (item: Item) => number,
): Generator<Item[]> {
  const rows = items.map(rowsOf);
  let pace = readPace(app, work);
  for (let from = 0; from < items.length; ) {
    const to = chunkEnd(pace, rows, from);
    let sum = 0;
    for (let index = from; index < to; index++) sum += rows[index] as number;
    const began = Date.now();
    yield items.slice(from, to);
    pace = paceAfter(pace, sum, Date.now() - began);
    app.store().set(keyOf(work), pace);
    watch.count(work, sum);
    from = to;
  }
}
