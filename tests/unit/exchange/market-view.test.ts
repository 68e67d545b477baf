import { describe, expect, it } from 'vitest';
import { marketValue } from '#game/fleet/aircraft/ageing.ts';
import type { OfferedAircraft } from '#game/payloads/exchange.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { toCsv } from '#web/components/data-table/csv.ts';
import { bidStateText, reserveText } from '#web/features/exchange/market/auction-words.ts';
import { compareChange, readCompared } from '#web/features/exchange/market/compared.ts';
import { bestOf, newAircraft, weeklyLoss } from '#web/features/exchange/market/comparison-lines.ts';
import { ageText, dealText, saleText } from '#web/features/exchange/market/deal-words.ts';
import { listingCandidate, sameSize } from '#web/features/exchange/market/listing-candidate.ts';
import { csvColumns } from '#web/features/exchange/market/market-csv.ts';
import { filterCount, searchQueryOf } from '#web/features/exchange/market/search-query.ts';

const queryOf = (text: string) => searchQueryOf(new URLSearchParams(text));

describe('the search', () => {
  it('sends the filters of the URL in a fixed order', () => {
    expect(queryOf('exchange=market&maxPrice=5&model=a320neo&listing=x')).toBe('model=a320neo&maxPrice=5');
    expect(queryOf('model=a320neo&exchange=market&maxPrice=5')).toBe(queryOf('maxPrice=5&model=a320neo'));
  });

  it('leaves out what the server would reject', () => {
    expect(queryOf('kind=gift&sort=beauty&page=0&maxAge=-1&minSeats=many&reverse=2')).toBe('');
    expect(queryOf('kind=auction&sort=age&page=2&maxAge=10&reverse=1')).toBe(
      'kind=auction&maxAge=10&sort=age&reverse=1&page=2',
    );
  });

  it('needs a place for a distance, and has a usual distance', () => {
    expect(queryOf('within=500')).toBe('');
    expect(queryOf('near=abc')).toBe('near=abc&within=1000');
    expect(queryOf('near=abc&within=500')).toBe('near=abc&within=500');
  });

  it('counts the filters', () => {
    expect(filterCount(new URLSearchParams('exchange=market&sort=price&page=2'))).toBe(0);
    expect(filterCount(new URLSearchParams('near=a&within=5&maxAge=3'))).toBe(2);
  });
});

describe('the comparison', () => {
  it('keeps up to four listings in the URL', () => {
    const params = new URLSearchParams('compare=a,b,b,c,d,e');
    expect(readCompared(params)).toEqual(['a', 'b', 'c', 'd']);
    expect(compareChange(params, 'f')).toEqual({ compare: 'a,b,c,d' });
    expect(compareChange(params, 'b')).toEqual({ compare: 'a,c,d' });
    expect(compareChange(new URLSearchParams('compare=a'), 'a')).toEqual({ compare: '', compared: null });
  });

  const model = seedModel('atr-72-600');
  const used = {
    model: model.id,
    registration: 'X-1',
    age: 10,
    hours: 20_000,
    cycles: 20_000,
    condition: 0.9,
    economy: 70,
    business: 0,
    first: 0,
  };
  const listing = { id: 'one', ...used } as Parameters<typeof listingCandidate>[0];
  const candidate = listingCandidate(listing, model, []);

  it('takes what an aircraft loses in value within a year, or its lease', () => {
    const price = marketValue(model, used);
    const loss = weeklyLoss({ candidate, kind: 'used', listing, price });
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(price / 52);
    const leased = { ...candidate, weeklyRate: 5_000 };
    expect(weeklyLoss({ candidate: leased, kind: 'leased', listing: null, price: null })).toBe(5_000);
    expect(weeklyLoss(newAircraft(leased))).toBeGreaterThan(loss);
  });

  it('finds the same model, or the nearest number of seats', () => {
    const other = { ...candidate, id: 'two', model: seedModel('airbus-a320neo'), seats: 72 };
    const same = { ...candidate, id: 'three', seats: 50 };
    expect(sameSize(candidate, [other, same])?.id).toBe('three');
    expect(sameSize(candidate, [{ ...other, id: 'far', seats: 180 }, other])?.id).toBe('two');
    expect(sameSize(candidate, [])).toBeUndefined();
  });

  it('marks the best figure unless all are equal', () => {
    expect(bestOf([3, 1, null], 'less')).toBe(1);
    expect(bestOf([3, 1], 'more')).toBe(3);
    expect(bestOf([2, 2], 'more')).toBeNull();
    expect(bestOf([2, null], 'more')).toBeNull();
  });
});

describe('the CSV file', () => {
  it('has plain figures and names', () => {
    const names = { modelName: () => 'ATR 72', codeOf: () => 'AMS' };
    const row = {
      registration: 'X-1',
      model: 'atr',
      price: 5_000_000,
      value: 4_800_000,
      age: 7.26,
      hours: 20_000.4,
      cycles: 19_000,
      condition: 0.874,
      economy: 70,
      business: 0,
      first: 0,
      airport: 'a',
      km: 12.6,
      seller: { id: 'd', kind: 'dealers', name: '', code: '', colour_primary: '', colour_secondary: '' },
      kind: 'price',
      offers: true,
    } as unknown as OfferedAircraft;
    expect(toCsv(csvColumns(names), [row]).split('\r\n')).toEqual([
      'Registration,Model,Price ($),Market value ($),Age (years),Hours,Cycles,Condition (%),Seats,Airport,Distance to the hub (km),Seller,Sale',
      'X-1,ATR 72,5000000,4800000,7.3,20000,19000,87,70,AMS,13,Dealers,Open to offers',
      '',
    ]);
  });
});

describe('words of the market', () => {
  it('say how a price compares with the value', () => {
    expect(dealText(104, 100)).toBe('4% above value');
    expect(dealText(95, 100)).toBe('5% below value');
    expect(dealText(100_100, 100_000)).toBe('at value');
  });

  it('name the age and the kind of sale', () => {
    expect([ageText(0.01), ageText(7.25)]).toEqual(['new', '7.3 years']);
    expect(saleText({ kind: 'auction', offers: false })).toBe('Auction');
    expect(saleText({ kind: 'price', offers: true })).toBe('Open to offers');
  });

  it('say what a bid has come to', () => {
    const auction = { price: 100, state: 'open', isMet: false } as const;
    expect(bidStateText({ ...auction, own: null })).toBeNull();
    expect(bidStateText({ ...auction, own: { state: 'leading', maximum: 120 } })?.text).toBe(
      'You lead at $100, but the reserve is not met.',
    );
    expect(bidStateText({ ...auction, own: { state: 'outbid', maximum: 90 } })?.tone).toBe('warn');
    expect(reserveText({ hasReserve: false, isMet: true })).toBe('none');
    expect(reserveText({ hasReserve: true, isMet: false })).toBe('not met');
  });
});
