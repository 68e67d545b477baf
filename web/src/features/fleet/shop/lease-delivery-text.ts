import { formatCount } from '../../../lib/format.ts';

/**
 * Returns when leased aircraft are at the hub, in words.
 *
 * @param count of aircraft in the order
 * @param days that the lessor's delivery takes, cabin included
 * @param isFirst whether the airline has never leased before: see `leaseDelivery`
 */
export function leaseDeliveryText(count: number, days: number, isFirst: boolean): string {
  const later = `in ${formatCount(days, 'day')}`;
  if (!isFirst) return later;
  return count > 1 ? `first within an hour, others ${later}` : 'within one game hour';
}
