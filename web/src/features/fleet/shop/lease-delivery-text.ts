import { formatCount } from '#web/lib/format.ts';

/**
 * Returns when leased aircraft arrive at the hub, in words.
 *
 * @param count aircraft in the order
 * @param days delivery time of the lessor, including a new cabin
 * @param isFirst whether the airline has never leased before (see `leaseDelivery`)
 */
export function leaseDeliveryText(count: number, days: number, isFirst: boolean): string {
  const later = `in ${formatCount(days, 'day')}`;
  if (!isFirst) return later;
  return count > 1 ? `first within an hour, others ${later}` : 'within one game hour';
}
