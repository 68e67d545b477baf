import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidForUsed, offerForUsed, wayToGet } from '#game/rivals/buy-used.ts';
import type { RivalView, UsedAircraft } from '#game/rivals/view.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import {
  A320,
  networkAction,
  rivalAirport,
  rivalMarket,
  rivalView,
  usedAircraft,
} from '#tests/support/rival-view.ts';

/** Returns the decision of an airline that grows, and the models whose sale it has looked at. */
function grown(
  used: readonly UsedAircraft[],
  changes: Partial<RivalView> = {},
  grown = 0,
  tried: string[] = [],
) {
  const looked: string[] = [];
  const usedMarket = (models: readonly string[]) => {
    looked.push(...models);
    return used;
  };
  const view = rivalView(changes);
  const decision = networkAction({ view, market: rivalMarket(), grown, tried: new Set(tried), usedMarket });
  return { decision, looked };
}

describe('a rival that would lease an aircraft', () => {
  it('buys a used one at the asking price, if that is within its limit and costs less', () => {
    const { decision, looked } = grown([usedAircraft('cheap', { price: 19_000_000 })]);
    expect(looked).toEqual([A320.id]);
    expect(decision).toEqual({ name: 'listing.buy', input: { listing: 'cheap', price: 19_000_000 } });
  });

  it('makes an offer below a higher price, and none to a seller who takes no offers', () => {
    expect(grown([usedAircraft('one')]).decision).toEqual({
      name: 'offer.make',
      input: { listing: 'one', price: 18_600_000, hours: 48 },
    });
    expect(grown([usedAircraft('one', { offers: false })]).decision?.name).toBe('route.start');
  });

  it('names its limit in an auction, unless the next bid is above it', () => {
    const auction = { kind: 'auction', offers: false, price: 19_000_000 } as const;
    expect(grown([usedAircraft('auction', auction)]).decision).toEqual({
      name: 'auction.bid',
      input: { auction: 'auction', maximum: 19_600_000 },
    });
    const above = usedAircraft('auction', { ...auction, price: 19_600_001 });
    expect(grown([above]).decision?.name).toBe('route.start');
  });

  it('chooses the one that costs the least', () => {
    const all = [
      usedAircraft('far', { price: 19_000_000, place: rivalAirport('away', 40) }),
      usedAircraft('here', { price: 19_000_000 }),
      usedAircraft('expensive', { price: 19_500_000 }),
    ];
    expect(grown(all).decision).toMatchObject({ input: { listing: 'here' } });
    expect(grown(all, {}, 0, ['here']).decision).not.toMatchObject({ input: { listing: 'here' } });
  });

  it('leases if the used ones are too old, of the wrong size, out of reach or too expensive', () => {
    const cheap = { price: 19_000_000 };
    const dear = { price: 70_000_000, limit: 70_000_000 };
    const unfit: Partial<UsedAircraft>[] = [
      { ...cheap, age: 22 },
      { ...cheap, cabin: { economy: 60, business: 0, first: 0 } },
      { ...cheap, place: rivalAirport('away', 185) },
      { ...cheap, model: seedModel('atr-42-600') },
      dear,
    ];
    for (const changes of unfit)
      expect(grown([usedAircraft('unfit', changes)], { cash: 200_000_000 }).decision?.name).toBe(
        'route.start',
      );
  });

  it('looks at none while it lacks the money, or is after another one', () => {
    const used = [usedAircraft('cheap', { price: 19_000_000 })];
    expect(grown(used, { cash: 31_000_000 }).decision?.name).toBe('route.start');
    expect(grown(used, { cash: 32_000_000 }).decision?.name).toBe('listing.buy');
    const busy = grown(used, { pending: 1 });
    expect(busy.looked).toEqual([]);
    expect(busy.decision?.name).toBe('route.start');
  });

  it('looks at none if it would not lease either', () => {
    const used = [usedAircraft('cheap', { price: 19_000_000 })];
    expect(grown(used, { isReview: false, fleet: [] }, 6).looked).toEqual([]);
    expect(grown(used, {}, 6).decision).toBeNull();
  });

  it('never pays above its limit or its money, whatever is for sale', () => {
    const dollars = fc.integer({ min: 1, max: 90_000_000 });
    const sale = fc.record({
      kind: fc.constantFrom('price' as const, 'auction' as const),
      price: dollars,
      offers: fc.boolean(),
      limit: dollars,
      first: dollars,
      age: fc.integer({ min: 0, max: 15 }),
    });
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 5 }), fc.integer({ max: 90_000_000 }), (sales, cash) => {
        const used = sales.map((one, index) => usedAircraft(`${index}`, one));
        const { decision } = grown(used, { cash });
        if (!decision) return;
        const { name, input } = decision;
        if (name !== 'listing.buy' && name !== 'offer.make' && name !== 'auction.bid') return;
        const id = name === 'auction.bid' ? input.auction : input.listing;
        const { limit, price } = used.find((one) => one.id === id) as UsedAircraft;
        const paid = name === 'auction.bid' ? input.maximum : input.price;
        expect(paid).toBeLessThanOrEqual(limit);
        expect(name === 'listing.buy' ? price : limit).toBeLessThanOrEqual(cash);
        if (name === 'listing.buy') expect(paid).toBe(price);
        if (name === 'auction.bid') expect(paid).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  it('does not offer first what is above its limit', () => {
    expect(wayToGet(usedAircraft('new', { limit: 18_000_000 }))).toBeNull();
  });
});

describe('a rival that looks at an aircraft between its turns', () => {
  it('names its limit in an auction whose next price is within it', () => {
    const seen = usedAircraft('auction', { price: 19_600_000 });
    expect(bidForUsed(seen)).toEqual({
      name: 'auction.bid',
      input: { auction: 'auction', maximum: 19_600_000 },
    });
    expect(bidForUsed({ ...seen, price: 19_600_001 })).toBeNull();
  });

  it('offers no more than the asking price, and nothing if its limit is below what it may offer', () => {
    const seen = usedAircraft('listing');
    expect(offerForUsed(seen)?.input.price).toBe(18_600_000);
    expect(offerForUsed({ ...seen, price: 18_000_000 })?.input.price).toBe(18_000_000);
    expect(offerForUsed({ ...seen, limit: 18_500_000 })).toBeNull();
  });
});
