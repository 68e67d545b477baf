import { expect, it } from 'vitest';
import { DEALERS } from '#game/books/accounts.ts';
import { aircraftClaim } from '#game/exchange/aircraft-claim.ts';
import { priceBounds } from '#game/exchange/prices.ts';

const VALUE = 1_000_000;
const { min, max } = priceBounds(VALUE);
const parties = { seller: 'a', buyer: 'b' };

it.each([
  [
    'the buyer has lost what the price is above market value',
    max,
    { airline: 'b', debtor: 'a', amount: 150_000 },
  ],
  ['the seller has lost what it is below', min, { airline: 'a', debtor: 'b', amount: 80_000 }],
  ['a dollar counts', VALUE + 1, { airline: 'b', debtor: 'a', amount: 1 }],
  ['nobody has lost anything at market value', VALUE, null],
])('%s', (_, price, claim) => {
  expect(aircraftClaim({ ...parties, price }, VALUE)).toEqual(claim);
});

it('claims nothing from trades with dealers, on either side', () => {
  expect(aircraftClaim({ seller: DEALERS, buyer: 'b', price: max }, VALUE)).toBeNull();
  expect(aircraftClaim({ seller: 'a', buyer: DEALERS, price: min }, VALUE)).toBeNull();
});
