import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayMarket, INCUMBENTS, type Itinerary } from '#game/demand/choice/itinerary.ts';
import { DAY } from '#game/world/time.ts';
import {
  bookMarket,
  knownBookingsOf,
  type MarketBooking,
  type MarketIncumbents,
} from '#hooks/demand/hour/known-bookings.ts';
import { anyItineraries, anyItinerary, anyMarket } from '#tests/support/any-itineraries.ts';

const WORLD = {
  seed: 'bookings',
  start: '2030-01-07 00:00:00.000Z',
};

const all = ({ outside, bookingAt }: MarketBooking, itineraries: readonly Itinerary[]) => ({
  outside,
  bookings: itineraries.map((_, index) => bookingAt(index)),
});

/** All that a booking depends on. */
interface Offer {
  market: DayMarket;
  itineraries: readonly Itinerary[];
  incumbents: MarketIncumbents;
}

/** One change to it. */
type Change = (offer: Offer) => Partial<Offer>;

const scheduled =
  (change: (itinerary: Itinerary) => Partial<Itinerary>): Change =>
  ({ itineraries: [first, ...others] }) =>
    first ? { itineraries: [{ ...first, ...change(first) }, ...others] } : {};

const CHANGES: Record<string, Change> = {
  nothing: () => ({}),
  'an offer less': ({ itineraries }) => ({ itineraries: itineraries.slice(1) }),
  'the order': ({ itineraries }) => ({ itineraries: itineraries.toReversed() }),
  demand: ({ market }) => ({ market: { ...market, demand: { ...market.demand, leisure: 5 } } }),
  departures: ({ market }) => ({ market: { ...market, departures: market.departures + 1 } }),
  'a time': scheduled(({ departs }) => ({ departs: (departs + 300) % DAY })),
  'a block time': scheduled(({ minutes }) => ({ minutes: minutes + 60 })),
  'a fare': scheduled(({ fares }) => ({ fares: { ...fares, economy: fares.economy * 2 } })),
  seats: scheduled(({ seats }) => ({ seats: { ...seats, economy: Math.floor(seats.economy / 2) } })),
  size: scheduled(({ size }) => ({ size: size + 50 })),
  'the incumbents': ({ incumbents }) => ({
    incumbents: incumbentsOf(incumbents.day().map((day) => ({ ...day, flights: 9 }))),
  }),
  comfort: scheduled(({ comfort }) => ({ comfort: comfort / 2 })),
  punctuality: scheduled(({ punctuality }) => ({ punctuality: punctuality / 2 })),
  reputation: scheduled(({ reputation }) => ({ reputation: reputation / 2 })),
};

// A booking knows flights without a stop only: see `inputsOf`.
const anyFlights = anyItineraries.map((some) => some.map((one): Itinerary => ({ ...one, stops: 0 })));

const incumbentsOf = (day: readonly Itinerary[]): MarketIncumbents => ({
  inputs: JSON.stringify(day),
  day: () => day,
});
const anyIncumbents = fc
  .array(fc.tuple(anyItinerary, fc.double({ min: 0.1, max: 30, noNaN: true })), { maxLength: 1 })
  .map((some) =>
    incumbentsOf(some.map(([one, flights]) => ({ ...one, id: INCUMBENTS, airline: INCUMBENTS, flights }))),
  );

const anyOffer: fc.Arbitrary<Offer> = fc.record({
  market: anyMarket,
  itineraries: anyFlights,
  incumbents: anyIncumbents,
});

type Book = ReturnType<typeof knownBookingsOf>;

/** Books an offer, and expects what a new booking gives. */
function expectNew(
  book: Book,
  { market, itineraries, incumbents }: Offer,
  name = 'AMSBCN',
  hasLater = true,
): void {
  expect(all(book(name, market, itineraries, incumbents, hasLater), itineraries)).toEqual(
    all(bookMarket(market, itineraries, incumbents), itineraries),
  );
}

describe('bookings kept for a day', () => {
  it.each(Object.entries(CHANGES))('equal a new booking after a change of %s', (_, change) => {
    let day = 0;
    fc.assert(
      fc.property(anyOffer, (before) => {
        const book = knownBookingsOf(WORLD, day++ * DAY);
        expectNew(book, before);
        const after = { ...before, ...change(before) };
        for (const hasLater of [true, false, false]) expectNew(book, after, 'AMSBCN', hasLater);
      }),
      { numRuns: 50 },
    );
  });

  it('are kept without computing the day of the incumbents again', () => {
    fc.assert(
      fc.property(anyOffer, ({ market, itineraries, incumbents }) => {
        const book = knownBookingsOf(WORLD, -DAY);
        let computed = 0;
        const counted = {
          inputs: incumbents.inputs,
          day: () => {
            computed++;
            return incumbents.day();
          },
        };
        for (const hasLater of [true, true, false]) book('AMSBCN', market, itineraries, counted, hasLater);
        expect(computed).toBe(1);
      }),
      { numRuns: 20 },
    );
  });

  it('keep one market apart from another, and one day from the next', () => {
    fc.assert(
      fc.property(anyOffer, anyOffer, (here, there) => {
        const book = knownBookingsOf(WORLD, 0);
        expectNew(book, here);
        expectNew(book, { ...there, market: here.market }, 'AMSCDG');
        expectNew(knownBookingsOf(WORLD, DAY), { ...there, market: here.market });
      }),
      { numRuns: 50 },
    );
  });
});
