import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Minimum drag distance in pixels that changes the sheet. */
const FAR_ENOUGH = 56;
/** A shorter movement is a click. */
const STILL = 6;

/** Makes a bottom sheet draggable: up expands it, down collapses it, and down again closes it. */
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
      // A drag ends with a click event, too.
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
