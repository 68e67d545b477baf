import type { LeaseStock } from '#game/fleet/lease-stock.ts';
import { formatNumber } from '#web/lib/format.ts';
import { dayText } from '#web/lib/world-moment.ts';

/**
 * Returns the lessors' stock of a model in words: "3", "none until 12 Jan" or "none left".
 *
 * @param start first day of the world, YYYY-MM-DD
 */
export function stockText({ available, next }: LeaseStock, start: string): string {
  if (available > 0) return formatNumber(available);
  return next === null ? 'none left' : `none until ${dayText(start, next)}`;
}

/**
 * Returns when lessors expect the next aircraft, in words.
 *
 * @param start first day of the world, YYYY-MM-DD
 */
export function nextText({ next }: LeaseStock, start: string): string {
  const when =
    next === null
      ? 'None is expected within a year.'
      : `The next one is expected on ${dayText(start, next)}.`;
  return `${when} Aircraft returned by other airlines are available immediately.`;
}
