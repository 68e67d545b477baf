import { type RefObject, useCallback } from 'react';
import { type Box, type FloatSide, placeFloat } from './place-float.ts';

/** The visible part of the page: without an on-screen keyboard, notch and home indicator, smaller after a pinch. */
function visiblePart(): Box {
  const { offsetLeft, offsetTop, width, height } = visualViewport ?? {
    offsetLeft: 0,
    offsetTop: 0,
    width: innerWidth,
    height: innerHeight,
  };
  const root = getComputedStyle(document.documentElement);
  const inset = (side: string) => Number.parseFloat(root.getPropertyValue(`--safe-${side}`)) || 0;
  const left = Math.max(offsetLeft, inset('left'));
  const top = Math.max(offsetTop, inset('top'));
  const right = Math.min(offsetLeft + width, innerWidth - inset('right'));
  const bottom = Math.min(offsetTop + height, innerHeight - inset('bottom'));
  return { left, top, width: right - left, height: bottom - top };
}

interface FloatOptions {
  side: FloatSide;
  /** Pixels between the anchor and the float. */
  gap: number;
  /** Makes the float as wide as its anchor. */
  isAsWide?: boolean;
}

/**
 * Returns the ref of an element with `position: fixed` that stays beside its anchor and in the viewport while
 * either of them moves or changes its size.
 */
export function useFloat(anchor: RefObject<Element | null>, { side, gap, isAsWide = false }: FloatOptions) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const { style } = element;
      const place = (event?: unknown) => {
        if (!anchor.current) return;
        // Scrolling the float itself does not move it, and removing its limit would reset the scrolling.
        if (event instanceof Event && event.target instanceof Node && element.contains(event.target)) return;
        const control = anchor.current.getBoundingClientRect();
        style.maxHeight = '';
        style.left = '0';
        style.top = '0';
        if (isAsWide) style.width = `${control.width}px`;
        const { left, top, width, height } = element.getBoundingClientRect();
        const spot = placeFloat(side, control, { width, height }, visiblePart(), gap);
        // Relative to its origin, which is not the viewport's if an ancestor has a transform.
        style.left = `${spot.left - left}px`;
        style.top = `${spot.top - top}px`;
        if (height > spot.maxHeight) style.maxHeight = `${spot.maxHeight}px`;
      };
      place();
      const sizes = new ResizeObserver(() => place());
      sizes.observe(element);
      addEventListener('scroll', place, { capture: true, passive: true });
      addEventListener('resize', place);
      visualViewport?.addEventListener('resize', place);
      return () => {
        sizes.disconnect();
        removeEventListener('scroll', place, { capture: true });
        removeEventListener('resize', place);
        visualViewport?.removeEventListener('resize', place);
      };
    },
    [anchor, side, gap, isAsWide],
  );
}
