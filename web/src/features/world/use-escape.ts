import { useEffect, useEffectEvent } from 'react';

/** Calls `close` for Escape on the map or the body. Elements over the map handle their own. */
export function useEscape(close: () => void): void {
  const onEscape = useEffectEvent(close);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const ours = target === document.body || target?.closest('[data-world]');
      if (event.key !== 'Escape' || event.defaultPrevented || !ours) return;
      event.preventDefault();
      onEscape();
    };
    // Listens on the document, so that panels listening on the window see that the key was handled.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
