import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { VIRTUAL_FROM } from './table-view.ts';

interface RowWindow {
  box: RefObject<HTMLDivElement | null>;
  /** Indexes of the rows to draw. */
  indexes: readonly number[];
  /** Height in pixels of the rows above and below. */
  above: number;
  below: number;
  /** The row in the Tab order. */
  active: number;
  setActive: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Returns the rendered rows and the active one. The focusable element of a row has its index in `data-row`.
 */
export function useRowWindow(count: number, rowHeight: number, litIndex: number): RowWindow {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setActive] = useState(0);
  const isVirtual = count >= VIRTUAL_FROM;
  const virtual = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const active = Math.min(wanted, count - 1);

  const reveal = (index: number) => {
    if (isVirtual) virtual.scrollToIndex(index);
    else box.current?.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll only when the row changes
  useEffect(() => {
    // Do not scroll while the pointer is over the table, because the row is visible then.
    if (litIndex >= 0 && !box.current?.matches(':hover')) reveal(litIndex);
  }, [litIndex]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Fields and sliders in a row handle arrow keys themselves.
    if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return;
    const next = {
      ArrowDown: Math.min(count - 1, active + 1),
      ArrowUp: Math.max(0, active - 1),
      Home: 0,
      End: count - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    reveal(next);
    // Waits until a distant row is rendered.
    const focus = (tries: number) => {
      const element = box.current?.querySelector<HTMLElement>(`[data-row="${next}"]`);
      if (element) element.focus({ preventScroll: !isVirtual });
      else if (tries > 0) requestAnimationFrame(() => focus(tries - 1));
    };
    focus(10);
  };

  return {
    box,
    indexes: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    above: isVirtual ? (items[0]?.start ?? 0) : 0,
    below: isVirtual ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    active,
    setActive,
    onKeyDown,
  };
}
