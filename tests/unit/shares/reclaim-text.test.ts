import { expect, it } from 'vitest';
import { reclaimText, youngLoanText } from '#web/features/shares/reclaim-text.ts';

const RANGE = { fair: 2_000, target: 2_100 };
const TOO_MUCH =
  ' If the buyer closes within 26 weeks, its lenders can reclaim what is more than 10% above fair value.';
const TOO_LITTLE =
  ' If the seller closes within 26 weeks, its lenders can reclaim what is more than 10% below fair value.';

it.each([
  ['sell', 2_310, ''],
  ['sell', 2_311, TOO_MUCH],
  ['sell', 1_000, ''],
  ['buy', 1_800, ''],
  ['buy', 1_799, TOO_LITTLE],
  ['buy', 3_000, ''],
  ['buy', Number.NaN, ''],
] as const)('to %s at %d cents', (side, price, text) => {
  expect(reclaimText(side, price, RANGE)).toBe(text);
});

it('warns an airline that gets the price of shares', () => {
  expect(youngLoanText('buyer')).toBe(
    ' If a buyer closes within 26 weeks and cannot repay a loan younger than that, its lenders can reclaim what the shares do not bring.',
  );
});
