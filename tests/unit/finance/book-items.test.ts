import { describe, expect, it } from 'vitest';
import {
  ASSET_PLACES,
  BOOK_ITEMS,
  FINANCING_PLACES,
  itemsOf,
  PROFIT_PLACES,
  placeOf,
} from '#game/finance/book-items.ts';

const ALL_PLACES = [...PROFIT_PLACES, ...ASSET_PLACES, ...FINANCING_PLACES];

describe('the books', () => {
  it('have exactly one place for every ledger category and every item without cash', () => {
    expect(ALL_PLACES.flatMap(itemsOf).sort()).toEqual([...BOOK_ITEMS].sort());
    for (const item of BOOK_ITEMS) expect(itemsOf(placeOf(item)), item).toContain(item);
  });
});
