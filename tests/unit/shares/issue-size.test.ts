import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  describeTooLarge,
  issuePrices,
  proposedPercent,
  valueBeforeIssue,
} from '#game/shares/listed-value.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { FLOAT_PERCENT_MAX, FLOAT_PERCENT_MIN, issueLots } from '#game/shares/share-limits.ts';
import { INVESTORS_MAX, investorsSubscribe } from '#game/shares/subscription.ts';

it('an issue that raises more than equity is too large', () => {
  expect(describeTooLarge(1_000, 2_000, 2_000_000)).toBeUndefined();
  expect(describeTooLarge(1_000, 2_001, 2_000_000)).toBe(
    'The offer would raise $2,001,000. It can raise up to your equity of $2,000,000.',
  );
});

it('investors put at most a tenth of their money into one issue', () => {
  fc.assert(
    fc.property(
      fc.nat(1e9),
      fc.integer({ min: 100, max: 100_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (money, fair, lots) => {
        const bought = investorsSubscribe(lots, fair, fair, money);
        expect(amountOf(bought, fair)).toBeLessThanOrEqual(INVESTORS_MAX * money);
      },
    ),
  );
});

/**
 * Found while playing: an account that built up revenue for twelve weeks floated 49% at fair value and got 15 times its
 * equity, because earnings count eightfold.
 */
it('high earnings do not let an airline raise a multiple of its equity', () => {
  const equity = 60_000_000;
  const figures = { equity, cash: 20_000_000, weeklyFixedCosts: 1_000_000, weeks: 12 };
  const { fair } = valueBeforeIssue({ ...figures, result: 30_000_000, revenue: 150_000_000 });
  const price = issuePrices(fair, FLOAT_PERCENT_MAX).max;
  expect(amountOf(issueLots(FLOAT_PERCENT_MAX), price)).toBeGreaterThan(10 * equity);
  expect(describeTooLarge(issueLots(FLOAT_PERCENT_MAX), price, equity)).toBeDefined();
});

it('proposes the usual share, or the largest that raises at most equity', () => {
  const tooLarge = (percent: number, equity: number) =>
    describeTooLarge(issueLots(percent), issuePrices(2_000, percent).min, equity);
  expect(proposedPercent(2_000, 1e9)).toBe(25);
  const percent = proposedPercent(2_000, 3_000_000);
  expect(percent).toBeLessThan(25);
  expect(tooLarge(percent, 3_000_000)).toBeUndefined();
  expect(tooLarge(percent + 1, 3_000_000)).toBeDefined();
  expect(proposedPercent(2_000, 1)).toBe(FLOAT_PERCENT_MIN);
});
