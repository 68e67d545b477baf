import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds of work per slice. Short slices keep the page responsive. */
const SLICE_MS = 12;
const PAUSE_MS = 4;

/**
 * Computes a result for each item in short slices, so that the page stays responsive.
 *
 * @param items a stable array, or undefined if there is nothing to do yet
 * @param work must depend only on the item, because only new `items` start it again
 * @returns the results in the order of the items once all are computed, undefined before. Results for earlier
 *   items stay until then to avoid flicker.
 */
export function useInSlices<Item, Outcome>(
  items: readonly Item[] | undefined,
  work: (item: Item) => Outcome,
): readonly Outcome[] | undefined {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const one = useEffectEvent(work);

  useEffect(() => {
    if (!items) return;
    const found: Outcome[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const slice = () => {
      const until = performance.now() + SLICE_MS;
      while (found.length < items.length && performance.now() < until)
        found.push(one(items[found.length] as Item));
      if (found.length < items.length) timer = setTimeout(slice, PAUSE_MS);
      else setOutcomes(found);
    };
    timer = setTimeout(slice, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [items]);

  return outcomes;
}
