import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What opens below its button and lies over the page: a press beside it closes it, and so does Escape, which also gives the
 * focus back to the button and is kept from what lies below, such as a drawer.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  /** Holds the button and what it opens. */
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    addEventListener('pointerdown', onPress, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPress, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [open, close]);

  return { open, toggle: () => setOpen(!open), close, box, button };
}
