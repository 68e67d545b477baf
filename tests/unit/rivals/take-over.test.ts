import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideFinances } from '#game/rivals/finance/decide-finances.ts';
import type { FinanceView } from '#game/rivals/finance/finance-view.ts';
import { type Buyer, type TakeoverBid, takeOver, worthTo } from '#game/rivals/finance/take-over.ts';
import type { OfferTerms, TakeoverMarket, TakeoverTarget } from '#game/rivals/finance/takeover-view.ts';
import { largestLoan } from '#game/rivals/finance/unsecured-loan.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { TEMPERAMENTS } from '#game/world/temperament.ts';
import { financeView, seenListing } from '#tests/support/finance-view.ts';

const LOTS = 12_500;

const buyer = (changes: Partial<Buyer> = {}): Buyer => ({
  temperament: 'expansive',
  hub: { lat: 50, lon: 5 },
  aircraft: 40,
  bases: 1,
  equity: 50_000_000,
  profit: 1_600_000,
  rateOf: () => null,
  loanLimit: 0,
  isBusy: false,
  ...changes,
});
/** A listed rival 400 km away whose price is its value. */
const target = (changes: Partial<TakeoverTarget> = {}): TakeoverTarget => ({
  issuer: 'small',
  lots: LOTS,
  price: 1_000,
  fair: 1_000,
  target: 1_000,
  opinion: 0,
  parts: { assets: 1_700_000, surplusCash: 2_000_000, earnings: 8_800_000 },
  hub: { lat: 50, lon: 10.6 },
  aircraft: 10,
  routes: 10,
  shared: 1,
  ...changes,
});
/** Terms after some days at the price: 105%. */
const terms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({ min: 1_050, lots: LOTS, ...changes });
const market = (
  targets: readonly TakeoverTarget[] = [target()],
  of: (issuer: string) => OfferTerms | null = () => terms(),
): TakeoverMarket => ({ targets: () => targets, termsOf: of });

const COST = amountOf(LOTS, 1_050);

describe('a rival that looks for an airline to take over', () => {
  it('offers the lowest price for all shares of an airline that is worth more to it', () => {
    expect(takeOver(buyer(), COST, market())).toEqual({
      issuer: 'small',
      actions: [{ name: 'share.tender', input: { airline: 'small', price: 1_050 } }],
      ownMoney: COST,
    });
  });

  it('needs the money for all shares, at fair value if that is above the lowest price', () => {
    expect(takeOver(buyer(), COST - 1, market())).toBeNull();
    const rising = market([target({ fair: 1_100, target: 1_200 })]);
    expect(takeOver(buyer(), COST, rising)).toBeNull();
    expect(takeOver(buyer(), amountOf(LOTS, 1_100), rising)).toMatchObject({
      actions: [{ input: { price: 1_050 } }],
      ownMoney: amountOf(LOTS, 1_100),
    });
  });

  it('borrows what is missing, as far as the target’s cash and both airlines’ profit repay it', () => {
    const borrower = buyer({ rateOf: () => 0.1, loanLimit: 60_000_000 });
    expect(takeOver(borrower, COST - 5_950_000, market())).toEqual({
      issuer: 'small',
      actions: [
        { name: 'loan.take', input: { product: 'unsecured', amount: 6_000_000, weeks: 52, rate: 0.1 } },
        { name: 'share.tender', input: { airline: 'small', price: 1_050 } },
      ],
      ownMoney: COST - 5_950_000,
    });
    // Three quarters of the target's 21,154 per week repay 0.7 million in a year, and it has 2 million.
    const poor = { ...borrower, profit: 0 };
    expect(largestLoan(poor, target())).toBe(2_700_000);
    expect(takeOver(poor, COST - 2_700_000, market())).not.toBeNull();
    expect(takeOver(poor, COST - 2_700_001, market())).toBeNull();
    expect(takeOver({ ...borrower, loanLimit: 5_000_000 }, COST - 5_950_000, market())).toBeNull();
  });

  it('pays little more for equity than its own allows', () => {
    // 13.1 million for equity of 4 million.
    expect(takeOver(buyer({ equity: 7_250_000 }), COST, market())).toBeNull();
    expect(takeOver(buyer({ equity: 7_350_000 }), COST, market())).not.toBeNull();
  });

  it('pays no more than the airline is worth to it', () => {
    expect(takeOver(buyer(), 1e9, market([target({ target: 980, opinion: -0.12 })]))).toBeNull();
    expect(takeOver(buyer(), 1e9, market([target({ target: 850 })]))).toBeNull();
    // Its equity makes it more expensive than its price.
    expect(
      takeOver(
        buyer(),
        1e9,
        market([target()], () => terms({ min: 1_300 })),
      ),
    ).toBeNull();
  });

  it('never makes an offer while it is busy, by a cautious temperament, or with too many bases', () => {
    expect(takeOver(buyer({ isBusy: true }), 1e9, market())).toBeNull();
    expect(takeOver(buyer({ temperament: 'cautious' }), 1e9, market())).toBeNull();
    expect(takeOver(buyer({ bases: 5 }), 1e9, market())).toBeNull();
  });

  it('wants much smaller airlines within 4,000 km only', () => {
    expect(takeOver(buyer(), 1e9, market([target({ aircraft: 33 })]))).toBeNull();
    expect(takeOver(buyer(), 1e9, market([target({ hub: { lat: 50, lon: 70 }, opinion: 0.12 })]))).toBeNull();
  });

  it('prefers the nearer of two airlines, the one with common routes, and the cheaper one', () => {
    const rows: Partial<TakeoverTarget>[] = [
      { hub: { lat: 50, lon: 30 } },
      { shared: 3 },
      { shared: 3, price: 980 },
    ];
    const chosen = (...changes: Partial<TakeoverTarget>[]) =>
      takeOver(
        buyer(),
        1e9,
        market(changes.map((one, index) => target({ issuer: String(index), opinion: 0.05, ...one }))),
      )?.issuer;
    expect(chosen({}, rows[0] ?? {})).toBe('0');
    expect(chosen({}, rows[1] ?? {})).toBe('1');
    expect(chosen(rows[1] ?? {}, rows[2] ?? {})).toBe('1');
  });

  it('reads the terms of one airline only, and nothing without money', () => {
    const asked: string[] = [];
    const many = market([target(), target({ issuer: 'other' })], (issuer) => {
      asked.push(issuer);
      return null;
    });
    expect(takeOver(buyer(), 1e9, many)).toBeNull();
    expect(asked).toEqual(['small']);
    const unread: TakeoverMarket = {
      targets: () => expect.fail('it reads the market'),
      termsOf: () => null,
    };
    expect(takeOver(buyer(), 0, unread)).toBeNull();
  });

  it('never pays more than its money or the worth of the airline', () => {
    const figure = fc.integer({ min: 50, max: 5_000 });
    const one = fc.record({ price: figure, fair: figure, target: figure, min: figure });
    const money = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...TEMPERAMENTS), one, money, (temperament, { min, ...figures }, most) => {
        const [who, wanted] = [buyer({ temperament }), target(figures)];
        const bid = takeOver(
          who,
          most,
          market([wanted], () => terms({ min })),
        );
        if (!bid) return;
        expect(bid.ownMoney).toBeLessThanOrEqual(most);
        expect(bid.actions.map(({ name }) => name)).toEqual(['share.tender']);
        expect(Math.max(min, figures.fair)).toBeLessThanOrEqual(worthTo(who, wanted));
      }),
    );
  });
});

describe('a review of finances with a takeover', () => {
  const bid = (ownMoney: number): TakeoverBid => ({
    issuer: 'small',
    actions: [{ name: 'share.tender', input: { airline: 'small', price: 1_050 } }],
    ownMoney,
  });
  const falling = seenListing({ issuer: 'small', price: 990 });

  it('spends what neither the reserve nor the next growth needs', () => {
    const asked: number[] = [];
    decideFinances(financeView(), (money) => {
      asked.push(money);
      return null;
    });
    expect(asked).toEqual([23_000_000]);
  });

  it('keeps the shares of an airline that it wants, has an offer for or controls', () => {
    const holdings = [{ issuer: 'small', lots: 50, reserved: 0, cost: 40_000, isKept: false }];
    const listings = [falling];
    const names = (more: Partial<FinanceView>, made: TakeoverBid | null) =>
      decideFinances(financeView({ listings, holdings, ...more }), () => made).map(({ name }) => name);
    expect(names({}, null)).toEqual(['share.order']);
    expect(names({}, bid(20_000_000))).toEqual(['share.tender']);
    const kept = holdings.map((one) => ({ ...one, isKept: true }));
    expect(names({ holdings: kept }, null)).toEqual([]);
    expect(names({ holdings: kept, cash: 1_000_000 }, null)).toEqual([]);
  });

  it('pays no dividend with the money of its offer', () => {
    const own = { isListed: true, lots: 12_500 };
    const names = (made: TakeoverBid | null) =>
      decideFinances(
        financeView({ temperament: 'premium', own, cash: 20_000_000, growthCost: 0 }),
        () => made,
      ).map(({ name }) => name);
    expect(names(null)).toEqual(['share.dividend']);
    expect(names(bid(13_000_000))).toEqual(['share.tender']);
  });
});
