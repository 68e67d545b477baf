import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInsolvent } from '#game/rivals/give-up.ts';
import { needsMarket } from '#game/rivals/grow.ts';
import { askAfter, SALE_WEEKS } from '#game/rivals/sell-used.ts';
import type { RivalAircraft, RivalMarket, RivalSale, RivalView } from '#game/rivals/view.ts';
import { TEMPERAMENTS } from '#game/world/temperament.ts';
import { WEEK } from '#game/world/time.ts';
import {
  networkAction,
  ownAircraft,
  property,
  rivalAirport,
  rivalMarket,
  rivalView,
} from '#tests/support/rival-view.ts';

const NOWHERE = rivalMarket({ bases: [{ airport: rivalAirport('hub'), prospects: [], isOpen: true }] });
const NOW = 30 * WEEK;

const decided = (
  fleet: RivalAircraft[],
  changes: Partial<RivalView> = {},
  market: RivalMarket | null = NOWHERE,
) => networkAction({ view: rivalView({ fleet, ...changes }), market, grown: 9 });
const listed = (weeks: number, more: Partial<RivalSale> = {}): RivalSale => ({
  id: 'listing',
  kind: 'price',
  price: 21_600_000,
  opened: NOW - weeks * WEEK,
  ...more,
});

describe('a rival with an own aircraft that has no flights', () => {
  it('employs it, also where it was bought', () => {
    expect(decided([ownAircraft('own')], {}, rivalMarket())).toMatchObject({
      name: 'route.start',
      input: { from: 'hub', aircraft: { id: 'own' } },
    });
    const away = ownAircraft('own', { away: rivalAirport('away', 30) }, { base: '', isStranded: true });
    expect(needsMarket(rivalView({ fleet: [away], isReview: false }))).toBe(true);
    expect(decided([away], {}, rivalMarket())).toMatchObject({ input: { aircraft: { id: 'own' } } });
    const beyond = ownAircraft('own', { away: rivalAirport('away', 185) }, { base: '', isStranded: true });
    expect(decided([beyond], {}, rivalMarket())?.name).toBe('auction.open');
  });

  it('lists it at the price of its temperament, or auctions it from its limit', () => {
    expect(decided([ownAircraft('own')], { temperament: 'premium' })).toEqual({
      name: 'listing.open',
      input: { aircraft: 'own', price: 22_400_000, offers: true },
    });
    expect(decided([ownAircraft('own')], { temperament: 'low_cost' })).toEqual({
      name: 'auction.open',
      input: { aircraft: 'own', start: 19_600_000, days: 5 },
    });
    expect(decided([ownAircraft('own', { limit: 20_200_000 })], { temperament: 'low_cost' })).toMatchObject({
      input: { start: 20_000_000 },
    });
  });

  it('asks for less each week, and gives it to the dealers after six', () => {
    const selling = (weeks: number, sale: Partial<RivalSale> = {}) =>
      decided([ownAircraft('own', { sale: listed(weeks, sale) })], { temperament: 'cautious', now: NOW });
    expect(selling(0)).toBeNull();
    expect(selling(3)).toEqual({
      name: 'listing.change',
      input: { listing: 'listing', price: 20_600_000, offers: true },
    });
    expect(selling(3, { price: 20_600_000 })).toBeNull();
    expect(selling(SALE_WEEKS)).toEqual({
      name: 'fleet.sell',
      input: { aircraft: 'own', price: 18_400_000 },
    });
  });

  it('gives it to the dealers when nobody has bid', () => {
    expect(decided([ownAircraft('own', { wasUnsold: true })])).toEqual({
      name: 'fleet.sell',
      input: { aircraft: 'own', price: 18_400_000 },
    });
  });

  it('neither plans one that is for sale nor reads the markets for it', () => {
    for (const kind of ['price', 'auction', 'sold'] as const) {
      const fleet = [ownAircraft('own', { sale: listed(1, { kind, price: 1 }) })];
      expect(decided(fleet, { temperament: 'cautious' }, rivalMarket())).toBeNull();
      expect(
        needsMarket(
          rivalView({ fleet: [...fleet, ...fleet, ...fleet, ...fleet, ...fleet], isReview: false }),
        ),
      ).toBe(false);
    }
  });
});

describe('a rival with an own aircraft that flies', () => {
  const flying = (figures: Parameters<typeof property>[0] = {}) =>
    ownAircraft('own', figures, { route: 'route' });

  it('keeps it until it is old, and then sells it while it flies', () => {
    expect(decided([flying({ age: 26 })])).toBeNull();
    expect(decided([flying({ age: 28 })])?.name).toBe('auction.open');
    expect(decided([flying({ age: 28 })], { isReview: false })).toBeNull();
  });

  it('takes it out of the timetable before the dealers get it', () => {
    const fleet = [flying({ sale: listed(SALE_WEEKS) })];
    expect(decided(fleet, { temperament: 'cautious' })).toEqual({
      name: 'timetable.set',
      input: { plans: [{ aircraft: 'own', revision: 1, legs: [] }] },
    });
    const later = [ownAircraft('own', { sale: listed(SALE_WEEKS), isReady: false })];
    expect(decided(later, { temperament: 'cautious' })).toBeNull();
  });

  it('sells one when its cash is gone, before it is wound up', () => {
    const fleet = [flying(), flying()];
    const poor = { cash: -1, isReview: false };
    expect(decided(fleet, poor)?.name).toBe('auction.open');
    expect(decided([...fleet, flying({ sale: listed(0, { kind: 'auction' }) })], poor)).toBeNull();
    expect(isInsolvent(rivalView({ fleet, cash: -30_000_000 }), null)).toBe(false);
    expect(isInsolvent(rivalView({ fleet, cash: -40_000_000 }), null)).toBe(true);
  });
});

describe('a rival as a seller', () => {
  it('never asks for less than its limit, and for less each week until then', () => {
    const share = fc.integer({ min: 960, max: 1_010 }).map((thousandths) => thousandths / 1_000);
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 200_000_000 }),
        share,
        fc.integer({ min: 106, max: 112 }),
        (value, limit, ask) => {
          const figures = property({ value, limit: Math.ceil(value * limit) });
          let last = askAfter(ask / 100, figures, 0);
          expect(last).toBe(Math.round(value * (ask / 100)));
          for (let week = 1; week <= SALE_WEEKS + 3; week++) {
            const next = askAfter(ask / 100, figures, week);
            expect(next).toBeGreaterThanOrEqual(figures.limit);
            expect(next).toBeLessThanOrEqual(last);
            last = next;
          }
          expect(last).toBe(figures.limit);
        },
      ),
    );
  });

  it('is rid of any aircraft within some weeks if nobody else buys it, whatever its temperament', () => {
    for (const temperament of TEMPERAMENTS) {
      const own = ownAircraft('own', {}, { route: '' });
      const figures = own.property;
      if (!figures) throw new Error('not owned');
      const asked: number[] = [];
      let sold = 0;
      for (let week = 0; week < 12 && sold === 0; week++) {
        const decision = decided([own], { temperament, now: NOW + week * WEEK, isReview: week % 4 === 0 });
        if (decision?.name === 'fleet.sell') sold = decision.input.price;
        if (decision?.name === 'listing.open' || decision?.name === 'listing.change') {
          asked.push(decision.input.price);
          const opened = figures.sale?.opened ?? NOW + week * WEEK;
          figures.sale = { id: 'listing', kind: 'price', price: decision.input.price, opened };
        } else if (decision?.name === 'auction.open') {
          asked.push(decision.input.start);
          figures.wasUnsold = true;
        }
      }
      expect(sold, temperament).toBe(figures.bid);
      expect(asked.length, temperament).toBeGreaterThan(0);
      for (const price of asked) expect(price, temperament).toBeGreaterThanOrEqual(figures.limit);
    }
  });
});
