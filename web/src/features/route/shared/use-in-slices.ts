import { useEffect, useEffectEvent, useState } from 'react';

/** Work of so many milliseconds at a time leaves the page answering. */
const SLICE_MS = 12;
const PAUSE_MS = 4;

/**
 * Works something out for each item, a few at a time so that the page keeps answering.
 * @param items keep the array while nothing changes; undefined: nothing to do yet
 * @param work anything it depends on beside the item must be part of what makes `items` new
 * @returns the outcomes in the order of the items, all of them at once; undefined until they are there. Those of the items
 *   before stay until then, so that nothing flickers.
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
