import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom';
import { type RefObject, useCallback } from 'react';

/** Minimum distance from the edges of the screen, and from its notch and home indicator, px. */
const MARGIN = 8;

/** Returns the margins of the viewport in which no float is placed. */
function margins() {
  const root = getComputedStyle(document.documentElement);
  const margin = (side: string) => MARGIN + (Number.parseFloat(root.getPropertyValue(`--safe-${side}`)) || 0);
  return { top: margin('top'), right: margin('right'), bottom: margin('bottom'), left: margin('left') };
}

interface FloatOptions {
  /** Side of the anchor. The float takes the opposite one if only that has room. */
  side: Placement;
  /** Pixels between the anchor and the float. */
  gap: number;
  /** Makes the float as wide as its anchor. */
  isAsWide?: boolean;
}

/**
 * Returns the ref of an element with `position: fixed` that stays beside its anchor and in the viewport while
 * either of them moves or changes its size. Its `--room` is the height that its side has room for, to which an
 * element with more content limits its own.
 */
export function useFloat(anchor: RefObject<Element | null>, { side, gap, isAsWide = false }: FloatOptions) {
  return useCallback(
    (float: HTMLElement | null) => {
      const control = anchor.current;
      if (!float || !control) return;
      const place = async () => {
        const padding = margins();
        const { x, y } = await computePosition(control, float, {
          strategy: 'fixed',
          placement: side,
          middleware: [
            offset(gap),
            flip({ padding }),
            shift({ padding }),
            size({
              padding,
              apply: ({ availableHeight, rects }) => {
                float.style.setProperty('--room', `${availableHeight}px`);
                if (isAsWide) float.style.width = `${rects.reference.width}px`;
              },
            }),
          ],
        });
        Object.assign(float.style, { left: `${x}px`, top: `${y}px` });
      };
      return autoUpdate(control, float, place);
    },
    [anchor, side, gap, isAsWide],
  );
}
