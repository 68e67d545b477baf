import { groupDigits } from './group-digits.ts';

/** Returns a number with its noun: 1 lot, 1,200 lots. */
export const countText = (count: number, noun: string): string =>
  `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;
