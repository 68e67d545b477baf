import { type PointerEvent, useRef, useState } from 'react';
import { DAY } from '../../../../game/time.ts';

/** Pixels that a pointer may tremble before a press becomes a drag. */
const THRESHOLD = 4;

/** A leg that is being dragged, and the minute of the week it would be dropped at (not yet on the grid's steps). */
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
 * Dragging of legs by mouse, pen or finger.
 * @param measure size of a day on the screen; days do not count where only one is shown
 */
export function useLegDrag(
  measure: () => Measures,
  { onDrop, days }: { onDrop: (drag: LegDrag) => void; days: number },
) {
  const press = useRef<Press | null>(null);
  /** Whether the click that is to come ends a drag. */
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
