import { groupDigits } from './group-digits.ts';

/** Returns whole US dollars for a message: $1,204,000. */
export function formatDollars(amount: number): string {
  return `${amount < 0 ? '\u2212' : ''}$${groupDigits(Math.abs(amount))}`;
}
