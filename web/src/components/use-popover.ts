import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Manages a popover below its button. A click outside or Escape closes it. Escape also returns the focus to
 * the button and does not reach elements below, such as a drawer.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  /** Contains the button and the popover. */
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
