import { afterEach, describe, expect, it } from 'vitest';
import {
  chooseFormats,
  countryName,
  formatCount,
  formatDate,
  formatDecimal,
  formatDistance,
  formatLength,
  formatMinutes,
  formatMoney,
  formatMoneyChange,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  formatRough,
  formatSpeed,
} from '#web/lib/format.ts';

describe('figures', () => {
  it('have thousands separators and a true minus sign', () => {
    expect(formatNumber(-1234567)).toBe('−1,234,567');
    expect(formatMoney(25_000_000)).toBe('$25,000,000');
    expect(formatMoney(-20)).toBe('−$20');
    expect(formatMoney(0)).toBe('$0');
  });

  it('have a sign only if they are not 0', () => {
    expect([formatNumber(-0.4), formatDecimal(-0.04, 1), formatMoneyChange(0)]).toEqual(['0', '0.0', '$0']);
    expect([formatMoneyChange(1200), formatMoneyChange(-1200)]).toEqual(['+$1,200', '−$1,200']);
  });

  it('are short in tiles from a million', () => {
    expect(formatMoneyShort(1_234_567)).toBe('$1.23\u202fM');
    expect(formatMoneyShort(-123_456_789)).toBe('−$123.5\u202fM');
    expect(formatMoneyShort(999_999_999)).toBe('$1.00\u202fB');
    expect(formatMoneyShort(999_900)).toBe('$999,900');
  });

  it('are rounded if only their size matters', () => {
    expect([0, 747, 61_480, 742_560, 994_000, 996_000].map(formatRough)).toEqual([
      '0',
      '750',
      '61,000',
      '740,000',
      '990,000',
      '1.0\u202fM',
    ]);
    expect([3_149_999, 9_960_000, 37_138_364, 137_999_937].map(formatRough)).toEqual([
      '3.1\u202fM',
      '10\u202fM',
      '37\u202fM',
      '140\u202fM',
    ]);
  });

  it('use the selected units', () => {
    expect([formatDistance(1852, 'metric'), formatDistance(1852, 'aviation')]).toEqual([
      '1,852 km',
      '1,000 nm',
    ]);
    expect(formatDistance(1609.344, 'imperial')).toBe('1,000 mi');
    expect([formatLength(3048, 'metric'), formatLength(3048, 'aviation')]).toEqual(['3,048 m', '10,000 ft']);
    expect(formatLength(-3, 'metric')).toBe('−3 m');
  });

  it('include speeds, shares and times', () => {
    expect([formatSpeed(852, 'metric'), formatSpeed(852, 'aviation'), formatSpeed(852, 'imperial')]).toEqual([
      '852 km/h',
      '460 kn',
      '529 mph',
    ]);
    expect([formatPercent(0.835), formatPercent(0.835, 1), formatPercent(1)]).toEqual([
      '84%',
      '83.5%',
      '100%',
    ]);
    expect([0, 59.6, 125, -25].map(formatMinutes)).toEqual(['0 min', '1 h 00 min', '2 h 05 min', '−25 min']);
  });

  it('have nouns in the right number', () => {
    expect([1, 2].map((count) => formatCount(count, 'aircraft'))).toEqual(['1 aircraft', '2 aircraft']);
    expect([0, 1, 2].map((count) => formatCount(count, 'runway'))).toEqual([
      '0 runways',
      '1 runway',
      '2 runways',
    ]);
  });
});

describe('formats selected in the account', () => {
  afterEach(() => chooseFormats({}));

  it('apply to every number', () => {
    chooseFormats({ numbers: 'point' });
    expect([formatMoney(1_234_567), formatDecimal(1234.5, 1)]).toEqual(['$1.234.567', '1.234,5']);
    expect(formatMoneyShort(1_234_567)).toBe('$1,23\u202fM');
    chooseFormats({ numbers: 'space', money: 'full' });
    expect(formatMoneyShort(-1_234_567)).toBe('−$1\u202f234\u202f567');
  });
});

it("dates are in UTC, from the server's format", () => {
  expect(formatDate('2026-01-06 23:59:59.999Z')).toBe('Tue 6 Jan 2026');
  expect(formatDate('')).toBe('');
});

it('countries have names, and unknown codes stay unchanged', () => {
  expect([countryName('NL'), countryName('XK'), countryName('?')]).toEqual(['Netherlands', 'Kosovo', '?']);
});
