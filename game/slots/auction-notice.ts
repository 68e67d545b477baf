import { formatDollars } from '../platform/text/format-dollars.ts';
import type { BidResult, Missed } from './auction-hour.ts';

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const REASONS: Readonly<Record<Missed, string>> = {
  not_full: 'slots are free again, so plan a flight there',
  none_left: 'no slot was left',
  outbid: 'others bid more, or as much before you',
  share: 'you have as many slots as one airline may have',
};

/** A decided bid. */
export interface DecidedBid extends BidResult {
  lots: number;
  /** US dollars per slot. */
  price: number;
}

/** Returns the sum of an airline's bids in escrow, and of what it pays, in whole US dollars. */
export const sumsOf = (bids: readonly DecidedBid[]): { tiedUp: number; paid: number } => ({
  tiedUp: bids.reduce((sum, { lots, price }) => sum + lots * price, 0),
  paid: bids.reduce((sum, { won, paid }) => sum + won * paid, 0),
});

/** Returns a sentence for each reason why bids got fewer slots than they asked for. */
const reasonsOf = (bids: readonly DecidedBid[]): string[] =>
  (Object.keys(REASONS) as Missed[]).flatMap((reason) => {
    const hours = bids.filter(({ missed }) => missed === reason).length;
    return hours === 0 ? [] : [`In ${counted(hours, 'hour')}, ${REASONS[reason]}.`];
  });

/**
 * Returns the notice about an airline's bids at one airport after an auction.
 * @param airport its public code
 */
export function slotAuctionNotice(
  airport: string,
  bids: readonly DecidedBid[],
): { title: string; body: string } {
  const won = bids.reduce((sum, bid) => sum + bid.won, 0);
  const wanted = bids.reduce((sum, bid) => sum + bid.lots, 0);
  const { tiedUp, paid } = sumsOf(bids);
  const result =
    won === 0
      ? `You bid for ${counted(wanted, 'slot')}. All ${formatDollars(tiedUp)} came back.`
      : `You won ${won} of ${counted(wanted, 'slot')} for ${formatDollars(paid)} in total.`;
  const rest = tiedUp - paid;
  const refund = won > 0 && rest > 0 ? [`${formatDollars(rest)} came back.`] : [];
  const next =
    won > 0 ? ['Plan departures in these hours, because slots that stay unused are withdrawn.'] : [];
  return {
    title: `Auction at ${airport}: ${won === 0 ? 'no slot' : counted(won, 'slot')} won`,
    body: [result, ...refund, ...reasonsOf(bids), ...next].join(' '),
  };
}
