import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overdraftLimit } from '#game/bank/overdraft.ts';
import { decideFinances } from '#game/rivals/finance/decide-finances.ts';
import type { FinanceView } from '#game/rivals/finance/finance-view.ts';
import { OPINION_MAX, opinionOf } from '#game/rivals/finance/trade.ts';
import { issuePrices, netProceeds } from '#game/shares/listed-value.ts';
import { makerRange } from '#game/shares/maker-quotes.ts';
import { amountOf, priceBand } from '#game/shares/price-band.ts';
import { FOUNDER_LOTS, issueLots } from '#game/shares/share-limits.ts';
import { TEMPERAMENTS } from '#game/world/temperament.ts';
import { WEEK } from '#game/world/time.ts';
import { financeView, seenListing } from '#tests/support/finance-view.ts';

const names = (changes: Partial<FinanceView>) => decideFinances(financeView(changes)).map(({ name }) => name);
const only = (changes: Partial<FinanceView>) => {
  const decisions = decideFinances(financeView(changes));
  expect(decisions.length).toBeLessThanOrEqual(1);
  return decisions[0];
};
const loan = { id: 'loan', balance: 2_000_000, rate: 0.12, missed: 0 };

describe('a rival and the bank', () => {
  it('borrows what its plans for growth lack', () => {
    // Reserve 3 weeks, plans 16 million.
    expect(only({ cash: 12_000_000 })).toEqual({
      name: 'loan.take',
      input: { product: 'unsecured', amount: 7_000_000, weeks: 52, rate: 0.1 },
    });
  });

  it('does not borrow without a plan, an offer, a sufficient return, or room for debt', () => {
    const short = { cash: 12_000_000 };
    expect(names({})).toEqual([]);
    expect(names({ ...short, growthCost: 0 })).toEqual([]);
    expect(names({ ...short, rateOf: () => null })).toEqual([]);
    expect(names({ ...short, profit: 300_000 })).toEqual([]);
    expect(names({ ...short, debt: 40_000_000 })).toEqual([]);
    expect(names({ ...short, loanLimit: 99_999 })).toEqual([]);
  });

  it('never borrows more than it is offered or can pay back from half of its profit', () => {
    expect(only({ cash: 12_000_000, loanLimit: 3_000_000 })).toMatchObject({ input: { amount: 3_000_000 } });
    // Half of the weekly profit of 100,000 pays an instalment of 50,000.
    expect(only({ cash: 4_000_000, equity: 5_000_000, profit: 400_000 })).toMatchObject({
      input: { amount: 2_400_000 },
    });
  });

  it('repays its most expensive loan with money to spare, or when it no longer earns the interest', () => {
    const cheap = { ...loan, id: 'cheap', rate: 0.08 };
    const repaid = { name: 'loan.repay', input: { loan: 'loan', amount: 2_000_000 } };
    expect(names({ loans: [cheap, loan] })).toEqual([]);
    expect(only({ loans: [cheap, loan], cash: 40_000_000 })).toEqual(repaid);
    expect(only({ loans: [cheap, loan], profit: 100_000 })).toEqual(repaid);
    expect(names({ loans: [{ ...loan, missed: 1 }], cash: 40_000_000 })).toEqual([]);
  });
});

describe('a rival and its own shares', () => {
  const fair = 12_000;
  const float = { fair, weeksFlown: 30 };
  const growthCost = 5_000_000;

  it('goes public at the lowest price, for no more than its years of growth', () => {
    const decision = only({ float, growthCost });
    if (decision?.name !== 'share.float') throw new Error('it does not go public');
    const { percent, price } = decision.input;
    expect(price).toBe(issuePrices(fair, percent).min);
    // Growth of four years, less the money beyond its reserve.
    expect(netProceeds(issueLots(percent), price)).toBeLessThanOrEqual(52 * growthCost - 27_000_000);
  });

  it('does not go public early, without equity, for little more than its equity, or for more than it can use', () => {
    expect(names({ growthCost, float: { fair, weeksFlown: 11 } })).toEqual([]);
    expect(names({ growthCost, float, equity: 0 })).toEqual([]);
    expect(names({ growthCost, float, equity: 1.1 * fair * FOUNDER_LOTS })).toEqual([]);
    expect(names({ float, growthCost: 0 })).toEqual([]);
    expect(names({ growthCost, float, own: { isListed: false, lots: FOUNDER_LOTS } })).toEqual([]);
  });

  it('pays a part of its profit by temperament, never from its reserve', () => {
    const own = { isListed: true, lots: 12_500 };
    const dividend = { name: 'share.dividend', input: { cents: 64 } };
    expect(only({ temperament: 'cautious', own })).toEqual(dividend);
    expect(names({ temperament: 'expansive', own })).toEqual([]);
    expect(names({ temperament: 'cautious', own, profit: -1 })).toEqual([]);
    expect(names({ temperament: 'cautious', own: { ...own, isListed: false } })).toEqual([]);
    expect(names({ temperament: 'cautious', own, cash: 10_000_000, rateOf: () => null })).toEqual([]);
  });

  it('pays out what it has no use for, once its loans are repaid', () => {
    const rich = { own: { isListed: true, lots: 12_500 }, cash: 300_000_000 };
    // Of 297 million beyond its reserve, growth of four years takes 260.
    const dividend = { name: 'share.dividend', input: { cents: 37_000_000 / 12_500 } };
    expect(only({ ...rich, growthCost })).toEqual(dividend);
    expect(names({ ...rich, growthCost, loans: [{ ...loan, missed: 1 }] })).toEqual([]);
    expect(names({ ...rich, growthCost: 0 })).toEqual([]);
  });
});

describe('a rival and the shares of others', () => {
  const rising = seenListing({ price: 1_100, band: 1_100, fair: 1_050, target: 1_060 });
  const cheap = seenListing({ price: 1_000, target: 1_050 });

  it('follows a trend or buys below the value, by temperament', () => {
    expect(only({ listings: [rising] })).toMatchObject({ name: 'share.order', input: { side: 'buy' } });
    expect(names({ listings: [cheap] })).toEqual([]);
    expect(only({ temperament: 'premium', listings: [cheap] })).toMatchObject({ input: { limit: 1_050 } });
    expect(names({ temperament: 'premium', listings: [rising] })).toEqual([]);
    expect(names({ temperament: 'cautious', listings: [rising, cheap] })).toEqual([]);
  });

  it('holds little: below 3% of the shares, and a small part of its spare money', () => {
    const bought = only({ listings: [rising], cash: 300_000_000, growthCost: 1_000_000 });
    if (bought?.name !== 'share.order') throw new Error('it buys nothing');
    expect(bought.input.lots).toBe(375);
    const small = only({ listings: [rising], cash: 10_000_000, growthCost: 1_000_000, rateOf: () => null });
    if (small?.name !== 'share.order') throw new Error('it buys nothing');
    const { lots, limit = 0 } = small.input;
    expect(amountOf(lots, limit)).toBeLessThanOrEqual(0.1 * 6_000_000);
    const held = [{ issuer: 'other', lots: 375, reserved: 0, cost: 1, isKept: false }];
    expect(names({ listings: [rising], cash: 300_000_000, growthCost: 1_000_000, holdings: held })).toEqual(
      [],
    );
  });

  it('subscribes a cheap issue and no other one', () => {
    const issue = seenListing({ isSubscribing: true, issuePrice: 960 });
    expect(only({ listings: [issue] })).toMatchObject({ name: 'share.subscribe' });
    expect(names({ listings: [{ ...issue, issuePrice: 990 }] })).toEqual([]);
    const dear = { ...issue, issuePrice: 1_010 };
    expect(names({ temperament: 'premium', listings: [dear] })).toEqual([]);
    expect(names({ temperament: 'premium', listings: [{ ...dear, opinion: 0.05 }] })).toEqual([
      'share.subscribe',
    ]);
  });

  it('buys at the market maker’s ask, and sells at its bid, if its opinion says so', () => {
    const share = seenListing();
    const { bid, ask } = makerRange(share.fair, share.target);
    const premium = (opinion: number, more: Partial<FinanceView> = {}) =>
      only({ temperament: 'premium', listings: [{ ...share, opinion }], ...more });
    expect(premium(0)).toBeUndefined();
    expect(premium(OPINION_MAX)).toMatchObject({ input: { side: 'buy', limit: ask } });
    const held = [{ issuer: 'other', lots: 375, reserved: 0, cost: 1, isKept: false }];
    expect(premium(-OPINION_MAX, { holdings: held })).toMatchObject({ input: { side: 'sell', limit: bid } });
    expect(premium(0, { holdings: held })).toMatchObject({ input: { side: 'sell', limit: 1_040 } });
  });

  it('has opinions that differ by rival, airline and quarter, and are zero on average', () => {
    const ids = Array.from({ length: 400 }, (_, index) => `rival ${index}`);
    const opinions = ids.map((rival) => opinionOf(rival, 'other', 0));
    const mean = opinions.reduce((sum, one) => sum + one, 0) / opinions.length;
    expect(Math.abs(mean)).toBeLessThan(OPINION_MAX / 8);
    expect(Math.max(...opinions.map(Math.abs))).toBeLessThanOrEqual(OPINION_MAX);
    const [own] = opinions;
    expect(opinionOf('rival 0', 'other', 13 * WEEK - 1)).toBe(own);
    expect(opinionOf('rival 0', 'other', 13 * WEEK)).not.toBe(own);
    expect(opinionOf('rival 0', 'another', 0)).not.toBe(own);
  });

  it('never trades at a price that someone could profit from at the market maker', () => {
    const figure = fc.integer({ min: 50, max: 50_000 });
    const seen = fc.record({
      price: figure,
      fair: figure,
      target: figure,
      before: figure,
      opinion: fc.double({ min: -OPINION_MAX, max: OPINION_MAX, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...TEMPERAMENTS), seen, fc.boolean(), (temperament, one, isHolder) => {
        const share = seenListing({ ...one, band: one.price });
        const { bid, ask } = makerRange(one.fair, one.target);
        const { min, max } = priceBand(one.price);
        const holdings = isHolder
          ? [{ issuer: 'other', lots: 100, reserved: 0, cost: 1, isKept: false }]
          : [];
        for (const { name, input } of decideFinances(
          financeView({ temperament, holdings, listings: [share] }),
        )) {
          if (name !== 'share.order') continue;
          const { side, limit = 0 } = input;
          if (side === 'buy') expect(limit).toBeLessThanOrEqual(Math.min(ask, max));
          else expect(limit).toBeGreaterThanOrEqual(Math.max(bid, min));
        }
      }),
    );
  });

  const holdings = [{ issuer: 'other', lots: 50, reserved: 20, cost: 40_000, isKept: false }];
  const orders = [{ id: 'old', issuer: 'other', side: 'sell' as const, lots: 20, price: 1_200 }];

  it('cancels its old orders, and sells what no longer rises', () => {
    const falling = seenListing({ price: 990, before: 1_000 });
    expect(decideFinances(financeView({ holdings, orders, listings: [falling] }))).toEqual([
      { name: 'share.cancel', input: { order: 'old' } },
      { name: 'share.order', input: { airline: 'other', side: 'sell', lots: 50, limit: 990 } },
    ]);
    expect(names({ holdings, listings: [seenListing({ before: 990 })] })).toEqual([]);
  });

  it('only sells when it is short of cash, and does nothing when it is insolvent', () => {
    const short = { holdings, orders, listings: [rising], own: { isListed: true, lots: 12_500 } };
    expect(names({ ...short, cash: 1_000_000 })).toEqual(['share.cancel', 'share.order']);
    expect(names({ ...short, cash: -overdraftLimit(1_000_000) - 1 })).toEqual([]);
  });

  it('keeps its limits within the band of the day', () => {
    for (const temperament of TEMPERAMENTS)
      for (const band of [700, 800, 1_000, 1_300])
        for (const decision of decideFinances(
          financeView({
            temperament,
            holdings,
            listings: [seenListing({ band, price: 950, before: 900, target: 1_020 })],
          }),
        )) {
          if (decision.name !== 'share.order') continue;
          const { min, max } = priceBand(band);
          expect(decision.input.limit).toBeGreaterThanOrEqual(min);
          expect(decision.input.limit).toBeLessThanOrEqual(max);
        }
  });
});
