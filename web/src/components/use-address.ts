import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** Values of parameters that change; null or an empty text takes one away. */
export type AddressChanges = Record<string, string | null>;

interface Asked {
  path: string;
  search: string;
}

/** The address that was asked for last, until the page has reached it. */
let asked: Asked | null = null;
const listeners = new Set<() => void>();

function ask(next: Asked | null): void {
  if (next === asked) return;
  asked = next;
  for (const listener of listeners) listener();
}

const readAsked = () => asked;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets an address that was asked for and will not be reached, because the player stays. */
export const forgetAsked = () => ask(null);

/** The parameters of the address, and how to change some of them. Each change builds on the one before. */
export function useAddress(): {
  params: URLSearchParams;
  /**
   * The same with what was asked for and not reached yet. For controls: a check box would first show its old state again. Not
   * for what a form is mounted by: the router asks before unsaved changes are left, and may stay.
   */
  wanted: URLSearchParams;
  /** @param replace leaves no trail: going back then leaves the page, and does not undo each letter typed */
  change: (changes: AddressChanges, replace?: boolean) => void;
} {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const next = useSyncExternalStore(subscribe, readAsked);
  const search = params.toString();
  const shown = next?.path === pathname ? next.search : search;
  const wanted = useMemo(() => new URLSearchParams(shown), [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that is reached counts
  useEffect(() => {
    if (state === 'idle') ask(null);
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
          ask({ path, search: next.toString() });
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return { params, wanted, change };
}
