import { describe, expect, it } from 'vitest';
import {
  ASSET_PLACES,
  BOOK_ITEMS,
  FINANCING_PLACES,
  FORECAST_CATEGORIES,
  itemsOf,
  PROFIT_PLACES,
  placeOf,
} from '#game/books/book-items.ts';
import { LEDGER_CATEGORIES } from '#game/tables/ledger-category.ts';

const ALL_PLACES = [...PROFIT_PLACES, ...ASSET_PLACES, ...FINANCING_PLACES];

describe('the books', () => {
  it('have exactly one place for every ledger category and every item without cash', () => {
    expect(ALL_PLACES.flatMap(itemsOf).sort()).toEqual([...BOOK_ITEMS].sort());
    for (const item of BOOK_ITEMS) expect(itemsOf(placeOf(item)), item).toContain(item);
  });

  it('have no decision in the forecast of cash', () => {
    const decided = LEDGER_CATEGORIES.filter((item) => !FORECAST_CATEGORIES.includes(item));
    for (const item of [
      'refit',
      'exchange_fee',
      'aircraft_reclaim',
      'loan',
      'loan_fee',
      'route_fee',
      'market_study',
      'aircraft_purchase',
      'share_purchase',
    ])
      expect(decided).toContain(item);
    for (const item of ['tickets', 'fuel', 'lease', 'check', 'loan_interest', 'loan_repayment'])
      expect(FORECAST_CATEGORIES).toContain(item);
  });
});
