import { formatDecimal } from '#web/lib/format.ts';

/** Returns a price per share in the account's number format: $12.34. @param cents per share */
export const formatCents = (cents: number): string => `$${formatDecimal(Math.round(cents) / 100, 2)}`;
