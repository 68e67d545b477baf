import { useSyncExternalStore } from 'react';

/** Screens below Tailwind's `md`, on which panels are sheets and the side navigation is a menu. */
export const PHONE = '(max-width: 767.98px)';

/** Returns whether a media query matches, and updates the component on changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
