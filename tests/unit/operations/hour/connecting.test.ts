import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import type { ClassList } from '#game/fleet/aircraft/cabin.ts';
import type { Booked } from '#game/operations/hour/booked.ts';
import {
  boarding,
  connectOnward,
  drawConnecting,
  sharesOf,
  type Transfer,
  withConnecting,
} from '#game/operations/hour/connecting.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';

const on = (leg: string, people: ClassList): OnwardLeg => ({
  leg,
  destination: `to ${leg}`,
  later: 140,
  km: [500, 1500],
  people,
  fares: [200, 500, 0],
});
const ample = (): ClassList => [1000, 1000, 1000];
const NOBODY: ClassList = [0, 0, 0];
const total = (taken: readonly Readonly<ClassList>[], name: number) =>
  taken.reduce((sum, people) => sum + (people[name] ?? 0), 0);

describe('connecting passengers', () => {
  it('are as many as expected, on average over many days, however small the parts', () => {
    const onward = [on('x', [0.3, 0.02, 0]), on('y', [4.6, 0.4, 0])];
    const sums: ClassList[] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    const days = 20_000;
    for (let day = 0; day < days; day++)
      drawConnecting(
        onward,
        { chance: keyedChance('seed', day).connecting('leg'), seats: ample(), local: NOBODY, economy: 1 },
        ample,
      ).forEach((people, index) => {
        for (const name of [0, 1, 2] as const) (sums[index] as ClassList)[name] += people[name];
      });
    onward.forEach(({ people }, index) => {
      for (const name of [0, 1] as const)
        expect(Math.abs((sums[index] as ClassList)[name] / days / people[name] - 1)).toBeLessThan(0.1);
    });
  });

  it('have a seat on both flights, and are the same for the same draw', () => {
    const part = fc.double({ min: 0, max: 30, noNaN: true });
    const people = fc.tuple(part, part, part);
    const seats = fc.tuple(fc.integer({ min: -3, max: 40 }), fc.nat({ max: 40 }), fc.nat({ max: 40 }));
    fc.assert(
      fc.property(
        fc.array(people, { maxLength: 8 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        seats,
        seats,
        fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 }), fc.nat({ max: 40 })),
        (parts, chance, first, second, others) => {
          const local = others.map((count, name) =>
            Math.min(count, Math.max(0, first[name] ?? 0)),
          ) as ClassList;
          // There are two connections to each second flight.
          const onward = parts.map((three, index) => on(`leg${index >> 1}`, three as ClassList));
          const draw = () => {
            const free = new Map(onward.map(({ leg }) => [leg, [...second] as ClassList]));
            return drawConnecting(
              onward,
              { chance, seats: first, local, economy: 1 },
              (leg) => free.get(leg) ?? null,
            );
          };
          const taken = draw();
          expect(draw()).toEqual(taken);
          for (const name of [0, 1, 2] as const) {
            // Only passengers without a connection give up seats, and at most half of the seats.
            const left = Math.max(0, first[name]) - local[name];
            expect(total(taken, name)).toBeLessThanOrEqual(Math.max(left, first[name] / 2));
            const onEach = new Map<string, number>();
            for (const [index, { leg }] of onward.entries())
              onEach.set(leg, (onEach.get(leg) ?? 0) + (taken[index]?.[name] ?? 0));
            for (const count of onEach.values()) expect(count).toBeLessThanOrEqual(Math.max(0, second[name]));
            for (const three of taken) expect(three[name]).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it('do not exist if the second flight cannot be booked', () => {
    expect(
      drawConnecting(
        [on('x', [20, 0, 0])],
        { chance: 5, seats: ample(), local: NOBODY, economy: 1 },
        () => null,
      ),
    ).toEqual([[0, 0, 0]]);
  });

  it('share a full flight with other passengers, and all connections proportionally', () => {
    const onward = [on('x', [60, 0, 0]), on('y', [30, 0, 0])];
    const sums = [0, 0];
    for (let day = 0; day < 500; day++)
      drawConnecting(
        onward,
        {
          chance: keyedChance('seed', day).connecting('leg'),
          seats: [150, 0, 0],
          local: [150, 0, 0],
          economy: 1,
        },
        ample,
      ).forEach((people, index) => {
        sums[index] = (sums[index] ?? 0) + people[0] / 500;
      });
    const [x = 0, y = 0] = sums;
    // 90 of the 240 who want a seat.
    expect((x + y) / 150).toBeGreaterThan(0.34);
    expect((x + y) / 150).toBeLessThan(0.4);
    expect(x / y).toBeGreaterThan(1.9);
    expect(x / y).toBeLessThan(2.1);
  });

  it('pay both flights exactly the fare', () => {
    const onward = [
      on('x', [9, 2, 0]),
      { ...on('y', [7, 1, 0]), fares: [199, 333, 1] as ClassList, km: [777, 1234] as [number, number] },
    ];
    const taken: ClassList[] = [
      [9, 2, 0],
      [7, 1, 0],
    ];
    const second = onward.map(
      (leg, index) =>
        boarding(
          [{ origin: 'a', landed: 0, people: taken[index] as ClassList, fares: sharesOf(leg).second }],
          ample(),
          100,
        ).revenue,
    );
    expect(connectOnward(onward, taken).revenue + (second[0] ?? 0) + (second[1] ?? 0)).toBe(
      9 * 200 + 2 * 500 + 7 * 199 + 333,
    );
  });

  it('are listed by destination', () => {
    const all = connectOnward(
      [on('x', [1, 0, 0]), on('x', [1, 1, 0]), on('y', [0, 0, 0])],
      [
        [2, 0, 0],
        [3, 1, 0],
        [0, 0, 0],
      ],
    );
    expect(all).toMatchObject({ classes: [5, 1, 0], onward: [['to x', 6]], before: [], missed: 0 });
  });
});

describe('passengers who board a second flight', () => {
  const transfer = (origin: string, landed: number, people: ClassList): Transfer => ({
    origin,
    landed,
    people,
    fares: [100, 300, 0],
  });

  it('have landed 25 minutes before it departs', () => {
    const all = [transfer('early', 575, [3, 1, 0]), transfer('late', 576, [4, 0, 0])];
    expect(boarding(all, ample(), 600)).toEqual({
      classes: [3, 1, 0],
      revenue: 600,
      before: [['early', 4]],
      onward: [],
      missed: 4,
    });
    expect(boarding(all, ample(), 601).missed).toBe(0);
  });

  it('get a seat in order of landing', () => {
    const all = [transfer('first', 500, [3, 1, 0]), transfer('then', 520, [4, 0, 0])];
    expect(boarding(all, [5, 0, 0], 600)).toMatchObject({
      classes: [5, 0, 0],
      revenue: 500,
      before: [
        ['first', 3],
        ['then', 2],
      ],
      missed: 3,
    });
  });

  it('add to the passengers of the flight, but not to the groups of its own market', () => {
    const why = {
      km: 1,
      fares: [1, 1, 1] as ClassList,
      wanted: [1, 1, 1] as ClassList,
      rivals: [0, 0, 0] as ClassList,
      stayed: [0, 0, 0] as ClassList,
    };
    const local: Booked = { classes: [10, 1, 0], groups: [9, 1, 1], revenue: 1000, why };
    const all = withConnecting(
      local,
      boarding([transfer('a', 0, [2, 0, 0]), transfer('b', 90, [1, 0, 0])], ample(), 100),
    );
    expect(all).toEqual({
      classes: [12, 1, 0],
      groups: [9, 1, 1],
      revenue: 1200,
      why: { ...why, changing: { classes: [2, 0, 0], revenue: 200 }, before: [['a', 2]], missed: 1 },
    });
  });
});
