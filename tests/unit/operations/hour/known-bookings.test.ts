import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayMarket, INCUMBENTS, type Itinerary } from '#game/demand/choice/itinerary.ts';
import { DAY } from '#game/world/time.ts';
import { bookMarket, knownBookingsOf, type MarketBooking } from '#hooks/demand/hour/known-bookings.ts';
import { anyItineraries, anyMarket } from '#tests/support/any-itineraries.ts';

const WORLD = {
  seed: 'bookings',
  start: '2030-01-07 00:00:00.000Z',
};

const all = ({ outside, bookingAt }: MarketBooking, itineraries: readonly Itinerary[]) => ({
  outside,
  bookings: itineraries.map((_, index) => bookingAt(index)),
});

/** One change to what a booking depends on. */
type Change = (market: DayMarket, itineraries: readonly Itinerary[]) => [DayMarket, Itinerary[]];

const scheduled =
  (change: (itinerary: Itinerary) => Partial<Itinerary>): Change =>
  (market, itineraries) => [
    market,
    itineraries.map((itinerary, index) => (index === 0 ? { ...itinerary, ...change(itinerary) } : itinerary)),
  ];

const CHANGES: Record<string, Change> = {
  nothing: (market, itineraries) => [market, [...itineraries]],
  'an offer less': (market, itineraries) => [market, itineraries.slice(1)],
  'the order': (market, itineraries) => [market, itineraries.toReversed()],
  demand: (market, itineraries) => [
    { ...market, demand: { ...market.demand, leisure: 5 } },
    [...itineraries],
  ],
  departures: (market, itineraries) => [{ ...market, departures: market.departures + 1 }, [...itineraries]],
  'a time': scheduled(({ departs }) => ({ departs: (departs + 300) % DAY })),
  'a block time': scheduled(({ minutes }) => ({ minutes: minutes + 60 })),
  'a fare': scheduled(({ fares }) => ({ fares: { ...fares, economy: fares.economy * 2 } })),
  seats: scheduled(({ seats }) => ({ seats: { ...seats, economy: Math.floor(seats.economy / 2) } })),
  size: scheduled(({ size }) => ({ size: size + 50 })),
  'the number of flights': scheduled(({ flights = 1 }) => ({ flights: flights * 3 })),
  comfort: scheduled(({ comfort }) => ({ comfort: comfort / 2 })),
  punctuality: scheduled(({ punctuality }) => ({ punctuality: punctuality / 2 })),
  reputation: scheduled(({ reputation }) => ({ reputation: reputation / 2 })),
};

// The choice knows flights without a stop only: see `inputsOf`.
const itineraries = anyItineraries.map((some) =>
  some.map(
    (itinerary, index): Itinerary => ({
      ...itinerary,
      stops: 0,
      airline: index === 1 ? INCUMBENTS : itinerary.id,
    }),
  ),
);

describe('bookings kept for a day', () => {
  it.each(Object.entries(CHANGES))('equal a new booking after a change of %s', (_, change) => {
    let day = 0;
    fc.assert(
      fc.property(anyMarket, itineraries, (market, before) => {
        const book = knownBookingsOf(WORLD, day++ * DAY);
        expect(all(book('AMSBCN', market, before, true), before)).toEqual(
          all(bookMarket(market, before), before),
        );
        const [demand, after] = change(market, before);
        for (const hasLater of [true, false, false])
          expect(all(book('AMSBCN', demand, after, hasLater), after)).toEqual(
            all(bookMarket(demand, after), after),
          );
      }),
      { numRuns: 50 },
    );
  });

  it('keep one market apart from another, and one day from the next', () => {
    fc.assert(
      fc.property(anyMarket, itineraries, itineraries, (market, here, there) => {
        const book = knownBookingsOf(WORLD, 0);
        book('AMSBCN', market, here, true);
        expect(all(book('AMSCDG', market, there, true), there)).toEqual(
          all(bookMarket(market, there), there),
        );
        const next = knownBookingsOf(WORLD, DAY);
        expect(all(next('AMSBCN', market, there, true), there)).toEqual(
          all(bookMarket(market, there), there),
        );
      }),
      { numRuns: 50 },
    );
  });
});
