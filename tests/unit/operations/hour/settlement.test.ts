import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STARTING_PUNCTUALITY, STARTING_REPUTATION } from '#game/airline/airline.ts';
import { bookDay } from '#game/demand/choice/book-day.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { USUAL } from '#game/demand/choice/tastes.ts';
import type { ClassList } from '#game/fleet/aircraft/cabin.ts';
import { CHECKS, freshChecks, groundedBy, overdueDelayFactor } from '#game/fleet/aircraft/maintenance.ts';
import { bookedOn, peopleOf, trimmed } from '#game/operations/hour/booked.ts';
import { bestWindow } from '#game/operations/hour/check-window.ts';
import { flightId } from '#game/operations/hour/flight-id.ts';
import { nextReputation, punctualityOf } from '#game/operations/hour/reputation.ts';
import { groundCause, isInTime, isLastOfDay, wouldBeOutOfPosition } from '#game/operations/hour/takes-off.ts';
import { afterFlight } from '#game/operations/hour/wear.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { demandDraws } from '#tests/support/demand-draws.ts';

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

const fresh = (at: number) => ({
  hours: 0,
  cycles: 0,
  condition: 1,
  checks: freshChecks(0, 0, at),
  delivered: 0,
  place: 'hub',
  ready: 0,
});
const departure = { origin: 'hub', departs: 1000, block: 90 };

describe('ability to operate a flight', () => {
  it('requires the aircraft to be delivered, at the right airport, idle and on time', () => {
    expect(groundCause(departure, fresh(0), [], 0)).toBe('');
    expect(groundCause(departure, { ...fresh(0), delivered: 1001 }, [], 0)).toBe('aircraft');
    expect(groundCause(departure, { ...fresh(0), place: 'away' }, [], 0)).toBe('elsewhere');
    expect(groundCause(departure, { ...fresh(0), ready: 1360 }, [], 0)).toBe('');
    expect(groundCause(departure, { ...fresh(0), ready: 1361 }, [], 0)).toBe('rotation');
    expect(groundCause(departure, { ...fresh(0), ready: 1060 }, [], 60)).toBe('rotation');
    expect(groundCause(departure, { ...fresh(0), ready: 1059 }, [], 60)).toBe('');
    expect(groundCause(departure, { ...fresh(0), condition: 0.3 }, [], 0)).toBe('maintenance');
  });

  it('ends when the flight would overlap work, to the minute', () => {
    const workOrders = (starts: number, ends: number) =>
      groundCause(departure, fresh(0), [{ starts, ends }], 0);
    expect(workOrders(1090, 2000)).toBe('');
    expect(workOrders(1089, 2000)).toBe('maintenance');
    expect(workOrders(500, 1000)).toBe('');
    expect(workOrders(500, 1001)).toBe('maintenance');
  });

  it('rejects aircraft that are grounded or delayed by checks in the fast path', () => {
    const figure = (max: number) => fc.double({ min: 0, max: max, noNaN: true });
    fc.assert(
      fc.property(
        figure(7000),
        figure(6000),
        figure(1),
        figure(700 * DAY),
        (hours, cycles, condition, index) => {
          const aircraft = { ...fresh(0), hours, cycles: Math.floor(cycles), condition };
          const now = Math.floor(index);
          if (!isInTime(aircraft, now)) return;
          expect(groundedBy(aircraft, now)).toEqual([]);
          expect(overdueDelayFactor(aircraft, now)).toBe(1);
        },
      ),
    );
    expect(isInTime(fresh(0), CHECKS.line.days * DAY)).toBe(true);
    expect(isInTime(fresh(0), CHECKS.line.days * DAY + 1)).toBe(false);
  });
});

describe('whether a cancelled flight leaves the aircraft out of position', () => {
  it('depends on when its week departs from there again', () => {
    expect(wouldBeOutOfPosition(1000, [1000, 1000 + 14 * 60])).toBe(false);
    expect(wouldBeOutOfPosition(1000, [1000, 1001 + 14 * 60])).toBe(true);
    expect(wouldBeOutOfPosition(1000, [900, 1000, 4000])).toBe(true);
    expect(wouldBeOutOfPosition(1000, [1000])).toBe(true);
  });

  it('continues across the end of the week', () => {
    fc.assert(
      fc.property(fc.nat(WEEK - 1), fc.integer({ min: 1, max: WEEK - 1 }), (departs, later) => {
        expect(wouldBeOutOfPosition(departs, [departs, (departs + later) % WEEK])).toBe(later > 14 * 60);
      }),
    );
  });

  it('allows an aircraft to be later if requested', () => {
    const late = { ...fresh(0), ready: 1000 + 10 * 60 };
    expect(groundCause(departure, late, [], 0)).toBe('rotation');
    expect(groundCause(departure, late, [], 0, 11 * 60)).toBe('');
    expect(groundCause(departure, late, [], 0, 9 * 60)).toBe('rotation');
  });
});

describe('the last rotation of the day', () => {
  // Monday 8:00, 14:00 and 20:00, Tuesday 1:00 and 8:00, in local time at the hub.
  const local = [480, 840, 1200, 1500, DAY + 480];

  it.each([0, 540, -480])('depends on local time at the hub, %i minutes ahead of UTC', (offset) => {
    const utc = local.map((minute) => (minute - offset + WEEK) % WEEK);
    expect(utc.map((departs) => isLastOfDay(departs, utc, offset))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is the only one with one per day, also across the end of the week', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => day * DAY + 1380);
    expect(days.every((departs) => isLastOfDay(departs, days, 0))).toBe(true);
    expect(isLastOfDay(6 * DAY + 1380, [...days, 60], 0)).toBe(false);
  });
});

describe('automatic checks', () => {
  // A daily return flight, 8:00 to 10:00 and 11:00 to 13:00, with nineteen hours free at the hub.
  const week = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
    { departs: day * DAY + 480, block: 120, destination: 'away' },
    { departs: day * DAY + 660, block: 120, destination: 'hub' },
  ]);

  const free = { from: 500, place: 'hub', hub: 'hub', startsAt: 0 };

  it('are planned without missing flights, preferably at the hub', () => {
    const line = bestWindow(week, 'line', free);
    expect(line).toEqual({ starts: 780, place: 'hub', missed: 0 });
    expect(bestWindow(week, 'a', { ...free, place: 'away' })).toEqual({
      starts: 780,
      place: 'hub',
      missed: 0,
    });
    expect(bestWindow([], 'c', { ...free, place: 'away' })).toEqual({
      starts: 500,
      place: 'away',
      missed: 0,
    });
    // Five days: there is no gap, so the fewest flights count.
    expect(bestWindow(week, 'c', free)).toMatchObject({ place: 'hub', missed: 10 });
  });

  it('never begin while the aircraft is in the air if there is a sufficient gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 * DAY }), (from) => {
        const { starts } = bestWindow(week, 'line', { ...free, from });
        const minute = starts % DAY;
        expect(starts).toBeGreaterThanOrEqual(from);
        expect((minute >= 480 && minute < 600) || (minute >= 660 && minute < 780)).toBe(false);
      }),
    );
  });
});

describe('passengers on board', () => {
  const pair = {
    km: 1200,
    yearly: { leisure: 120_000, business: 60_000, premium: 8_000 },
    latA: 52,
    latB: 41,
  };
  const itinerary = (id: string, departs: number): Itinerary => ({
    id,
    airline: id,
    departs,
    minutes: 125,
    stops: 0,
    fares: { economy: 140, business: 380, first: 730 },
    seats: { economy: 120, business: 12, first: 0 },
    size: 132,
    comfort: 0.6,
    punctuality: STARTING_PUNCTUALITY,
    reputation: STARTING_REPUTATION,
  });

  it('are reduced to the given number, in whole passengers and from the cheapest seats', () => {
    const few = fc.integer({ min: -5, max: 120 });
    const max = fc.tuple(few, few, few);
    fc.assert(
      fc.property(max, fc.string(), (left, seed) => {
        const market = dayMarket(pair, {
          month: 3,
          weekday: 2,
          draws: demandDraws(seed, 1),
        });
        const itineraries = [itinerary('a', 420), itinerary('b', 1000)];
        const day = bookDay(market, itineraries);
        const [first] = day.bookings;
        if (!first) throw new Error('nothing booked');
        const full = bookedOn(market, day, itineraries[0] as Itinerary, first);
        expect(sum(full.classes)).toBe(sum(full.groups));
        const cut = trimmed(full, left as ClassList);
        cut.groups.forEach((count, index) => {
          expect(count).toBe(Math.max(0, Math.min(full.groups[index] ?? 0, left[index] ?? 0)));
        });
        expect(sum(cut.classes)).toBe(sum(cut.groups));
        const [economy, business, firstClass] = cut.classes;
        expect(cut.revenue).toBe(economy * 140 + business * 380 + firstClass * 730);
        expect(Math.min(...cut.classes)).toBeGreaterThanOrEqual(0);
        if (sum(cut.groups) > 12) expect(economy).toBeGreaterThan(0);
        expect(full.why?.wanted).toEqual(peopleOf(market));
      }),
    );
  });
});

describe('wear and reputation', () => {
  it('are stored as figures that can be read back exactly', () => {
    const worn = afterFlight({ hours: 10.3333, cycles: 4, condition: 0.9 }, 125);
    expect(worn).toEqual({ hours: 12.4166, cycles: 5, condition: 0.89986625 });
    expect(Number(worn.condition.toPrecision(15))).toBe(worn.condition);
  });

  it('change slowly, and little with few flights', () => {
    expect(punctualityOf({ flights: 0, cancelled: 0, late: 0 })).toBe(0.8);
    expect(punctualityOf({ flights: 1, cancelled: 0, late: 1 })).toBeGreaterThan(0.75);
    expect(punctualityOf({ flights: 2000, cancelled: 0, late: 0 })).toBeGreaterThan(0.99);
    expect(nextReputation(0.5, { flights: 0, cancelled: 0, late: 0 }, 0.8, 0.6)).toBe(0.5);
    const good = nextReputation(0.5, { flights: 500, cancelled: 0, late: 20 }, 0.95, 0.8);
    const bad = nextReputation(0.5, { flights: 300, cancelled: 200, late: 200 }, 0.2, 0.3);
    expect(good).toBeGreaterThan(0.5);
    expect(good).toBeLessThan(0.55);
    expect(bad).toBeLessThan(0.5);
  });

  it('keep the reputation of the real world’s airlines with what is usual for them', () => {
    const { punctuality, comfort, reputation } = USUAL;
    const recent = { flights: 12_831, cancelled: 169, late: 2_431 };
    expect(punctualityOf(recent)).toBeCloseTo(punctuality, 3);
    expect(nextReputation(reputation, recent, punctuality, comfort)).toBeCloseTo(reputation, 4);
  });
});

it('distinguishes flights by aircraft and minute', () => {
  expect(flightId('abcdefghijklmno', 0)).toBe('abcdefghij00000');
  expect(flightId('abcdefghijklmno', 50_000_000)).toHaveLength(15);
  fc.assert(
    fc.property(fc.nat(50_000_000), fc.nat(50_000_000), (one, other) => {
      expect(flightId('abcdefghijklmno', one) === flightId('abcdefghijklmno', other)).toBe(one === other);
    }),
  );
});
