import { useSyncExternalStore } from 'react';

/** Screens narrower than Tailwind's `md`, where panels become sheets and the side navigation a menu. */
export const PHONE = '(max-width: 767.98px)';

/** Whether a media query holds; the component follows it. */
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
