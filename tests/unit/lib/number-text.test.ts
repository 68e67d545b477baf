import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseFormats, formatMoney, formatMoneyShort, type NumberStyle } from '#web/lib/format.ts';
import { type NumberKind, readNumber, writeNumber } from '#web/lib/number-text.ts';

const STYLES: NumberStyle[] = ['comma', 'space', 'point'];
const MONEY: NumberKind = { unit: '$', isMoney: true };
const PRICE: NumberKind = { unit: '$', decimals: 2, isFixed: true };
const PERCENT: NumberKind = { unit: '%', decimals: 2, isSigned: true };
const WHOLE: NumberKind = {};

afterEach(() => chooseFormats({}));

function read(text: string, kind: NumberKind, numbers: NumberStyle = 'comma') {
  chooseFormats({ numbers });
  return readNumber(text, kind);
}

describe('a text is read in the account’s number format', () => {
  it.each<[text: string, kind: NumberKind, value: number, style?: NumberStyle]>([
    ['2.5', PERCENT, 2.5],
    ['2,5', PERCENT, 2.5, 'point'],
    ['2,5 %', PERCENT, 2.5, 'point'],
    ['-2.5', PERCENT, -2.5],
    ['\u22122.5%', PERCENT, -2.5, 'space'],
    ['+5', PERCENT, 5],
    ['-0', PERCENT, 0],
    ['.5', PERCENT, 0.5],
    ['2.', PERCENT, 2],
    ['1.234', WHOLE, 1_234, 'point'],
    ['1,234', WHOLE, 1_234],
    ['1234.00', WHOLE, 1_234],
    [' 12 345 ', WHOLE, 12_345],
    ['12\u00a0345', WHOLE, 12_345, 'point'],
    ['12\u202f345', WHOLE, 12_345, 'space'],
    ['1,200 km', { unit: 'km' }, 1_200],
    ['007', WHOLE, 7],
    ['24.50', PRICE, 24.5],
    ['$ 24', PRICE, 24],
    ['24,5', PRICE, 24.5, 'point'],
    ['1.500,25', PRICE, 1_500.25, 'point'],
    ['$1,000,000', PRICE, 1_000_000],
    ['1000000', MONEY, 1_000_000],
    [' $ 1,000,000 ', MONEY, 1_000_000],
    ['1 000 000', MONEY, 1_000_000],
    ['1,000.00', MONEY, 1_000],
    ['0', MONEY, 0],
    ['100k', MONEY, 100_000],
    ['$1.50\u202fM', MONEY, 1_500_000],
    ['1,234.5 k', MONEY, 1_234_500],
    ['1.15m', MONEY, 1_150_000],
    ['2b', MONEY, 2_000_000_000],
    ['1.000.000', MONEY, 1_000_000, 'point'],
    ['1,5M', MONEY, 1_500_000, 'point'],
    ['1.000,00', MONEY, 1_000, 'point'],
    ['1\u202f000\u202f000', MONEY, 1_000_000, 'space'],
  ])('%s', (text, kind, value, style) => expect(read(text, kind, style)).toEqual({ value }));

  it('an empty text is no number, and no fault', () => {
    expect(read('', WHOLE)).toEqual({ value: Number.NaN });
    expect(read(' ', MONEY)).toEqual({ value: Number.NaN });
  });
});

describe('a text that is not such a number says why', () => {
  const COMMA = 'Your number format is 1,234.5: comma for thousands, dot for decimals.';
  const POINT = 'Your number format is 1.234,5: dot for thousands, comma for decimals.';
  const SPACE = 'Your number format is 1\u202f234.5: space for thousands, dot for decimals.';
  it.each<[text: string, kind: NumberKind, fault: string, style?: NumberStyle]>([
    ['2,5', PERCENT, COMMA],
    ['2.5', PERCENT, POINT, 'point'],
    ['1.23', WHOLE, POINT, 'point'],
    ['1.2345', WHOLE, POINT, 'point'],
    ['0.500', WHOLE, POINT, 'point'],
    ['100,000', PRICE, POINT, 'point'],
    ['100.000', WHOLE, COMMA],
    ['1.234', PRICE, COMMA],
    ['1,234.5.', PERCENT, COMMA],
    ['10,00,000', WHOLE, COMMA],
    ['1,000 000', WHOLE, COMMA],
    ['1,5', PERCENT, SPACE, 'space'],
    ['1.5', WHOLE, 'Enter a whole number.'],
    ['1,5', WHOLE, 'Enter a whole number.', 'point'],
    ['1.25', { decimals: 1 }, 'Enter at most 1 decimal.'],
    ['-5', WHOLE, 'Enter a number without a sign.'],
    ['+5', PRICE, 'Enter a number without a sign.'],
    ['ten', WHOLE, 'Enter a number, such as 1,234.'],
    ['ten', PERCENT, 'Enter a number, such as 1.234,5.', 'point'],
    ['1e4', PRICE, 'Enter a number, such as 1,234.5.'],
    ['5 km', WHOLE, 'Enter a number, such as 1,234.'],
    ['%', PERCENT, 'Enter a number, such as 1,234.5.'],
    ['- -5', PERCENT, 'Enter a number, such as 1,234.5.'],
    ['1k', WHOLE, 'Enter a number, such as 1,234.'],
    ['9'.repeat(17), WHOLE, 'This number is too large.'],
  ])('%s', (text, kind, fault, style) =>
    expect(read(text, kind, style)).toEqual({ value: Number.NaN, fault }),
  );

  it('even one that is very long', () =>
    expect(read('9'.repeat(100_000), WHOLE).fault).toBe('Enter a number, such as 1,234.'));

  it.each<[text: string, style?: NumberStyle]>([
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
  ])('%s is no amount of money', (text, style = 'comma') => {
    chooseFormats({ numbers: style });
    const example = `${formatMoney(1_500_000)} or ${formatMoneyShort(1_500_000, 'short')}`;
    expect(readNumber(text, MONEY)).toEqual({
      value: Number.NaN,
      fault: `Enter whole dollars, such as ${example}.`,
    });
  });
});

describe('what the pages write is read as the same number', () => {
  const anyStyle = fc.constantFrom(...STYLES);
  const places = fc.integer({ min: 0, max: 3 });

  it('in fields', () => {
    const whole = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(anyStyle, whole, places, fc.boolean(), (numbers, digits, decimals, isFixed) => {
        chooseFormats({ numbers });
        const value = Number((digits / 10 ** decimals).toFixed(decimals)) + 0;
        const kind = { decimals, isFixed, isSigned: true };
        expect(readNumber(writeNumber(value, kind), kind)).toEqual({ value });
      }),
    );
  });

  it('as amounts of money', () => {
    fc.assert(
      fc.property(anyStyle, fc.integer({ min: 0, max: 1_000_000_000_000 }), (numbers, dollars) => {
        chooseFormats({ numbers });
        expect(readNumber(formatMoney(dollars), MONEY)).toEqual({ value: dollars });
      }),
    );
    for (const numbers of STYLES) {
      chooseFormats({ numbers });
      expect(readNumber(formatMoneyShort(12_340_000, 'short'), MONEY).value).toBe(12_340_000);
    }
  });
});

it('a text written in one format never means another number in another', () => {
  const pairs = STYLES.flatMap((one) => STYLES.map((other) => [one, other] as const));
  const kind = { decimals: 2, isSigned: true };
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.integer({ max: 99_999_999, min: -99_999_999 }),
      ([one, other], cents) => {
        chooseFormats({ numbers: one });
        const value = cents / 100 + 0;
        const text = writeNumber(value, { ...kind, isFixed: true });
        chooseFormats({ numbers: other });
        const { value: read } = readNumber(text, kind);
        expect(Number.isNaN(read) || read === value).toBe(true);
      },
    ),
  );
});
