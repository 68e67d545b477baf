import { useEffect, useEffectEvent } from 'react';

/** Calls `close` for the Escape key on the map or nowhere in particular; what lies over the map has its own. */
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
    // On the document, so that panels that listen on the window see that the key is taken.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
