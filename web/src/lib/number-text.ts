import {
  formatCount,
  formatDecimal,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  numberMarks,
} from './format.ts';

/** Kind of number that a field accepts. */
export interface NumberKind {
  /** Maximum number of decimals. 0 for whole numbers. */
  decimals?: number;
  /** Whether all decimals are written: 24.50. */
  isFixed?: boolean;
  /** Whether a sign may be typed. */
  isSigned?: boolean;
  /** Unit that may be typed with the number: $, %, km. */
  unit?: string;
  /** Whether it is an amount of money that may be shortened: 100k, $1.5 M. */
  isMoney?: boolean;
}

export interface ReadNumber {
  /** NaN if the text is empty or is not such a number. */
  value: number;
  /** Why the text is not such a number, as a sentence. */
  fault?: string;
}

const POWERS: Readonly<Record<string, number>> = { '': 0, k: 3, m: 6, b: 9 };
/** Longer texts are not numbers. */
const LENGTH_MAX = 40;
const MONEY = 1_500_000;
const MARK_NAMES: Readonly<Record<string, string>> = { ',': 'comma', '.': 'dot' };

const example = (decimals: number) => (decimals > 0 ? formatDecimal(1234.5, 1) : formatNumber(1234));

/** Says what separates and groups digits in the account's number format. */
function marksText(): string {
  const { group, decimal } = numberMarks();
  return `Your number format is ${example(1)}: ${MARK_NAMES[group] ?? 'space'} for thousands, ${MARK_NAMES[decimal]} for decimals.`;
}

/** Returns a number without its sign, unit and scale. A unit may come before the number, even after the sign. */
function partsOf(text: string, { unit = '', isMoney = false }: NumberKind) {
  const name = unit.replace('$', '\\$');
  const plain = text.trim().replace('\u2212', '-');
  const bare = unit ? plain.replace(new RegExp(`^([+-]?)\\s*${name}|\\s*${name}$`, 'i'), '$1') : plain;
  const [, sign = '', body = '', scale = ''] =
    (isMoney ? /^([+-]?)(.*?)([kmb]?)$/is : /^([+-]?)(.*)$/s).exec(bare) ?? [];
  return { sign, body: body.trim(), scale: scale.toLowerCase() };
}

function readStrictly(text: string, kind: NumberKind): ReadNumber {
  const { decimals = 0, isSigned = false } = kind;
  const wrong = (fault: string): ReadNumber => ({ value: Number.NaN, fault });
  const { group, decimal } = numberMarks();
  const { sign, body, scale } = partsOf(text.length > LENGTH_MAX ? '' : text, kind);
  if (!/^[\d.,\s]*$/.test(body) || !/\d/.test(body))
    return wrong(`Enter a number, such as ${example(decimals)}.`);
  const match = new RegExp(
    `^(\\d*|[1-9]\\d{0,2}([${group}\\s])\\d{3}(?:\\2\\d{3})*)(?:[${decimal}](\\d*))?$`,
  ).exec(body);
  if (!match) return wrong(marksText());
  const [, whole = '', mark = ' ', tail = ''] = match;
  // Three decimals are more likely groups of another number format: 100.000.
  if (!scale && tail.length > Math.max(2, decimals)) return wrong(marksText());
  const fraction = tail.replace(/0+$/, '');
  const power = POWERS[scale] ?? 0;
  if (fraction.length - power > decimals)
    return wrong(
      decimals === 0 ? 'Enter a whole number.' : `Enter at most ${formatCount(decimals, 'decimal')}.`,
    );
  if (sign && !isSigned) return wrong('Enter a number without a sign.');
  const value = Number(`${whole.replaceAll(mark, '')}.${fraction}0e${power}`);
  if (!Number.isSafeInteger(Math.trunc(value))) return wrong('This number is too large.');
  return { value: sign === '-' && value !== 0 ? -value : value };
}

/**
 * Reads a number in the account's number format, or with spaces between the groups. It never guesses: a text that
 * looks like another format is a fault.
 */
export function readNumber(text: string, kind: NumberKind = {}): ReadNumber {
  if (text.trim() === '') return { value: Number.NaN };
  const read = readStrictly(text, kind);
  if (!kind.isMoney || read.fault === undefined) return read;
  const fault = `Enter whole dollars, such as ${formatMoney(MONEY)} or ${formatMoneyShort(MONEY, 'short')}.`;
  return { value: Number.NaN, fault };
}

/** Writes a number as a text that `readNumber` reads. Empty for NaN. */
export function writeNumber(
  value: number,
  { decimals = 0, isFixed = false, isMoney }: NumberKind = {},
): string {
  if (Number.isNaN(value)) return '';
  if (isMoney) return formatMoney(value);
  let shown = isFixed ? decimals : 0;
  while (shown < decimals && Number(value.toFixed(shown)) !== value) shown++;
  return formatDecimal(value, shown);
}
