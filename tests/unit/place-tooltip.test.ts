import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTooltip } from '#web/components/place-tooltip.ts';

const VIEWPORT = { width: 390, height: 844 };
const SIZE = { width: 100, height: 24 };
const control = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('placing a tooltip', () => {
  it('puts it below the middle of its control', () => {
    expect(placeTooltip('bottom', control(175, 100), SIZE, VIEWPORT)).toEqual({ left: 145, top: 148 });
  });

  it('puts it to the right of its control', () => {
    expect(placeTooltip('right', control(10, 100), SIZE, VIEWPORT)).toEqual({ left: 58, top: 108 });
  });

  it('flips where there is no room', () => {
    expect(placeTooltip('bottom', control(175, 800), SIZE, VIEWPORT).top).toBe(800 - 8 - 24);
    expect(placeTooltip('right', control(340, 100), SIZE, VIEWPORT).left).toBe(340 - 8 - 100);
  });

  it('keeps it in the viewport and off its control', () => {
    const inset = (max: number) => fc.integer({ min: 0, max: max - 40 });
    fc.assert(
      fc.property(
        fc.constantFrom('bottom' as const, 'right' as const),
        inset(VIEWPORT.width),
        inset(VIEWPORT.height),
        fc.integer({ min: 10, max: 150 }),
        (side, x, y, width) => {
          const { left, top } = placeTooltip(side, control(x, y), { width, height: 24 }, VIEWPORT);
          expect(top).toBeGreaterThanOrEqual(8);
          expect(top + 24).toBeLessThanOrEqual(VIEWPORT.height - 8);
          expect(left).toBeGreaterThanOrEqual(8);
          if (side === 'bottom') expect(left + width).toBeLessThanOrEqual(VIEWPORT.width - 8);
          const isApart = left + width <= x || left >= x + 40 || top + 24 <= y || top >= y + 40;
          expect(isApart).toBe(true);
        },
      ),
    );
  });
});
