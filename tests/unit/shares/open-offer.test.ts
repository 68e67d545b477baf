import { expect, it } from 'vitest';
import type { QuotedAirline } from '#game/payloads/shares.ts';
import { openOfferOf } from '#web/features/shares/open-offer.ts';

const listing = (more: Partial<QuotedAirline>) =>
  ({
    state: 'listed',
    lots: 1_000,
    offer_lots: 0,
    offer_price: 2_000,
    offer_closes: 60,
    ...more,
  }) as QuotedAirline;

it('offers new shares to holders in proportion', () => {
  expect(openOfferOf(listing({ offer_lots: 100 }), 50, 0)?.max).toBe(5);
  expect(openOfferOf(listing({ offer_lots: 100 }), 9, 0)).toBeUndefined();
  expect(openOfferOf(listing({}), 50, 0)).toBeUndefined();
});

it('keeps an offer open to those who have subscribed and then sold all their shares', () => {
  expect(openOfferOf(listing({ offer_lots: 100 }), 0, 5)?.max).toBe(0);
  expect(openOfferOf(listing({}), 0, 5)).toBeUndefined();
});
