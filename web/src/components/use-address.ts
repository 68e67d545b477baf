import { useCallback, useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

/** Values of parameters that change; null or an empty text takes one away. */
export type AddressChanges = Record<string, string | null>;

/** What was asked for last, as long as the page has not caught up with it. */
let asked: { path: string; search: string } | null = null;

/**
 * The parameters of the address, and how to change some of them. Each change builds on the one before, also where two come
 * so close together that the page still shows the address from before both.
 */
export function useAddress(): {
  params: URLSearchParams;
  /** @param replace leaves no trail: going back then leaves the page, and does not undo each letter typed */
  change: (changes: AddressChanges, replace?: boolean) => void;
} {
  const [params, setParams] = useSearchParams();
  const search = params.toString();

  const { state } = useNavigation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that is reached counts
  useEffect(() => {
    if (state === 'idle') asked = null;
  }, [state, search]);

  const change = useCallback(
    (changes: AddressChanges, replace = true) =>
      setParams(
        (before) => {
          const path = location.pathname;
          const next = new URLSearchParams(asked?.path === path ? asked.search : before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          asked = { path, search: next.toString() };
          return next;
        },
        // At once: in a transition, a check box or a select would first show its old value again.
        { replace, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  );
  return { params, change };
}
