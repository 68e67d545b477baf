import { chunkEnd, FIRST_PACE, paceAfter, type Work } from './pace.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Where paces are kept between hours: the process's store, because each handler runs in a runtime of its own. */
const keyOf = (work: Work) => `settlement-pace ${work}`;

function readPace(app: CoreApp, work: Work): number {
  const pace = app.store().get(keyOf(work));
  return typeof pace === 'number' ? pace : FIRST_PACE[work];
}

/**
 * Cuts a list into chunks for one transaction each, as large as this machine writes in some 50 ms, and measures the time
 * that the caller takes for each. What is written does not depend on how it is cut.
 * @param rowsOf number of rows that an item writes, approximately
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
