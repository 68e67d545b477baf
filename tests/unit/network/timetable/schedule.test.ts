import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canFly } from '#game/network/route/check.ts';
import { fleetValue } from '#game/network/scheduling/fleet-value.ts';
import { valueBook } from '#game/network/scheduling/known-values.ts';
import { scheduleAircraft } from '#game/network/scheduling/schedule-aircraft.ts';
import { scheduleFleet } from '#game/network/scheduling/schedule-fleet.ts';
import { weekHour } from '#game/network/timetable/airport-slots.ts';
import { checkTimetable } from '#game/network/timetable/check.ts';
import { rivalry } from '#game/network/timetable/frequency.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { localTime } from '#game/network/timetable/local-time.ts';
import type { SchedulableAircraft } from '#game/network/timetable/schedulable.ts';
import { type AirportSlots, emptyAirport, fullFrom } from '#game/slots/airport-slots.ts';
import { checkWeek } from '#game/slots/check-week.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';
import { aircraftAt, routeBetween, valueFor } from '#tests/support/network.ts';

const AWAY = ['BCN', 'LHR', 'FCO', 'CPH', 'OSL', 'JFK', 'DXB', 'LCY', 'SIN', 'PMI', 'BGO'] as const;
const FROM_AMS = AWAY.map((code) => routeBetween('AMS', code));
const minutesOf = (legs: readonly PlannedLeg[]) => legs.reduce((sum, { block }) => sum + block, 0);
const hoursADay = (legs: readonly PlannedLeg[]) => minutesOf(legs) / 60 / 7;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Returns the longest stay at the base in minutes. */
function longestStay(legs: readonly PlannedLeg[], base: string): number {
  const sorted = [...legs].sort((a, b) => a.departs - b.departs);
  const stays = sorted.map((leg, index) => {
    const before = sorted.at(index - 1);
    return leg.origin === base && before ? (leg.departs - before.departs - before.block + WEEK) % WEEK : 0;
  });
  return Math.max(...stays);
}

function plan(model: string, base: string, away: readonly string[]) {
  const routes = away.map((code) => routeBetween(base, code));
  const aircraft = aircraftAt(`one-${model}`, model, base);
  return { aircraft, routes, ...scheduleAircraft(aircraft, routes, { value: valueFor(aircraft, routes) }) };
}

describe('the schedule of one aircraft', () => {
  it('is always valid: a circle from base, within range, runways and the night', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...seedModels()),
        fc.subarray(FROM_AMS),
        fc.string(),
        fc.integer({ min: 20, max: 130 }),
        fc.integer({ min: 240, max: 900 }),
        (model, routes, id, weeklyHours, stay) => {
          const aircraft = aircraftAt(id, model.id, 'AMS');
          // Every departure is profitable, so that only the rules limit the plan.
          const { legs } = scheduleAircraft(aircraft, routes, { value: () => 1000, weeklyHours, stay });
          expect(checkTimetable(legs, { turnaround: model.turnaround_min })).toEqual([]);
          expect(minutesOf(legs)).toBeLessThanOrEqual(weeklyHours * 60);
          const flown = routes.filter(
            (route) => !canFly(model, aircraft.seats, route.km, route.a.runway, route.b.runway),
          );
          if (flown.length === 0) expect(legs).toEqual([]);
          if (legs.length === 0) return;
          expect(longestStay(legs, 'AMS')).toBeGreaterThanOrEqual(stay);
          for (const leg of legs) {
            const route = flown.find((one) => one.id === leg.route);
            if (!route) throw new Error(`${leg.route} cannot be flown`);
            if (leg.block > 300) continue;
            const [from, to] = leg.origin === 'AMS' ? [route.a, route.b] : [route.b, route.a];
            const departs = localTime(leg.departs, from.offset).minuteOfDay;
            const arrives = localTime(leg.departs + leg.block, to.offset).minuteOfDay;
            expect(Math.min(departs, arrives)).toBeGreaterThanOrEqual(330);
            expect(Math.max(departs, arrives)).toBeLessThan(1410);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['airbus-a320neo', 'AMS', ['BCN', 'LHR', 'FCO', 'CPH', 'MAD', 'ATH', 'OSL', 'VIE'], 9, 12],
    ['boeing-737-800', 'BER', ['PMI', 'LHR', 'FCO', 'CPH', 'MAD', 'CDG', 'IST'], 9, 12],
    ['embraer-e195-e2', 'LIS', ['MAD', 'OPO', 'FNC', 'LHR', 'ORY', 'GVA'], 9, 12],
    ['atr-72-600', 'OSL', ['BGO', 'TRD', 'SVG', 'CPH', 'GOT', 'AES'], 7, 9],
    ['boeing-777-300er', 'LHR', ['JFK', 'HKG', 'SIN', 'DXB', 'LAX', 'BOM'], 13, 15],
    ['boeing-787-9', 'AMS', ['JFK', 'SIN', 'DXB', 'LAX', 'GRU'], 13, 15],
  ])('uses a %s at %s as well as airlines do', (model, base, away, min, max) => {
    const { legs, value } = plan(model, base, away);
    expect(hoursADay(legs)).toBeGreaterThanOrEqual(min);
    expect(hoursADay(legs)).toBeLessThanOrEqual(max);
    expect(value).toBeGreaterThan(0);
  });

  it('contains no unprofitable flights, and none from elsewhere', () => {
    const aircraft = aircraftAt('one', 'airbus-a320neo', 'AMS');
    expect(scheduleAircraft(aircraft, FROM_AMS, { value: () => -1 }).legs).toEqual([]);
    expect(scheduleAircraft({ ...aircraft, base: 'CDG' }, FROM_AMS, { value: () => 1000 }).legs).toEqual([]);
  });

  it('contains flights at a loss if the return flight makes up for it', () => {
    const aircraft = aircraftAt('one', 'airbus-a320neo', 'AMS');
    const legs = (out: number) =>
      scheduleAircraft(aircraft, FROM_AMS.slice(0, 1), {
        value: (_route, direction) => (direction === 'out' ? out : 1000),
      }).legs;
    expect(legs(-900).length).toBeGreaterThan(14);
    expect(legs(-1100)).toEqual([]);
  });

  it('uses the preferred hours', () => {
    const aircraft = aircraftAt('one', 'airbus-a320neo', 'AMS');
    const value = (_route: string, _direction: string, _weekday: number, hour: number) =>
      hour === 14 ? 5000 : -100;
    const { legs } = scheduleAircraft(aircraft, FROM_AMS.slice(0, 1), { value });
    // By the sun, both ends are in UTC. Seven days are not enough for a return at that hour each time.
    const wished = legs.filter((leg) => localTime(leg.departs, 0).hour === 14);
    expect(wished).toHaveLength(7);
    expect(legs).toHaveLength(8);
  });

  it('spreads over the days, and over routes because frequency reduces the value of similar departures', () => {
    const aircraft = aircraftAt('one', 'airbus-a320neo', 'AMS');
    const routes = FROM_AMS.filter((route) => ['AMSBCN', 'AMSFCO', 'AMSCPH', 'AMSOSL'].includes(route.id));
    const { legs } = scheduleAircraft(aircraft, routes, {
      value: (_route, _direction, _weekday, _hour, frequency) => 5000 / (1 + 4 * frequency),
    });
    expect(new Set(legs.map((leg) => leg.route)).size).toBe(4);
    const days = Array.from({ length: 7 }, (_, day) =>
      legs.filter((leg) => Math.floor(leg.departs / DAY) === day),
    );
    for (const day of days) expect(day.length).toBeGreaterThanOrEqual(legs.length / 7 - 2.5);
  });

  it('avoids full hours and days', () => {
    const aircraft = aircraftAt('one', 'airbus-a320neo', 'AMS');
    const slots = (airport: string) =>
      Array.from({ length: 168 }, (_, hour) => (airport === 'AMS' && hour % 24 < 12 ? 0 : 9));
    const { legs } = scheduleAircraft(aircraft, FROM_AMS, { value: () => 1000, slots });
    expect(legs.length).toBeGreaterThan(0);
    for (const leg of legs) {
      if (leg.origin === 'AMS') expect(weekHour(leg.departs) % 24).toBeGreaterThanOrEqual(12);
      else expect(weekHour(leg.departs + leg.block) % 24).toBeGreaterThanOrEqual(12);
    }
  });
});

describe('the schedule of a fleet', () => {
  const AMS = ['BCN', 'LHR', 'FCO', 'CPH', 'MAD', 'ATH', 'OSL', 'VIE', 'MAN', 'HAM', 'JFK', 'DXB'];
  const routes = AMS.map((code) => routeBetween('AMS', code));
  const fleet = [
    aircraftAt('a', 'airbus-a320neo', 'AMS'),
    aircraftAt('b', 'airbus-a320neo', 'AMS'),
    aircraftAt('c', 'airbus-a320neo', 'AMS'),
    aircraftAt('d', 'atr-72-600', 'AMS'),
    aircraftAt('e', 'boeing-787-9', 'AMS'),
  ];
  const values = new Map(fleet.map((aircraft) => [aircraft.model.id, valueFor(aircraft, routes)]));
  const weeks = scheduleFleet(fleet, routes, { valueFor: ({ model }) => values.get(model.id) ?? (() => 0) });

  it('gives every aircraft a valid week', () => {
    for (const { id, model } of fleet) {
      const legs = weeks.get(id) ?? [];
      expect(legs.length).toBeGreaterThan(10);
      expect(checkTimetable(legs, { turnaround: model.turnaround_min })).toEqual([]);
    }
  });

  it("spreads the airline's flights over the day and over routes", () => {
    const all = [...weeks.values()].flat();
    expect(new Set(all.map((leg) => leg.route)).size).toBeGreaterThanOrEqual(6);
    for (const route of routes) {
      const departures = all.filter((leg) => leg.route === route.id && leg.origin === 'AMS');
      const sameHour = departures.map(
        (leg) => departures.filter((other) => weekHour(other.departs) === weekHour(leg.departs)).length,
      );
      if (departures.length > 0) expect(sumOf(sameHour) / departures.length).toBeLessThan(1.7);
    }
  });

  it('considers flights of aircraft that are not planned', () => {
    const [first] = fleet;
    if (!first) throw new Error('no aircraft');
    const value = values.get(first.model.id) ?? (() => 0);
    const alone = scheduleAircraft(first, routes, { value });
    // Enough similar flights to leave little on its routes.
    const existing = Array.from({ length: 12 }, () => alone.legs).flat();
    const beside = scheduleAircraft(first, routes, { value, existing });
    const taken = new Set(alone.legs.map(({ route, departs }) => `${route} ${departs}`));
    const shared = beside.legs.filter(({ route, departs }) => taken.has(`${route} ${departs}`));
    expect(shared.length).toBeLessThan(alone.legs.length / 2);
  });

  it('uses all slots but no more', () => {
    const airportWith = (free: readonly number[], runways: number): AirportSlots => {
      const airport = emptyAirport(runways);
      return { ...airport, others: free.map((slots) => fullFrom(airport.capacity) - slots) };
    };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 168, maxLength: 168 }), (left) => {
        // Airports with zero to three movements left per hour, in a different order at AMS.
        const airports = new Map([['AMS', airportWith(left.toReversed(), 2)]]);
        for (const route of routes) airports.set(route.b.id, airportWith(left, 1));
        const slots = { airports, fixed: new Map(), hub: '' };
        const fully = scheduleFleet(fleet, routes, {
          valueFor: () => () => 1000,
          slots,
        });
        const legs = [...fully.values()].flat();
        expect(legs.length).toBeGreaterThan(0);
        expect(checkWeek(legs, slots)).toEqual([]);
      }),
      { numRuns: 8 },
    );
    const full = new Map([['AMS', airportWith(new Array<number>(168).fill(0), 2)]]);
    const none = scheduleFleet(fleet, routes, {
      valueFor: () => () => 1000,
      slots: { airports: full, fixed: new Map(), hub: '' },
    });
    expect([...none.values()].flat()).toEqual([]);
  });

  it('never loses value by replanning for the whole fleet, and gains in total', () => {
    const valued = (
      planned: ReadonlyMap<string, readonly PlannedLeg[]>,
      some: typeof fleet,
      on: typeof routes,
    ) =>
      fleetValue(
        some.map(({ id, model }) => ({
          id,
          book: valueBook(values.get(model.id) ?? (() => 0)),
          legs: planned.get(id) ?? [],
        })),
        new Map(on.map((route) => [route.id, route])),
        [],
      );
    const bothWays = (some: typeof fleet, on: typeof routes) => {
      const options = {
        valueFor: ({ model }: SchedulableAircraft) => values.get(model.id) ?? (() => 0),
      };
      return {
        greedy: valued(scheduleFleet(some, on, { ...options, climbs: 0 }), some, on),
        climbed: valued(scheduleFleet(some, on, options), some, on),
      };
    };
    fc.assert(
      fc.property(fc.subarray(routes, { minLength: 3 }), fc.subarray(fleet, { minLength: 2 }), (on, some) => {
        const { greedy, climbed } = bothWays(some, on);
        expect(climbed).toBeGreaterThanOrEqual(greedy);
      }),
      { numRuns: 12 },
    );
    const { greedy, climbed } = bothWays(fleet, routes);
    expect(climbed).toBeGreaterThan(greedy);
  });

  it('counts a departure less with more distance in time', () => {
    expect(rivalry(0)).toBe(1);
    expect(rivalry(-2.5)).toBeCloseTo(0.9);
    expect(rivalry(12)).toBeCloseTo(0.8);
  });
});
