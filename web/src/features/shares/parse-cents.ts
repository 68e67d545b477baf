/** Dollars with or without commas between thousands, then cents. */
const PRICE = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?\s*$/;

/** Returns a price typed in dollars as cents per share. NaN if it is no price. */
export function parseCents(text: string): number {
  const match = PRICE.exec(text);
  if (!match) return Number.NaN;
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Returns cents per share as a text to type over: 12.34. */
export const typedCents = (cents: number): string => (cents / 100).toFixed(2);
