import { numberMarks } from './format.ts';

const SCALES: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9 };

/**
 * Returns the whole US dollars in a text such as "1000000", "$1,000,000", "1.5 M" or "100k", in the account's
 * number format or with spaces between the groups. NaN for anything else, such as a negative amount or cents.
 */
export function parseDollars(text: string): number {
  const { group, decimal } = numberMarks();
  const plain = text.trim().replace(/^\$\s*/, '');
  const parts = new RegExp(
    `^(\\d+|\\d{1,3}(?:([${group}\\s])\\d{3})(?:\\2\\d{3})*)(?:[${decimal}](\\d+))?\\s*([kmb]?)$`,
    'i',
  ).exec(plain);
  if (!parts) return Number.NaN;
  const [, whole = '', , decimals = '', unit = ''] = parts;
  const scale = SCALES[unit.toLowerCase()] ?? 1;
  // Three decimals without a unit are more likely groups of another number format: 100.000.
  if (scale === 1 && decimals.length > 2) return Number.NaN;
  const digits = Number(whole.replaceAll(/\D/g, '') + decimals);
  const dollars = (digits * scale) / 10 ** decimals.length;
  return Number.isSafeInteger(digits) && Number.isSafeInteger(dollars) ? dollars : Number.NaN;
}
