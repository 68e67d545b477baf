import { type RefObject, useLayoutEffect } from 'react';

/**
 * Manages focus and keys of details beside or over a page. The focus moves to the heading when they open and
 * returns when they close. A page that loads with open details keeps the browser's initial focus. Escape
 * closes the details unless an element above them (a dialog, a menu) handles the key.
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

  // Before the details are painted, because a player may press Escape as soon as they are there.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const busy = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !busy) onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
}
