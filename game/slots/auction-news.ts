import { formatDollars } from '../platform/text/format-dollars.ts';
import type { BidResult } from './auction-hour.ts';

/** Maximum number of airports that are named. */
const NAMED = 3;

/** A bid with its result and the public code of its airport. */
export type ReportedBid = Pick<BidResult, 'won' | 'paid'> & { airport: string };

/** Returns the slots sold at each airport and the highest price of one, the most expensive airport first. */
function salesOf(bids: readonly ReportedBid[]): [airport: string, sold: number, price: number][] {
  const sales = new Map<string, [sold: number, price: number]>();
  for (const { airport, won, paid } of bids) {
    if (won === 0) continue;
    const [sold, price] = sales.get(airport) ?? [0, 0];
    sales.set(airport, [sold + won, Math.max(price, paid)]);
  }
  return [...sales]
    .map(([airport, [sold, price]]): [string, number, number] => [airport, sold, price])
    .sort((one, other) => other[2] - one[2] || other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
}

/** Returns the world news about an auction of slots. Null if none was sold. */
export function slotAuctionNews(bids: readonly ReportedBid[]): { title: string; body: string } | null {
  const sales = salesOf(bids);
  if (sales.length === 0) return null;
  const sold = sales.reduce((sum, [, count]) => sum + count, 0);
  const named = sales
    .slice(0, NAMED)
    .map(([airport, count, price]) => `${airport}: ${count}, at up to ${formatDollars(price)} each.`);
  const rest = sales.length - NAMED;
  const others = rest > 0 ? [`${rest} more ${rest === 1 ? 'airport' : 'airports'}.`] : [];
  return {
    title: `${sold} ${sold === 1 ? 'slot' : 'slots'} auctioned`,
    body: [...named, ...others].join(' '),
  };
}
