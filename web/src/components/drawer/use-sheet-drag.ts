import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Pixels that a sheet must be pulled before it follows. */
const FAR_ENOUGH = 56;
/** What moved less was pressed, not pulled. */
const STILL = 6;

/** Lets a bottom sheet be pulled by its grab bar: up makes it tall, down makes it low, and then closes it. */
export function useSheetDrag(element: RefObject<HTMLElement | null>, onClose: () => void) {
  const [isTall, setTall] = useState(false);
  const [from, setFrom] = useState<number | null>(null);
  const pulled = useRef(false);

  const move = (by: number) => {
    if (element.current) element.current.style.transform = by > 0 ? `translateY(${by}px)` : '';
  };
  const end = (event: PointerEvent) => {
    if (from === null) return;
    const by = event.clientY - from;
    setFrom(null);
    move(0);
    pulled.current = Math.abs(by) > STILL;
    if (by < -FAR_ENOUGH) setTall(true);
    else if (by > FAR_ENOUGH && isTall) setTall(false);
    else if (by > FAR_ENOUGH) onClose();
  };

  return {
    isTall,
    grip: {
      // A pull ends with a click, too.
      onClick: () => {
        if (!pulled.current) setTall(!isTall);
        pulled.current = false;
      },
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(event.clientY);
      },
      onPointerMove: (event: PointerEvent) => {
        if (from !== null) move(event.clientY - from);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        setFrom(null);
        move(0);
      },
    },
  };
}
