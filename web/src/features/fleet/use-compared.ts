import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMPARED, COMPARED_MAX, readCompared } from './compared.ts';

/** Returns the compared models, kept in the URL. A fifth model is ignored. */
export function useCompared() {
  const [params, setParams] = useSearchParams();
  const value = params.get(COMPARED);
  const compared = useMemo(() => readCompared(value), [value]);
  const toggle = useCallback(
    (model: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          const now = readCompared(before.get(COMPARED));
          const kept = now.filter((other) => other !== model);
          if (kept.length === now.length) kept.push(model);
          if (kept.length === 0) next.delete(COMPARED);
          else if (kept.length <= COMPARED_MAX) next.set(COMPARED, kept.join(','));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { compared, toggle, isFull: compared.length >= COMPARED_MAX };
}
