import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAirports } from '#scripts/data/read-airports.ts';
import { ROOT } from '#scripts/paths.ts';
import { toWorld, worldSize } from '#web/components/map/map-view.ts';
import { type LabelWish, placeLabels } from '#web/components/map/place-labels.ts';

const HEIGHT = 13;

const wish = fc.record({
  x: fc.double({ min: -400, max: 400, noNaN: true }),
  y: fc.double({ min: -400, max: 400, noNaN: true }),
  radius: fc.constantFrom(2, 3.5, 5),
  width: fc.constantFrom(0, 20, 26),
});

/** Returns the boxes of marks and placed labels with their owners. */
function boxesOf(wishes: LabelWish[]) {
  const marks = wishes.map(({ x, y, radius }, owner) => ({
    owner,
    minX: x - radius,
    maxX: x + radius,
    minY: y - radius,
    maxY: y + radius,
  }));
  const labels = placeLabels(wishes, HEIGHT).flatMap((spot, owner) => {
    const { x = 0, y = 0, width = 0 } = wishes[owner] ?? {};
    const middle = y + (spot?.dy ?? 0);
    const left = x + (spot?.dx ?? 0);
    const box = { minX: left, maxX: left + width, minY: middle - HEIGHT / 2, maxY: middle + HEIGHT / 2 };
    return spot ? [{ owner, ...box }] : [];
  });
  return { marks, labels };
}

type Box = ReturnType<typeof boxesOf>['marks'][number];

const meet = (one: Box, other: Box) =>
  one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY && one.maxY > other.minY;

describe('placeLabels', () => {
  it('never lets a label overlap another label or another mark', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 120 }), (wishes) => {
        const { marks, labels } = boxesOf(wishes);
        for (const label of labels) {
          expect(labels.filter((other) => other !== label && meet(label, other))).toEqual([]);
          expect(marks.filter((mark) => mark.owner !== label.owner && meet(label, mark))).toEqual([]);
        }
      }),
    );
  });

  it('gives the label to the first of several marks', () => {
    const one = { x: 0, y: 0, radius: 5, width: 26 };
    const crowd = Array.from({ length: 9 }, (_, index) => ({
      ...one,
      x: (index % 3) * 9 - 9,
      y: Math.floor(index / 3) * 9 - 9,
    }));
    expect(placeLabels([one, ...crowd.map((mark) => ({ ...mark, radius: 1 }))], HEIGHT)[0]).toBeUndefined();
    const [first, second] = placeLabels([one, { ...one, x: 20 }], HEIGHT);
    expect(first?.dx).toBeLessThan(0);
    expect(second?.dx).toBeGreaterThan(0);
  });

  it('places a label to the right of a single mark, and reserves no space for one without text', () => {
    expect(placeLabels([{ x: 10, y: 10, radius: 5, width: 20 }], HEIGHT)).toEqual([{ dx: 10, dy: 0 }]);
    expect(placeLabels([{ x: 10, y: 10, radius: 5, width: 0 }], HEIGHT)).toEqual([undefined]);
    const wanted = { x: 10, y: 10, radius: 5, width: 20, leftFirst: true };
    expect(placeLabels([wanted], HEIGHT)).toEqual([{ dx: -30, dy: 0 }]);
  });

  it('does not depend on the position of the marks, so labels do not move while the map is panned', () => {
    fc.assert(
      fc.property(
        fc.array(wish, { maxLength: 60 }),
        fc.integer({ min: -5000, max: 5000 }),
        (wishes, shift) => {
          const whole = wishes.map((mark) => ({ ...mark, x: Math.round(mark.x), y: Math.round(mark.y) }));
          const moved = whole.map((mark) => ({ ...mark, x: mark.x + shift }));
          expect(placeLabels(moved, HEIGHT)).toEqual(placeLabels(whole, HEIGHT));
        },
      ),
    );
  });

  describe('of important marks', () => {
    const important = fc.record({
      x: fc.double({ min: -400, max: 400, noNaN: true }),
      y: fc.double({ min: -400, max: 400, noNaN: true }),
      radius: fc.constantFrom(2, 3.5, 5),
      width: fc.constantFrom(20, 26),
    });

    it('never overlap another label or another important mark', () => {
      fc.assert(
        fc.property(
          fc.array(important, { maxLength: 30 }),
          fc.array(wish, { maxLength: 90 }),
          (own, others) => {
            const wishes = [...own.map((mark) => ({ ...mark, isImportant: true })), ...others];
            const { marks, labels } = boxesOf(wishes);
            for (const label of labels) {
              expect(labels.filter((other) => other !== label && meet(label, other))).toEqual([]);
              const blocking = label.owner < own.length ? marks.slice(0, own.length) : marks;
              expect(blocking.filter((mark) => mark.owner !== label.owner && meet(label, mark))).toEqual([]);
            }
          },
        ),
      );
    });

    it('find space in a crowd, away from their mark if necessary', () => {
      const others = Array.from({ length: 400 }, (_, index) => ({
        x: (index % 20) * 9 - 90,
        y: Math.floor(index / 20) * 9 - 90,
        radius: 4,
        width: 22,
      }));
      const own = [0, 1, 2, 3, 4, 5].map((index) => ({
        x: index * 6,
        y: 0,
        radius: 5,
        width: 22,
        isImportant: true,
      }));
      const spots = placeLabels([...own, ...others], HEIGHT).slice(0, own.length);
      expect(spots.every((spot) => spot !== undefined)).toBe(true);
      expect(spots.some((spot) => spot?.isFar)).toBe(true);
      expect(
        placeLabels([...own.map((mark) => ({ ...mark, isImportant: false })), ...others], HEIGHT)[0],
      ).toBe(undefined);
    });

    it('are complete at every zoom for a network of twenty cities', () => {
      const codes = 'AMS LHR CDG FRA MUC VIE ZRH MAD BCN LIS FCO MXP ATH IST WAW CPH ARN HEL DUB JFK'.split(
        ' ',
      );
      const { airports } = readAirports(readFileSync(`${ROOT}seed/airports.csv`));
      const network = codes.map((code) => airports.find(({ iata }) => iata === code));
      const rest = airports.filter(({ iata, type }) => type === 'large_airport' && !codes.includes(iata));
      for (let zoom = 2; zoom <= 10; zoom++) {
        const wishes = [...network, ...rest].map((airport, index) => {
          const { x, y } = toWorld(airport ?? { lat: 0, lon: 0 });
          const isImportant = index < network.length;
          const size = worldSize(zoom);
          return { x: x * size, y: y * size, radius: 3.5, width: isImportant ? 24 : 0, isImportant };
        });
        const spots = placeLabels(wishes, HEIGHT).slice(0, network.length);
        expect(spots.filter((spot) => spot === undefined)).toEqual([]);
      }
    });
  });
});
