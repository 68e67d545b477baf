import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesAround } from '#web/components/map/map-pieces.ts';
import type { MapView } from '#web/components/map/map-view.ts';

const viewOf = (left: number, top: number, width: number, height: number): MapView => ({
  zoom: 4,
  size: 4096,
  left,
  top,
  width,
  height,
});
const place = fc.integer({ min: -3000, max: 3000 });
const length = fc.integer({ min: 1, max: 1800 });

const holds = (view: MapView, x: number, y: number) =>
  x >= view.left && x < view.left + view.width && y >= view.top && y < view.top + view.height;

describe('piecesAround', () => {
  it('shows each point of a view once, by the picture or by one piece', () => {
    fc.assert(
      fc.property(
        place,
        place,
        length,
        length,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (left, top, width, height, index) => {
          const picture = viewOf(0, 0, 1760, 1220);
          const view = viewOf(left, top, width, height);
          const shown = [picture, ...piecesAround(picture, view).values()];
          for (const [x, y] of [
            [left, top],
            [left + width - 1, top + height - 1],
            [left + Math.floor(index * width), top + Math.floor(index * height)],
          ] as const)
            expect(shown.filter((part) => holds(part, x, y))).toHaveLength(1);
        },
      ),
    );
  });

  it('needs none within the picture, and the same pieces for the same view', () => {
    const picture = viewOf(100, 100, 1760, 1220);
    expect(piecesAround(picture, viewOf(260, 260, 1440, 900)).size).toBe(0);
    expect(piecesAround(picture, viewOf(100, 100, 1760, 1220)).size).toBe(0);
    const right = piecesAround(picture, viewOf(421, 260, 1440, 900));
    expect([...right.keys()]).toEqual(['1 0']);
    expect([...piecesAround(picture, viewOf(500, 260, 1440, 900)).keys()]).toEqual(['1 0']);
  });
});
