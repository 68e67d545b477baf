import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** New values of parameters. Null or an empty text removes one. */
export type AddressChanges = Record<string, string | null>;

interface Asked {
  path: string;
  search: string;
}

/** Last requested URL, until the page has reached it. */
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

/** Forgets a requested URL after the player has chosen to stay. */
export const forgetAsked = () => ask(null);

/** Returns the URL parameters and a function to change them. Each change is based on the previous one. */
export function useAddress(): {
  params: URLSearchParams;
  /**
   * Parameters including requested changes. Use them for controls, because a checkbox would first show its
   * old state. Do not use them to mount a form, because the router may stay on the page if there are unsaved
   * changes.
   */
  wanted: URLSearchParams;
  /** @param replace adds no history entry, so that back leaves the page instead of undoing each keystroke */
  change: (changes: AddressChanges, replace?: boolean) => void;
} {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const next = useSyncExternalStore(subscribe, readAsked);
  const search = params.toString();
  const shown = next?.path === pathname ? next.search : search;
  const wanted = useMemo(() => new URLSearchParams(shown), [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each reached URL
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
