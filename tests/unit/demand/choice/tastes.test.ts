import { describe, expect, it } from 'vitest';
import { bookDay, expectDay } from '#game/demand/choice/book-day.ts';
import { comfortOf } from '#game/demand/choice/comfort.ts';
import { dayMarket } from '#game/demand/choice/day-market.ts';
import { type Itinerary, withHeld } from '#game/demand/choice/itinerary.ts';
import { usualMinutes, weightOfTime } from '#game/demand/choice/utility.ts';
import type { PassengerGroup } from '#game/demand/groups.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { incumbentDay } from '#game/demand/incumbents/departures.ts';
import { AS_SEEDED, incumbentsOn } from '#game/demand/incumbents/incumbents.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import { AMPLE, faresOf, itinerary, KM, market } from '#tests/support/itineraries.ts';

const day = market(2_500_000);
const here = (id: string, airline: string, more: Partial<Itinerary> = {}) =>
  itinerary(id, airline, { seats: AMPLE, ...more });

/** Returns the first itinerary's share of a group's flying passengers. */
function shareOf(group: PassengerGroup, first: Partial<Itinerary>, second: Partial<Itinerary>): number {
  const { bookings } = bookDay(day, [here('first', 'a', first), here('second', 'b', second)]);
  const [a = 0, b = 0] = bookings.map(({ byGroup }) => byGroup[group]);
  return a / (a + b);
}

describe('what passengers prefer', () => {
  it('attracts leisure to the cheap flight more than business, and business more than premium', () => {
    const cheap = { fares: faresOf(KM, 0.7) };
    const [leisure, business, premium] = PASSENGER_GROUPS.map((group) => shareOf(group, cheap, {})) as [
      number,
      number,
      number,
    ];
    expect(leisure).toBeGreaterThan(business);
    expect(business).toBeGreaterThan(0.55);
    expect(leisure).toBeGreaterThan(0.62);
    expect(premium).toBeGreaterThan(0.5);
  });

  it('makes departure hour, travel time and punctuality matter most to business', () => {
    const cases: [Partial<Itinerary>, Partial<Itinerary>][] = [
      [{ departs: 8 * 60 }, { departs: 13 * 60 }],
      [{ minutes: 100 }, { minutes: 160 }],
      [{ punctuality: 0.9 }, { punctuality: 0.6 }],
    ];
    for (const [better, worse] of cases) {
      expect(shareOf('business', better, worse)).toBeGreaterThan(shareOf('leisure', better, worse));
      expect(shareOf('business', better, worse)).toBeGreaterThan(0.53);
    }
  });

  it('makes every group prefer comfort, a good reputation and a direct flight', () => {
    for (const group of PASSENGER_GROUPS) {
      expect(shareOf(group, { comfort: 0.9 }, { comfort: 0.4 })).toBeGreaterThan(0.55);
      expect(shareOf(group, { reputation: 0.9 }, { reputation: 0.2 })).toBeGreaterThan(0.55);
      expect(shareOf(group, {}, { stops: 1, minutes: 280 })).toBeGreaterThan(0.75);
    }
  });

  it('gives the airline with more flights more than its share of business', () => {
    const often = [7, 11, 15, 19].map((hour) => here(`a${hour}`, 'a', { departs: hour * 60 }));
    const once = here('b11', 'b', { departs: 11 * 60 });
    const { bookings } = bookDay(day, [...often, once]);
    const alike = bookings[1]?.byGroup.business ?? 0;
    expect(alike).toBeGreaterThan((bookings[4]?.byGroup.business ?? 0) * 1.1);
  });

  const premiumOn = (seats: PerClass) => bookDay(day, [itinerary('a', 'a', { seats })]).bookings[0];

  it('seats premium in front first, and further back if the front is full or missing', () => {
    const roomy = premiumOn(AMPLE);
    const none = premiumOn({ ...AMPLE, business: 0 });
    const few = premiumOn({ ...AMPLE, business: 3 });
    expect(roomy?.byClass.business).toBeGreaterThan((roomy?.byGroup.premium ?? 0) * 0.6);
    expect(few?.byClass.business).toBeGreaterThanOrEqual(2);
    expect(few?.byGroup.premium).toBeGreaterThan(3);
    expect(none?.byGroup.premium).toBeGreaterThan(0);
    expect(none?.byGroup.premium).toBeLessThan((roomy?.byGroup.premium ?? 0) * 0.8);
  });

  it('fills a first class as well, mostly with premium', () => {
    const booked = premiumOn({ ...AMPLE, first: 1000 });
    expect(booked?.byClass.first).toBeGreaterThan(0);
    expect(booked?.byClass.first).toBeLessThan(booked?.byClass.business ?? 0);
  });
});

describe('the size of a flight beside incumbents', () => {
  const yearly = { leisure: 100_000, business: 30_000, premium: 5_000 };
  const served = { airlines: 2, seats: 180, ...AS_SEEDED };
  const others = incumbentDay(incumbentsOn({ km: KM, yearly, served }, 100) as Incumbents);
  const pair = dayMarket({ km: KM, yearly, latA: 0, latB: 0 }, { month: 3, weekday: 2 });
  /** Returns the passengers of a flight, who are fewer than its seats. */
  const passengersOf = (flight: Itinerary) => {
    const { bookings } = expectDay(pair, [others, flight]);
    return sumOfClasses(bookings[1]?.byClass as PerClass);
  };
  const sized = (economy: number) => itinerary('leg', 'own', { seats: { economy, business: 20, first: 0 } });

  it('is that of its aircraft, although connecting passengers hold seats', () => {
    expect(passengersOf(withHeld(sized(400), [200, 0, 0]))).toBeCloseTo(passengersOf(sized(400)), 6);
    expect(passengersOf(sized(200))).toBeLessThan(0.8 * passengersOf(sized(400)));
  });

  it('is relative to the mean seats of their flights, however many they have', () => {
    expect(others.size).toBe(180);
    expect(others.seats.economy).not.toBe(180);
  });
});

describe('comfort', () => {
  const usual = { popularity: 75, age: 6, seats: 150, max_seats: 180 };
  it('is roughly what passengers expect in an average cabin', () => {
    expect(comfortOf(usual)).toBeGreaterThan(0.55);
    expect(comfortOf(usual)).toBeLessThan(0.75);
  });
  it('rises with model and space, falls with age, and stays within 0 to 1', () => {
    expect(comfortOf({ ...usual, popularity: 95 })).toBeGreaterThan(comfortOf(usual));
    expect(comfortOf({ ...usual, seats: 120 })).toBeGreaterThan(comfortOf(usual));
    expect(comfortOf({ ...usual, age: 20 })).toBeLessThan(comfortOf(usual));
    expect(comfortOf({ popularity: 100, age: 0, seats: 1, max_seats: 200 })).toBeLessThanOrEqual(1);
    expect(comfortOf({ popularity: 1, age: 60, seats: 200, max_seats: 200 })).toBeGreaterThanOrEqual(0);
  });
});

describe('the weight of time', () => {
  it('is 1 up to 1,000 km, and falls with the fare of longer trips', () => {
    const at = (km: number) => weightOfTime(referenceFare(km, 'economy'));
    expect([at(300), at(1_000)]).toEqual([1, 1]);
    expect(at(2_000)).toBeLessThan(0.9);
    expect(at(11_000)).toBeCloseTo((126 / 839) ** 0.58, 2);
  });

  it('lets about a third of long-haul passengers change flights beside a daily direct flight', () => {
    const km = 11_000;
    const yearly = { leisure: 70_000, business: 25_000, premium: 5_000 };
    const stop = incumbentDay(incumbentsOn({ km, yearly, served: null }, 100) as Incumbents);
    const direct = itinerary('direct', 'own', {
      departs: 9 * 60,
      minutes: usualMinutes(km),
      fares: faresOf(km, 1),
      seats: AMPLE,
    });
    const pair = { km, yearly, latA: 50, latB: 0 };
    const { bookings } = expectDay(dayMarket(pair, { month: 3, weekday: 2 }), [stop, direct]);
    const [own = 0, other = 0] = ['direct', stop.id].map((id) =>
      sumOfClasses(bookings.find((one) => one.id === id)?.byClass as PerClass),
    );
    expect(other / (own + other)).toBeGreaterThan(0.2);
    expect(other / (own + other)).toBeLessThan(0.45);
  });
});
