import { describe, expect, it } from 'vitest';
import {
  countryName,
  formatCount,
  formatDate,
  formatDistance,
  formatLength,
  formatMoney,
  formatNumber,
} from '../../web/src/lib/format.ts';

describe('figures', () => {
  it('have thousands separators and a true minus sign', () => {
    expect(formatNumber(-1234567)).toBe('−1,234,567');
    expect(formatMoney(25_000_000)).toBe('$25,000,000');
    expect(formatMoney(-20)).toBe('−$20');
    expect(formatMoney(0)).toBe('$0');
  });

  it('stand in the units chosen', () => {
    expect([formatDistance(1852, 'metric'), formatDistance(1852, 'aviation')]).toEqual([
      '1,852 km',
      '1,000 nm',
    ]);
    expect(formatDistance(1609.344, 'imperial')).toBe('1,000 mi');
    expect([formatLength(3048, 'metric'), formatLength(3048, 'aviation')]).toEqual(['3,048 m', '10,000 ft']);
    expect(formatLength(-3, 'metric')).toBe('−3 m');
  });

  it('count their nouns', () => {
    expect([0, 1, 2].map((count) => formatCount(count, 'runway'))).toEqual([
      '0 runways',
      '1 runway',
      '2 runways',
    ]);
  });
});

it('dates are those of UTC, from what the server sends', () => {
  expect(formatDate('2026-01-06 23:59:59.999Z')).toBe('Tue 6 Jan 2026');
  expect(formatDate('')).toBe('');
});

it('countries have names; what is none stays as it is', () => {
  expect([countryName('NL'), countryName('XK'), countryName('?')]).toEqual(['Netherlands', 'Kosovo', '?']);
});
