import type { QuotedAirline } from '#game/payloads/shares.ts';
import type { PriceSource } from '#game/shares/price-source.ts';
import { dayText, momentText } from '#web/lib/world-moment.ts';
import { formatCents } from './format-cents.ts';

const LABELS: Record<PriceSource, string> = {
  trade: 'Traded price per share',
  quote: 'Quoted price per share',
  offer: 'Offer price per share',
};

type Priced = Pick<QuotedAirline, 'price' | 'state' | 'source' | 'trade'>;

/** Returns the label of a price, which says where it comes from. */
export const priceLabel = ({ source }: Priced): string => LABELS[source];

/** Returns where a price comes from, for a cell: "Trade, 6 Jan". @param start first day of the world, YYYY-MM-DD */
export function sourceText({ source, trade }: Priced, start: string): string {
  if (source === 'trade' && trade) return `Trade, ${dayText(start, trade.minute)}`;
  return source === 'quote' ? 'Market maker' : 'Offer';
}

/** Returns how a price came about, in one or two sentences. @param start first day of the world, YYYY-MM-DD */
export function priceReason({ price, state, source, trade }: Priced, start: string): string {
  if (state === 'subscribing') return 'The price at which the shares are offered. They do not trade yet.';
  const last = trade
    ? `${formatCents(trade.price)} on ${momentText(start, trade.minute)} UTC`
    : 'No shares have been traded yet.';
  if (source === 'offer') return `The price at which the shares were first offered. ${last}`;
  if (source === 'trade')
    return `The price of the last trade: ${last}${trade?.price === price ? '' : ', less the dividends since'}.`;
  return `Set by the market maker, not by a trade. At midnight, a price beyond its quotes moves to the nearest one, as far as the limits of a day allow. ${trade ? `The last trade was at ${last}.` : last}`;
}
