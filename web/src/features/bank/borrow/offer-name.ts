import { formatCount, formatMoneyShort } from '#web/lib/format.ts';
import type { Offer } from './offers.ts';

/** Returns the name of an offer, and what secures it. */
export function offerName({ weeks, collateral }: Offer): { title: string; note: string } {
  const term = formatCount(weeks, 'week');
  if (!collateral) return { title: `Unsecured, ${term}`, note: '' };
  return {
    title: `Secured by ${collateral.registration}, ${term}`,
    note: `Worth ${formatMoneyShort(collateral.value)}, secures ${formatMoneyShort(collateral.limit)}`,
  };
}
