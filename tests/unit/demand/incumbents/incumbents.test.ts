import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectDay } from '#game/demand/choice/book-day.ts';
import { logDepartureFit } from '#game/demand/choice/departure-fit.ts';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import {
  incumbentDay,
  incumbentWeek,
  scaledDay,
  seasonalFlights,
} from '#game/demand/incumbents/departures.ts';
import {
  ALL_FARES,
  AS_SEEDED,
  DENSE_FARES,
  incumbentsOn,
  type ServedPair,
} from '#game/demand/incumbents/incumbents.ts';
import { seasonFactors } from '#game/demand/season.ts';
import { perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import { DAYS_A_WEEK, HOUR } from '#game/world/time.ts';
import { anyItinerary, anyMarket } from '#tests/support/any-itineraries.ts';

const SERVED: ServedPair = { airlines: 2, seats: 150, ...AS_SEEDED };
const pair = (people: number, served: ServedPair | null = SERVED, km = 1_000) => ({
  km,
  yearly: { leisure: people, business: 0, premium: 0 },
  served,
});

describe('incumbents', () => {
  it('fly the trips of a year at a load factor of 81%, as many as the setting says', () => {
    const yearly = 2 * 52 * 150 * 0.81 * 20;
    const flightsAt = (traffic: number) => incumbentsOn(pair(yearly), traffic)?.flights;
    expect(incumbentsOn(pair(yearly), 100)).toMatchObject({ airlines: 2, stops: 0 });
    expect(flightsAt(100)).toBeCloseTo(20, 0);
    expect(flightsAt(50)).toBeCloseTo(10, 0);
    expect(incumbentsOn(pair(yearly), 0)).toBeNull();
  });

  it('ask 5% more than the reference fare if there is one airline, and less the more there are', () => {
    const fareOf = (airlines: number) => incumbentsOn(pair(4e5, { ...SERVED, airlines }), 100)?.fares.economy;
    const reference = referenceFare(1_000, 'economy');
    expect(fareOf(1)).toBe(Math.round(reference * 1.05));
    expect(fareOf(2)).toBe(reference);
    expect(fareOf(50)).toBe(Math.round(reference * 0.952));
  });

  it('ask less on dense pairs, and fly more for those who come for that', () => {
    const on = (trips: number) => {
      const { fares, flights } = incumbentsOn(pair(trips), 100) ?? { fares: { economy: 0 }, flights: 0 };
      return [fares.economy, flights / trips] as const;
    };
    const [usual, flights] = on(500_000);
    const [dense, more] = on(8_000_000);
    expect(dense / usual).toBeCloseTo(16 ** DENSE_FARES, 2);
    expect(more / flights).toBeCloseTo(16 ** (DENSE_FARES * ALL_FARES), 2);
  });

  it('fly more in the high season, so that their load factors change far less than trips', () => {
    const { yearly } = pair(400_000);
    const partIn = (month: number) => seasonalFlights(seasonFactors(month, 45, 50), yearly);
    const [january, august] = [0, 7].map((month) => seasonFactors(month, 45, 50).leisure / partIn(month));
    expect((august ?? 0) / (january ?? 1)).toBeGreaterThan(1.1);
    expect((august ?? 0) / (january ?? 1)).toBeLessThan(1.2);
    const months = Array.from({ length: 12 }, (_, month) => partIn(month));
    expect(months.reduce((sum, part) => sum + part / 12, 0)).toBeCloseTo(1, 2);
    const offer = incumbentsOn(pair(400_000), 100);
    if (!offer) throw new Error('nobody flies');
    const day = incumbentDay(offer);
    const more = scaledDay(day, partIn(7));
    expect(sumOfClasses(more.seats) / sumOfClasses(day.seats)).toBeCloseTo(partIn(7), 2);
    expect(more.size).toBe(day.size);
  });

  it('offer a journey with a stop where nobody flies, or would fly less than twice per week, unless it is short', () => {
    const unserved = incumbentsOn(pair(100_000, null, 3_000), 100);
    expect(unserved).toMatchObject({ stops: 1, airlines: 1 });
    expect(unserved?.minutes).toBeGreaterThan(7 * 60);
    expect(incumbentsOn(pair(10_000), 100)).toMatchObject({ stops: 1 });
    expect(incumbentsOn(pair(100_000, { ...SERVED, flights: 0 }), 100)).toMatchObject({ stops: 1 });
    expect(incumbentsOn(pair(100_000, null, 300), 100)).toBeNull();
  });

  it('have business class except in small aircraft, and more of it on long flights', () => {
    const cabin = (seats: number, km: number) =>
      incumbentsOn(pair(1e6, { ...SERVED, seats }, km), 100)?.seats;
    expect(cabin(70, 500)).toEqual({ economy: 70, business: 0, first: 0 });
    expect(cabin(160, 500)).toEqual({ economy: 148, business: 12, first: 0 });
    expect(cabin(300, 9_000)).toEqual({ economy: 258, business: 42, first: 0 });
  });
});

describe('a day of incumbents', () => {
  const offer = (people: number): Incumbents => incumbentsOn(pair(people), 100) as Incumbents;

  it('combines their flights and seats', () => {
    for (const people of [100_000, 2_000_000]) {
      const day = incumbentDay(offer(people));
      const { flights, seats } = offer(people);
      expect(day.flights).toBe(flights / DAYS_A_WEEK);
      expect(sumOfClasses(day.seats) / ((flights * sumOfClasses(seats)) / DAYS_A_WEEK)).toBeCloseTo(1, 1);
    }
  });

  it('departs at an hour that suits each group like flights spread over the day', () => {
    const { departs } = incumbentDay(offer(2_000_000));
    for (const group of PASSENGER_GROUPS) {
      const worth = (hour: number) => Math.exp(logDepartureFit(group, hour * HOUR));
      const spread = 0.36 * worth(8.5) + 0.28 * worth(13) + 0.36 * worth(18);
      expect(Math.abs(logDepartureFit(group, departs) - Math.log(spread))).toBeLessThan(0.07);
    }
  });

  it('is the same on each day of the week and in both directions, at local time', () => {
    const week = incumbentWeek(offer(2_000_000), [
      { id: 'here', lon: 0 },
      { id: 'there', lon: 150 },
    ]);
    expect(week).toHaveLength(2 * 7);
    expect(new Set(week.map(({ leg, origin }) => leg + origin)).size).toBe(week.length);
    const times = (origin: string) =>
      new Set(week.filter((one) => one.origin === origin).map(({ departs }) => departs % 1440));
    expect([...times('here')].sort()).toEqual([540]);
    expect([...times('there')].sort()).toEqual([1380]);
  });
});

describe('an itinerary that combines several flights', () => {
  it('gets what the same number of equal flights would get together', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyItinerary,
        fc.array(anyItinerary, { maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        (day, one, more, flights) => {
          const direct = { ...one, airline: 'incumbents', stops: 0 as const };
          const others: Itinerary[] = more.map((other, index) => ({ ...other, id: `other${index}` }));
          const single = Array.from({ length: flights }, (_, index) => ({
            ...direct,
            id: `single${index}`,
            flights: 1,
          }));
          const together = {
            ...direct,
            id: 'single',
            seats: perClass((name) => direct.seats[name] * flights),
            flights,
            airlines: 1,
          };
          const apart = expectDay(day, [...others, ...single]);
          const joined = expectDay(day, [...others, together]);
          const passengers = (booked: typeof apart, ids: string) =>
            booked.bookings
              .filter(({ id }) => id.startsWith(ids))
              .reduce((sum, { byClass }) => sum + sumOfClasses(byClass), 0);
          expect(passengers(joined, 'single')).toBeCloseTo(passengers(apart, 'single'), 6);
          expect(passengers(joined, 'other')).toBeCloseTo(passengers(apart, 'other'), 6);
        },
      ),
    );
  });
});
