import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';

/** New values of parameters. Null or an empty text removes one. */
export type AddressChanges = Record<string, string | null>;

interface Asked {
  path: string;
  search: string;
  /** Whether its navigation has ended. The page may not show that yet. */
  isOver: boolean;
}

/** Last requested URL, until the page shows it. */
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
  const [params] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const next = useSyncExternalStore(subscribe, readAsked);
  const search = params.toString();
  const shown = next?.path === pathname ? next.search : search;
  const wanted = useMemo(() => new URLSearchParams(shown), [shown]);

  // The page may show an earlier request while the last one is on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each reached URL
  useEffect(() => {
    if (state === 'idle' && asked?.isOver) ask(null);
  }, [state, key]);

  const change = useCallback(
    (changes: AddressChanges, replace = true) => {
      const path = location.pathname;
      const isPending = asked?.path === path && !asked.isOver;
      const search = new URLSearchParams(isPending ? asked?.search : location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') search.delete(name);
        else search.set(name, value);
      }
      const mine = { path, search: search.toString(), isOver: false };
      ask(mine);
      const navigation = navigate(`?${search}`, { replace, preventScrollReset: true });
      void Promise.resolve(navigation).finally(() => {
        mine.isOver = true;
      });
    },
    [navigate],
  );
  return { params, wanted, change };
}
