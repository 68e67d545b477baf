import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTimetable } from '#game/network/timetable/check.ts';
import { type RoundTrip, roundTripWeek } from '#game/rivals/round-trip-week.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';

const trips = fc.record({
  route: fc.constant('route'),
  hub: fc.constant('hub'),
  to: fc.constant('to'),
  offset: fc.integer({ min: -12, max: 13 }).map((hours) => hours * HOUR),
  offsetThere: fc.integer({ min: -12, max: 13 }).map((hours) => hours * HOUR),
  block: fc.integer({ min: 40, max: 19 * HOUR }),
  turnaround: fc.integer({ min: 25, max: 150 }),
});
const flights = fc.integer({ min: 1, max: 50 });
const turn = fc.integer({ min: 0, max: 40 });

/** Returns the local minutes of the day at which the aircraft leaves the hub. */
const localTimes = (trip: RoundTrip, count: number, index: number): number[] =>
  roundTripWeek(trip, count, index)
    .filter(({ origin }) => origin === trip.hub)
    .map(({ departs }) => (departs + trip.offset + WEEK) % DAY);

describe("a rival's week of return flights", () => {
  it('can be flown and repeated', () => {
    fc.assert(
      fc.property(trips, flights, turn, (trip, count, index) => {
        const legs = roundTripWeek(trip, count, index);
        expect(legs.length).toBeGreaterThan(0);
        expect(checkTimetable(legs, trip)).toEqual([]);
      }),
      // Two trips per day that end just after the first one of the next day would begin.
      {
        examples: [
          [
            { route: 'r', hub: 'hub', to: 'to', offset: 0, offsetThere: 0, block: 240, turnaround: 106 },
            8,
            0,
          ],
        ],
      },
    );
  });

  it('has as many flights as asked for, or fewer if they do not fit', () => {
    fc.assert(
      fc.property(trips, flights, turn, (trip, count, index) => {
        expect(roundTripWeek(trip, count, index).length).toBeLessThanOrEqual(2 * count);
      }),
    );
    const short = { route: 'r', hub: 'a', to: 'b', offset: 0, offsetThere: 0, block: 70, turnaround: 30 };
    expect(roundTripWeek(short, 10, 0)).toHaveLength(20);
  });

  it('leaves both ends by day if the day is long enough for one trip', () => {
    const east = {
      route: 'r',
      hub: 'hub',
      to: 'to',
      offset: 0,
      offsetThere: 4 * HOUR,
      block: 380,
      turnaround: 60,
    };
    for (const [hub, ends] of [
      ['hub', [5, 21]],
      ['to', [6, 24]],
    ] as const) {
      const offset = hub === 'hub' ? east.offset : east.offsetThere;
      const hours = roundTripWeek(east, 7, 0)
        .filter(({ origin }) => origin === hub)
        .map(({ departs }) => ((departs + offset + WEEK) % DAY) / HOUR);
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(ends[0]);
      expect(Math.max(...hours)).toBeLessThanOrEqual(ends[1]);
    }
  });

  it('spreads two aircraft on a pair that flies some days over the week', () => {
    const long = { route: 'r', hub: 'hub', to: 'to', offset: 0, offsetThere: 0, block: 500, turnaround: 60 };
    const daysOf = (index: number) =>
      roundTripWeek(long, 3, index)
        .filter(({ origin }) => origin === 'hub')
        .map(({ departs }) => Math.floor(departs / DAY));
    expect(new Set([...daysOf(0), ...daysOf(1)]).size).toBe(6);
  });

  it('leaves the hub by day if the trip is short', () => {
    const short = trips.filter(({ block, turnaround }) => 2 * (block + turnaround) < 5 * HOUR);
    fc.assert(
      fc.property(short, flights, turn, (trip, count, index) => {
        for (const time of localTimes(trip, count, index)) {
          expect(time).toBeGreaterThanOrEqual(6 * HOUR);
          expect(time).toBeLessThanOrEqual(20 * HOUR);
        }
      }),
    );
  });
});
