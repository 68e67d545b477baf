import { describe, expect, it } from 'vitest';
import { followTakeovers } from '#game/rivals/finance/follow-takeovers.ts';
import type { SeenOffer, TakeoverView } from '#game/rivals/finance/takeover-view.ts';
import { seenListing } from '#tests/support/finance-view.ts';

const view = (changes: Partial<TakeoverView> = {}): TakeoverView => ({
  temperament: 'expansive',
  cash: 5_000_000,
  weeklyFixedCosts: 1_000_000,
  orders: [],
  holdings: [{ issuer: 'wanted', lots: 100, reserved: 0, cost: 90_000, isKept: false }],
  offers: [],
  controlled: [],
  ...changes,
});
const offer = (price: number, target = 1_000, opinion = 0): SeenOffer => ({
  id: 'offer',
  price,
  listing: seenListing({ issuer: 'wanted', target, opinion }),
});

describe('a rival that holds shares for which there is an offer', () => {
  const accepted = [{ name: 'share.accept', input: { tender: 'offer', lots: 100 } }];

  it('accepts fair value if it follows trends, and what it believes in if it trades by value', () => {
    expect(followTakeovers(view({ offers: [offer(1_000)] }))).toEqual(accepted);
    expect(followTakeovers(view({ offers: [offer(999)] }))).toEqual([]);
    const premium = (price: number, target: number, opinion: number) =>
      followTakeovers(view({ temperament: 'premium', offers: [offer(price, target, opinion)] }));
    expect(premium(1_050, 1_000, 0.05)).toEqual(accepted);
    expect(premium(1_050, 1_000, 0.06)).toEqual([]);
    expect(premium(1_050, 1_100, 0)).toEqual([]);
  });

  it('takes back its orders to sell them, and accepts once', () => {
    const orders = [
      { id: 'sell', issuer: 'wanted', side: 'sell', lots: 60, price: 1_080 },
      { id: 'other', issuer: 'another', side: 'sell', lots: 5, price: 1_080 },
    ] as const;
    const holdings = [{ issuer: 'wanted', lots: 100, reserved: 60, cost: 90_000, isKept: false }];
    expect(followTakeovers(view({ orders, holdings, offers: [offer(1_050)] }))).toEqual([
      { name: 'share.cancel', input: { order: 'sell' } },
      ...accepted,
    ]);
    const reserved = [{ issuer: 'wanted', lots: 100, reserved: 100, cost: 90_000, isKept: false }];
    expect(followTakeovers(view({ holdings: reserved, offers: [offer(1_050)] }))).toEqual([]);
  });
});

describe('a rival that controls an airline', () => {
  const controlled = [{ issuer: 'own', payout: 4_000_000, cash: 2_500_000 }];
  const merged = [{ name: 'share.merge', input: { airline: 'own' } }];

  it('merges it once both airlines’ cash pays the other holders without its reserve', () => {
    // Its reserve is three weeks of costs.
    expect(followTakeovers(view({ controlled }))).toEqual(merged);
    expect(followTakeovers(view({ controlled, cash: 4_400_000 }))).toEqual([]);
  });

  it('merges one airline per turn', () => {
    const two = [...controlled, { issuer: 'second', payout: 0, cash: 0 }];
    expect(followTakeovers(view({ controlled: two }))).toEqual(merged);
  });
});
