import { groupDigits } from '../platform/text/group-digits.ts';

/** Returns a price per share for people: $12.34. @param cents per share */
export function formatCents(cents: number): string {
  const whole = Math.round(cents);
  return `$${groupDigits(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`;
}
