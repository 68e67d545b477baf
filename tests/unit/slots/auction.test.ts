import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullFrom, shareOf } from '#game/slots/airport-slots.ts';
import { decideHour, lotsOnOffer } from '#game/slots/auction-hour.ts';
import { slotAuctionNotice } from '#game/slots/auction-notice.ts';
import { clearSlotAuction, type SealedBid } from '#game/slots/clear-auction.ts';

const bid = (id: string, lots: number, price: number, more: Partial<SealedBid> = {}): SealedBid => ({
  id,
  lots,
  price,
  placed: 0,
  room: 100,
  ...more,
});

/** Few different prices and times, so that bids are often equal. */
const books = fc
  .array(
    fc.record({
      lots: fc.integer({ min: 1, max: 6 }),
      price: fc.integer({ min: 1, max: 4 }).map((thousands) => thousands * 1_000),
      placed: fc.integer({ min: 0, max: 2 }),
      room: fc.integer({ min: 0, max: 6 }),
    }),
    { maxLength: 12 },
  )
  .map((bids) => bids.map((one, index): SealedBid => ({ ...one, id: String.fromCharCode(97 + index) })));
const offers = fc.integer({ min: 0, max: 20 });

/** Slots that a bid could win at most. */
const most = ({ lots, room }: SealedBid) => Math.min(lots, room);

describe('an auction', () => {
  it('sells to the highest bids at the price of the lowest winning one', () => {
    const { price, won } = clearSlotAuction([bid('a', 2, 5_000), bid('b', 3, 9_000), bid('c', 1, 4_000)], 4);
    expect([price, [...won]]).toEqual([
      5_000,
      [
        ['b', 3],
        ['a', 1],
      ],
    ]);
  });

  it('prefers the earlier of equal bids, then the smaller id', () => {
    const late = bid('a', 1, 5_000, { placed: 9 });
    expect([...clearSlotAuction([late, bid('c', 1, 5_000), bid('b', 1, 5_000)], 2).won.keys()]).toEqual([
      'b',
      'c',
    ]);
  });

  it('sells no more than is on offer, bid for and within the share', () => {
    fc.assert(
      fc.property(books, offers, (bids, lots) => {
        const { won } = clearSlotAuction(bids, lots);
        const sold = [...won.values()].reduce((sum, count) => sum + count, 0);
        expect(sold).toBe(
          Math.min(
            lots,
            bids.reduce((sum, one) => sum + most(one), 0),
          ),
        );
        for (const one of bids) expect(won.get(one.id) ?? 1).toBeGreaterThan(0);
        for (const one of bids) expect(won.get(one.id) ?? 0).toBeLessThanOrEqual(most(one));
      }),
    );
  });

  it('charges everyone the lowest winning price, and nobody more than the bid', () => {
    fc.assert(
      fc.property(books, offers, (bids, lots) => {
        const { price, won } = clearSlotAuction(bids, lots);
        const winning = bids.filter(({ id }) => won.has(id)).map((one) => one.price);
        expect(price).toBe(winning.length === 0 ? 0 : Math.min(...winning));
      }),
    );
  });

  it('passes over nobody who bids more, or as much and earlier', () => {
    fc.assert(
      fc.property(books, offers, (bids, lots) => {
        const { won } = clearSlotAuction(bids, lots);
        const winners = bids.filter(({ id }) => won.has(id));
        for (const one of bids) {
          if ((won.get(one.id) ?? 0) === most(one)) continue;
          for (const winner of winners) {
            expect(winner.price).toBeGreaterThanOrEqual(one.price);
            if (winner.price === one.price) expect(winner.placed).toBeLessThanOrEqual(one.placed);
          }
        }
      }),
    );
  });

  it('does not depend on the order of the bids', () => {
    const shuffled = books.chain((bids) =>
      fc.tuple(fc.constant(bids), fc.shuffledSubarray(bids, { minLength: bids.length })),
    );
    fc.assert(
      fc.property(shuffled, offers, ([bids, others], lots) => {
        const [one, other] = [clearSlotAuction(bids, lots), clearSlotAuction(others, lots)];
        expect([other.price, [...other.won].sort()]).toEqual([one.price, [...one.won].sort()]);
      }),
    );
  });
});

/** Two runways, of which real traffic takes most: 54 movements make the hour full, 60 are possible. */
const FULL = { capacity: 60, background: 50, taken: 55, pool: 1 };
const held = (id: string, lots: number, price: number, held = 0) => ({ id, lots, price, placed: 0, held });

describe('an hour at auction', () => {
  it('offers what is left of its capacity without the pool, if it is full', () => {
    expect(lotsOnOffer(FULL)).toBe(4);
    expect(lotsOnOffer({ ...FULL, taken: fullFrom(60) })).toBe(5);
    expect(lotsOnOffer({ ...FULL, taken: fullFrom(60) - 1 })).toBe(0);
    expect(lotsOnOffer({ ...FULL, taken: 61 })).toBe(0);
  });

  it('gives no airline more than its share', () => {
    expect(shareOf(60, 50)).toBe(6);
    const results = decideHour(FULL, [held('a', 3, 9_000, 5), held('b', 9, 5_000)]);
    expect([...results]).toEqual([
      ['a', { won: 1, paid: 5_000, missed: 'share' }],
      ['b', { won: 3, paid: 5_000, missed: 'outbid' }],
    ]);
  });

  it('gives nothing if it is no longer full or no slot is left', () => {
    const bids = [held('a', 1, 9_000)];
    const missed = (taken: number) => decideHour({ ...FULL, taken }, bids).get('a');
    expect(missed(53)).toEqual({ won: 0, paid: 0, missed: 'not_full' });
    expect(missed(59)).toEqual({ won: 0, paid: 0, missed: 'none_left' });
    expect(missed(58)).toEqual({ won: 1, paid: 9_000, missed: null });
  });
});

describe('the notice after an auction', () => {
  it('names the slots, the price and the reasons', () => {
    const won = { lots: 3, price: 20_000, won: 2, paid: 15_000, missed: 'outbid' } as const;
    const lost = { lots: 1, price: 5_000, won: 0, paid: 0, missed: 'not_full' } as const;
    expect(slotAuctionNotice('LHR', [won, lost])).toEqual({
      title: 'Auction at LHR: 2 slots won',
      body: 'You won 2 of 4 slots for $30,000 in total. $35,000 came back. In 1 hour, slots are free again, so plan a flight there. In 1 hour, others bid more, or as much before you. Plan departures in these hours, because slots that stay unused are withdrawn.',
    });
    expect(slotAuctionNotice('LHR', [lost])).toEqual({
      title: 'Auction at LHR: no slot won',
      body: 'You bid for 1 slot. All $5,000 came back. In 1 hour, slots are free again, so plan a flight there.',
    });
    expect(slotAuctionNotice('LHR', [{ ...won, lots: 2, missed: null }])).toEqual({
      title: 'Auction at LHR: 2 slots won',
      body: 'You won 2 of 2 slots for $30,000 in total. $10,000 came back. Plan departures in these hours, because slots that stay unused are withdrawn.',
    });
  });
});
