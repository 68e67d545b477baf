import { expect, it } from 'vitest';
import { rotationOutcome } from '#game/operations/rotation/rotation-outcome.ts';
import { dailyLegs, flyRotation, isCompensated } from '#tests/support/flown-rotation.ts';

const WEEKS = 2_000;
const CONGESTION = 0.45;
const TOLERANCE = 0.15;

interface Case {
  legs: number;
  block: number;
  turnaround: number;
  ground: number;
  /** Latitudes of the ends. */
  lats: readonly [number, number];
  month: number;
}

function facts({ legs, block, turnaround, ground, lats, month }: Case) {
  const [a, b] = lats.map((lat, index) => ({ id: 'ab'[index] as string, lat, congestion: CONGESTION })) as [
    { id: string; lat: number; congestion: number },
    { id: string; lat: number; congestion: number },
  ];
  const rotation = dailyLegs([a.id, b.id], { legs, block, ground });
  const aircraft = { legs: rotation, turnaround, condition: 0.93, dispatch: 0.99 };
  const months = Array.from({ length: 12 }, (_, index) => Number(index === month - 1));
  const airports = new Map([a, b].map((airport) => [airport.id, airport]));
  return {
    expected: rotationOutcome({ ...aircraft, a, b, months }),
    flown: flyRotation({ ...aircraft, id: 'one', airports, month }, `${legs}`, WEEKS),
    legs: rotation,
  };
}

const FREQUENT: Case = { legs: 8, block: 60, turnaround: 25, ground: 30, lats: [-1.3, -0.1], month: 1 };

it.each<[string, Case]>([
  ['8 short legs per day', FREQUENT],
  ['8 short legs with time to recover', { ...FREQUENT, ground: 50 }],
  ['8 short legs in winter', { ...FREQUENT, lats: [52, 48] }],
  ['4 medium legs', { legs: 4, block: 150, turnaround: 40, ground: 50, lats: [52, 45], month: 4 }],
  ['2 long legs', { legs: 2, block: 500, turnaround: 90, ground: 120, lats: [52, 45], month: 4 }],
  [
    '2 long legs that hardly recover',
    { legs: 2, block: 600, turnaround: 90, ground: 100, lats: [52, 45], month: 1 },
  ],
])('expects as much compensation as settlement pays on %s', (_, one) => {
  const { expected, flown } = facts(one);
  const paid = flown.flatMap((week) => [...week.values()]).filter(isCompensated).length / WEEKS;
  const sum = [...expected.legs.values()].reduce((total, { compensated }) => total + compensated, 0);
  expect(sum / paid).toBeGreaterThan(1 - TOLERANCE);
  expect(sum / paid).toBeLessThan(1 + TOLERANCE);
});

it('expects more of it on each leg of the day', () => {
  const { expected, legs } = facts(FREQUENT);
  const day = legs.slice(0, FREQUENT.legs).map(({ departs }) => expected.legs.get(departs)?.compensated ?? 0);
  expect(day).toEqual([...day].sort((one, other) => one - other));
  expect((day.at(-1) ?? 0) / (day[0] ?? 1)).toBeGreaterThan(5);
});

it('expects as many cancellations as there are', () => {
  const { expected, flown } = facts(FREQUENT);
  const gone = flown.flatMap((week) => [...week.values()]).filter(({ cancelled }) => cancelled).length;
  const sum = [...expected.legs.values()].reduce((total, { cancelled }) => total + cancelled, 0);
  expect(Math.abs((sum * WEEKS) / gone - 1)).toBeLessThan(TOLERANCE);
});

it('counts the compensated flights of a day by weather, with the same mean', () => {
  const { expected } = facts(FREQUENT);
  const days = expected.countsOf();
  expect(days).toHaveLength(7);
  const mean = (counts: readonly number[]) => counts.reduce((sum, share, count) => sum + share * count, 0);
  for (const weathers of days)
    for (const counts of weathers) expect(counts.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  const [good = [], worst = []] = days[0] ?? [];
  expect(mean(worst)).toBeGreaterThan(5 * mean(good));
});

it('ignores the legs of other routes in what it returns, but not their delays', () => {
  const alone = facts({ ...FREQUENT, legs: 2 });
  const { legs } = facts(FREQUENT);
  const [a, b] = [
    { id: 'a', lat: -1.3, congestion: CONGESTION },
    { id: 'b', lat: -0.1, congestion: CONGESTION },
  ];
  // Only the last return flight of each day is one of the route.
  const other = legs.map((leg, index) =>
    index % 8 >= 6
      ? leg
      : {
          ...leg,
          origin: leg.origin === 'b' ? 'c' : leg.origin,
          destination: leg.destination === 'b' ? 'c' : leg.destination,
        },
  );
  const months = Array.from({ length: 12 }, (_, index) => Number(index === 0));
  const mixed = rotationOutcome({
    legs: other,
    turnaround: 25,
    condition: 0.93,
    dispatch: 0.99,
    a,
    b,
    months,
  });
  const meanOf = (outcome: typeof mixed) =>
    [...outcome.legs.values()].reduce((sum, { compensated }) => sum + compensated, 0) / outcome.legs.size;
  expect(mixed.legs.size).toBe(14);
  expect(meanOf(mixed)).toBeGreaterThan(1.5 * meanOf(alone.expected));
});
