import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedDay, bookDay } from '#game/demand/choice/book-day.ts';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { anyItineraries, anyMarket } from '#tests/support/any-itineraries.ts';
import { demandDraws } from '#tests/support/demand-draws.ts';
import { AMPLE, faresOf, itinerary, KM, market, passengersOf, spread } from '#tests/support/itineraries.ts';

const flown = (day: BookedDay, group: (typeof PASSENGER_GROUPS)[number]) =>
  day.bookings.reduce((sum, { byGroup }) => sum + byGroup[group], 0);

describe('booking a day', () => {
  it('assigns nobody twice, nobody without a seat, and only whole passengers', () => {
    fc.assert(
      fc.property(anyMarket, anyItineraries, (day, itineraries) => {
        const booked = bookDay(day, itineraries);
        booked.bookings.forEach((booking, index) => {
          const { seats, fares } = itineraries[index] as Itinerary;
          let revenue = 0;
          let byClass = 0;
          for (const name of CABIN_CLASSES) {
            expect(Number.isInteger(booking.byClass[name])).toBe(true);
            expect(booking.byClass[name]).toBeGreaterThanOrEqual(0);
            expect(booking.byClass[name]).toBeLessThanOrEqual(seats[name]);
            revenue += booking.byClass[name] * fares[name];
            byClass += booking.byClass[name];
          }
          expect(booking.revenue).toBe(revenue);
          expect(PASSENGER_GROUPS.reduce((sum, group) => sum + booking.byGroup[group], 0)).toBe(byClass);
        });
        for (const group of PASSENGER_GROUPS) {
          expect(flown(booked, group)).toBeLessThanOrEqual(Math.floor(day.demand[group]));
          expect(flown(booked, group) + booked.outside[group]).toBe(Math.floor(day.demand[group]));
        }
      }),
    );
  });

  it('gives the same result in any order of the itineraries, and each time', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyItineraries.chain((itineraries) =>
          fc.tuple(
            fc.constant(itineraries),
            fc.shuffledSubarray(itineraries, { minLength: itineraries.length }),
          ),
        ),
        (day, [itineraries, shuffled]) => {
          const byId = (booked: BookedDay) =>
            new Map(booked.bookings.map((booking) => [booking.id, booking]));
          const [one, other] = [bookDay(day, itineraries), bookDay(day, shuffled)];
          expect(byId(other)).toEqual(byId(one));
          expect(other.outside).toEqual(one.outside);
          expect(other.bookings.map(({ id }) => id)).toEqual(shuffled.map(({ id }) => id));
        },
      ),
    );
  });

  it('never gives an itinerary more passengers for a higher fare', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyItineraries,
        fc.double({ min: 1, max: 2, noNaN: true }),
        (day, itineraries, factor) => {
          const [first, ...others] = itineraries;
          if (!first) return;
          const { economy, business, first: inFirst } = first.fares;
          const fares = { economy: economy * factor, business: business * factor, first: inFirst * factor };
          const before = passengersOf(bookDay(day, itineraries), (index) => index === 0);
          const after = passengersOf(bookDay(day, [{ ...first, fares }, ...others]), (index) => index === 0);
          // Whole passengers: one per group may be rounded differently.
          expect(after).toBeLessThanOrEqual(before + PASSENGER_GROUPS.length);
        },
      ),
    );
  });

  it('moves passengers from others to an additional, equally good itinerary, and never adds any to the others', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyItineraries.filter((itineraries) => itineraries.length > 0),
        fc.nat(),
        fc.double({ min: 1, max: 3, noNaN: true }),
        (day, itineraries, which, factor) => {
          const like = itineraries[which % itineraries.length] as Itinerary;
          const { economy, business, first } = like.fares;
          const fares = { economy: economy * factor, business: business * factor, first: first * factor };
          const more = { ...like, id: 'more', airline: 'newcomer', fares };
          const before = passengersOf(bookDay(day, itineraries));
          const after = passengersOf(
            bookDay(day, [...itineraries, more]),
            (index) => index < itineraries.length,
          );
          // Whole passengers, and a choice that ends after some rounds.
          expect(after).toBeLessThanOrEqual(before * 1.03 + PASSENGER_GROUPS.length);
        },
      ),
    );
  });

  it('loses no passengers to an unattractive itinerary', () => {
    const itineraries = spread(4, 2);
    const expensive = itinerary('dear', 'x', {
      fares: faresOf(KM, 5),
      departs: itineraries[0]?.departs ?? 0,
    });
    const day = market(300_000);
    const before = passengersOf(bookDay(day, itineraries));
    const after = passengersOf(
      bookDay(day, [...itineraries, expensive]),
      (index) => index < itineraries.length,
    );
    expect(before - after).toBeLessThanOrEqual(2);
  });

  it('moves spilled passengers to other flights of the day, and some to the outside option', () => {
    const day = market(900_000);
    const roomy = ['a', 'b'].map((id) => itinerary(id, id, { seats: AMPLE }));
    const small = roomy.map((one) => (one.id === 'a' ? itinerary('a', 'a') : one));
    const [a, b] = bookDay(day, small).bookings;
    const [, before] = bookDay(day, roomy).bookings;
    const on = (booking: BookedDay['bookings'][number] | undefined) =>
      booking ? booking.byClass.economy + booking.byClass.business : 0;
    const away = PASSENGER_GROUPS.reduce((sum, group) => sum + (a?.spilled[group] ?? 0), 0);
    // A fraction of the last passenger may have been cut off.
    expect(a?.byClass.economy).toBeGreaterThanOrEqual(149);
    expect(away).toBeGreaterThan(0);
    expect(on(b)).toBeGreaterThan(on(before));
    expect(on(b) - on(before)).toBeLessThan(away);
  });

  it('carries nobody without flights or without demand', () => {
    const day = market(300_000);
    expect(bookDay(day, []).outside.leisure).toBe(Math.floor(day.demand.leisure));
    const empty = { ...day, demand: { leisure: 0, business: 0.9, premium: 0 } };
    expect(passengersOf(bookDay(empty, [itinerary('a', 'a')]))).toBe(0);
  });

  it('lets a small group fly as often as expected, over many days', () => {
    let premium = 0;
    let expected = 0;
    for (let day = 0; day < 400; day++) {
      const drawn = market(20_000, day % 7, demandDraws('thin', day));
      const booked = bookDay(drawn, [itinerary('a', 'a', { seats: AMPLE })]);
      premium += flown(booked, 'premium');
      expected += drawn.demand.premium;
    }
    expect(premium / expected).toBeGreaterThan(0.2);
    expect(premium / expected).toBeLessThan(0.4);
  });
});
