import { type PointerEvent, useRef, useState } from 'react';
import { DAY } from '#game/world/time.ts';

/** Minimum pointer movement in pixels for a drag. */
const THRESHOLD = 4;

/** A dragged leg and its unrounded minute of the week. */
export interface LegDrag {
  index: number;
  departs: number;
}

interface Press {
  index: number;
  departs: number;
  x: number;
  y: number;
  moved: boolean;
}

interface Measures {
  /** Pixels. */
  dayWidth: number;
  dayHeight: number;
}

/**
 * Handles dragging of legs by mouse, pen or touch.
 *
 * @param measure returns the size of a day on the screen. Horizontal movement is ignored if only one day is
 *   shown.
 */
export function useLegDrag(
  measure: () => Measures,
  { onDrop, days }: { onDrop: (drag: LegDrag) => void; days: number },
) {
  const press = useRef<Press | null>(null);
  /** Whether the next click ends a drag. */
  const wasDrag = useRef(false);
  const [drag, setDrag] = useState<LegDrag | null>(null);

  const cancel = () => {
    press.current = null;
    setDrag(null);
  };
  const handlersFor = (index: number, departs: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDrag.current = false;
      press.current = { index, departs, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = press.current;
      if (!from) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!from.moved && Math.hypot(dx, dy) < THRESHOLD) return;
      from.moved = true;
      const { dayWidth, dayHeight } = measure();
      const dayShift = days > 1 ? Math.round(dx / dayWidth) : 0;
      setDrag({ index, departs: from.departs + dayShift * DAY + (dy / dayHeight) * DAY });
    },
    onPointerUp: () => {
      if (press.current?.moved && drag) {
        wasDrag.current = true;
        onDrop(drag);
      }
      cancel();
    },
    onPointerCancel: cancel,
  });
  /** Returns whether a click only ends a drag. */
  const endsDrag = () => wasDrag.current;
  return { drag, cancel, endsDrag, handlersFor };
}
