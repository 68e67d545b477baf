import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, type FloatSide, placeFloat } from '#web/components/place-float.ts';

const VIEWPORT = { left: 0, top: 0, width: 390, height: 844 };
const SIZE = { width: 100, height: 24 };
const control = (left: number, top: number) => ({ left, top, width: 40, height: 40 });
const place = (side: FloatSide, anchor: Box, size = SIZE, viewport: Box = VIEWPORT) =>
  placeFloat(side, anchor, size, viewport, 8);

describe('placing a float', () => {
  it('puts it below the middle of its anchor', () => {
    expect(place('bottom', control(175, 100))).toMatchObject({ left: 145, top: 148 });
  });

  it('puts it to the right of its anchor', () => {
    expect(place('right', control(10, 100))).toMatchObject({ left: 58, top: 108 });
  });

  it('aligns it with the start or the end of its anchor', () => {
    expect(place('bottom-start', control(175, 100)).left).toBe(175);
    expect(place('bottom-end', control(175, 100)).left).toBe(175 + 40 - 100);
  });

  it('flips where there is no room', () => {
    expect(place('bottom', control(175, 800)).top).toBe(800 - 8 - 24);
    expect(place('right', control(340, 100)).left).toBe(340 - 8 - 100);
  });

  it('limits the height of a float that fits on neither side, and takes the larger side', () => {
    const tall = { width: 100, height: 800 };
    expect(place('bottom', control(175, 100), tall)).toMatchObject({ top: 148, maxHeight: 844 - 148 - 8 });
    expect(place('bottom', control(175, 600), tall)).toMatchObject({ top: 8, maxHeight: 600 - 8 - 8 });
  });

  it('flips above an on-screen keyboard', () => {
    const keyboard = { ...VIEWPORT, top: 100, height: 400 };
    expect(place('bottom', control(175, 440), SIZE, keyboard).top).toBe(440 - 8 - 24);
  });

  it('keeps it in the viewport and off its anchor', () => {
    const inset = (max: number) => fc.integer({ min: 0, max: max - 40 });
    fc.assert(
      fc.property(
        fc.constantFrom<FloatSide>('bottom', 'bottom-start', 'bottom-end', 'right'),
        inset(VIEWPORT.width),
        inset(VIEWPORT.height),
        fc.integer({ min: 10, max: 150 }),
        (side, x, y, width) => {
          const { left, top } = place(side, control(x, y), { width, height: 24 });
          expect(top).toBeGreaterThanOrEqual(8);
          expect(top + 24).toBeLessThanOrEqual(VIEWPORT.height - 8);
          expect(left).toBeGreaterThanOrEqual(8);
          if (side !== 'right') expect(left + width).toBeLessThanOrEqual(VIEWPORT.width - 8);
          const isApart = left + width <= x || left >= x + 40 || top + 24 <= y || top >= y + 40;
          expect(isApart).toBe(true);
        },
      ),
    );
  });
});
