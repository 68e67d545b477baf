import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * What detail beside or over a page does with focus and keys. Focus follows whoever opened it to its heading, and goes back
 * from inside it at the end; a page that loads with it open keeps the browser's own start. Escape closes it unless
 * something above it (a dialog, a menu) takes the key.
 */
export function useDetailFocus(
  element: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const detail = element.current;
    const before = document.activeElement;
    if (before !== document.body) heading.current?.focus({ preventScroll: true });
    return () => {
      const inside = detail?.contains(document.activeElement) ?? false;
      if (inside && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [element, heading]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const busy = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !busy) onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
}
