import type { QuotedAirline } from '#game/payloads/shares.ts';
import { offeredTo } from '#game/shares/new-issue.ts';
import { AIRLINE_MAX, airlineLimit } from '#game/shares/subscription.ts';
import { formatPercent } from '#web/lib/format.ts';

/** Shares of an airline that can be subscribed. */
export interface OpenOffer {
  lots: number;
  /** Name of one lot: 'lot' or 'new lot'. */
  kind: string;
  /** Cents per share. */
  price: number;
  /** World minute. */
  closes: number;
  /** Lots that the player may subscribe for, and what portion of the offer that is. */
  max: number;
  part: string;
  /** Sentences about the end of the offer. */
  terms: string;
}

/**
 * Returns the open offer of an airline. Undefined if there is none, or if the player holds too few shares to take part and
 * has subscribed none.
 * @param held lots that the player holds
 * @param subscribed lots that the player has subscribed. They can be given back after a sale of all shares.
 */
export function openOfferOf(listing: QuotedAirline, held: number, subscribed: number): OpenOffer | undefined {
  const { state, issue_lots, issue_price, closes, lots, offer_lots, offer_price, offer_closes } = listing;
  if (state === 'subscribing')
    return {
      lots: issue_lots,
      kind: 'lot',
      price: issue_price,
      closes,
      max: airlineLimit(issue_lots),
      part: `${formatPercent(AIRLINE_MAX)} of the offer`,
      terms:
        'If more lots are wanted than offered, everyone gets the same percentage. If less than half are wanted, everyone gets their money back.',
    };
  const max = offeredTo(offer_lots, held, lots);
  if (max < 1 && (subscribed === 0 || offer_lots === 0)) return undefined;
  return {
    lots: offer_lots,
    kind: 'new lot',
    price: offer_price,
    closes: offer_closes,
    max,
    part: 'your portion of the offer',
    terms: 'Your portion is the percentage of all shares that you hold when the offer ends.',
  };
}
