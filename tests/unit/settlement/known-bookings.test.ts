import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayMarket, Offer } from '#game/choice/offer.ts';
import { DAY } from '#game/world/time.ts';
import { bookMarket, knownBookingsOf, type MarketBooking } from '#hooks/settlement/market/known-bookings.ts';
import { anyMarket, anyOffers } from '#tests/support/any-offers.ts';

const WORLD = { seed: 'bookings', rulesFrom: 0, rules04From: 0, start: '2030-01-07 00:00:00.000Z' };

const all = ({ outside, bookingAt }: MarketBooking, offers: readonly Offer[]) => ({
  outside,
  bookings: offers.map((_, index) => bookingAt(index)),
});

/** One change to what a booking depends on. */
type Change = (market: DayMarket, offers: readonly Offer[]) => [DayMarket, Offer[]];

const onOffer =
  (change: (offer: Offer) => Partial<Offer>): Change =>
  (market, offers) => [
    market,
    offers.map((offer, index) => (index === 0 ? { ...offer, ...change(offer) } : offer)),
  ];

const CHANGES: Record<string, Change> = {
  nothing: (market, offers) => [market, [...offers]],
  'an offer less': (market, offers) => [market, offers.slice(1)],
  'the order': (market, offers) => [market, offers.toReversed()],
  demand: (market, offers) => [{ ...market, demand: { ...market.demand, leisure: 5 } }, [...offers]],
  departures: (market, offers) => [{ ...market, departures: market.departures + 1 }, [...offers]],
  'a time': onOffer(({ departs }) => ({ departs: (departs + 300) % DAY })),
  'a block time': onOffer(({ minutes }) => ({ minutes: minutes + 60 })),
  'a fare': onOffer(({ fares }) => ({ fares: { ...fares, economy: fares.economy * 2 } })),
  seats: onOffer(({ seats }) => ({ seats: { ...seats, economy: Math.floor(seats.economy / 2) } })),
  comfort: onOffer(({ comfort }) => ({ comfort: comfort / 2 })),
  punctuality: onOffer(({ punctuality }) => ({ punctuality: punctuality / 2 })),
  reputation: onOffer(({ reputation }) => ({ reputation: reputation / 2 })),
};

// The choice knows flights without a stop only: see `inputsOf`.
const offers = anyOffers.map((some) =>
  some.map((offer): Offer => ({ ...offer, stops: 0, airline: offer.id })),
);

describe('bookings kept for a day', () => {
  it.each(Object.entries(CHANGES))('equal a new booking after a change of %s', (_, change) => {
    let day = 0;
    fc.assert(
      fc.property(anyMarket, offers, (market, before) => {
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
      fc.property(anyMarket, offers, offers, (market, here, there) => {
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
