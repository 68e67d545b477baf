import { afterEach, expect, it } from 'vitest';
import { chooseFormats, formatMoney, formatMoneyShort, type NumberStyle } from '#web/lib/format.ts';
import { parseDollars } from '#web/lib/parse-dollars.ts';

afterEach(() => chooseFormats({}));

it.each<[text: string, dollars: number, style?: NumberStyle]>([
  ['1000000', 1_000_000],
  ['$1,000,000', 1_000_000],
  [' $ 1,000,000 ', 1_000_000],
  ['1 000 000', 1_000_000],
  ['1,000.00', 1_000],
  ['0', 0],
  ['100k', 100_000],
  ['1.5M', 1_500_000],
  ['$1.50\u202fM', 1_500_000],
  ['1,234.5 k', 1_234_500],
  ['1.15m', 1_150_000],
  ['2b', 2_000_000_000],
  ['1.000.000', 1_000_000, 'point'],
  ['1,5M', 1_500_000, 'point'],
  ['1.000,00', 1_000, 'point'],
  ['1\u202f000\u202f000', 1_000_000, 'space'],
])('reads %s as an amount', (text, dollars, numbers = 'comma') => {
  chooseFormats({ numbers });
  expect(parseDollars(text)).toBe(dollars);
});

it.each<[text: string, style?: NumberStyle]>([
  [''],
  ['-1000000'],
  ['\u22121,000,000'],
  ['+5'],
  ['1e6'],
  ['1.5'],
  ['1.5e6'],
  ['0.0001k'],
  ['1,5M'],
  ['1,00'],
  ['10,00,000'],
  ['1,000 000'],
  ['100.000'],
  ['100,000', 'point'],
  ['1.5M', 'point'],
  ['1M5'],
  ['1 T'],
  ['ten'],
  ['$'],
  ['99999999999999999'],
  ['9999999999 B'],
])('does not take %s for an amount', (text, numbers = 'comma') => {
  chooseFormats({ numbers });
  expect(parseDollars(text)).toBeNaN();
});

it('reads what the pages write', () => {
  for (const numbers of ['comma', 'space', 'point'] as const) {
    chooseFormats({ numbers });
    for (const dollars of [0, 999, 1_000, 12_340_000, 987_654_321_000]) {
      expect(parseDollars(formatMoney(dollars))).toBe(dollars);
      expect(parseDollars(formatMoneyShort(12_340_000, 'short'))).toBe(12_340_000);
    }
  }
});
