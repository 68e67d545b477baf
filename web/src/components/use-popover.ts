import { useCallback, useEffect, useRef, useState } from 'react';
import { useFloat } from './use-float.ts';
import { useLayer } from './use-layer.ts';

/**
 * Manages a popover below its button, or above if there is no room. A click outside, Escape or Back
 * closes it. Escape also returns the focus to the button and does not reach elements below, such as a drawer.
 * @param side which sides of the button and the popover are in line
 */
export function usePopover(side: 'bottom-start' | 'bottom-end') {
  const [open, setOpen] = useState(false);
  /** Contains the button and the popover. */
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The popover, with `position: fixed`. */
  const popover = useFloat(box, { side, gap: 4 });
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useLayer(open, close);

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

  return { open, toggle: () => setOpen(!open), close, box, button, popover };
}
