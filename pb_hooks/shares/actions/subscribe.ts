import type { ActionInput } from '#game/actions/actions.ts';
import { countText } from '#game/platform/text/count-text.ts';
import { formatRate } from '#game/platform/text/format-rate.ts';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { offeredTo } from '#game/shares/new-issue.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { AIRLINE_MAX, airlineLimit } from '#game/shares/subscription.ts';
import { HOLDING } from '#game/tables/holding.ts';
import { SUBSCRIPTION } from '#game/tables/subscription.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { insolvencyError } from '#hooks/bank/insolvency/reject-insolvent.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { nextNumber } from '../add-order.ts';
import { codeOf } from '../code-of.ts';
import { findPublic, rejectBuyer, rejectCrossHolding } from './reject-share.ts';

const s = aliased(SUBSCRIPTION, 's');
const OWN = 'FROM subscription s WHERE s.airline = {:airline} AND s.issuer = {:issuer}';
const PLACE = insertInto(
  SUBSCRIPTION,
  {},
  'ON CONFLICT (airline, issuer) DO UPDATE SET lots = excluded.lots, placed = excluded.placed',
);

const h = aliased(HOLDING, 'h');
const HELD = 'FROM holding h WHERE h.airline = {:airline} AND h.issuer = {:issuer}';

/** An open offer of shares. */
interface OpenOffer {
  /** Cents per share. */
  price: number;
  closes: number;
  /** Lots that the caller may subscribe, and why these. */
  max: number;
  why: string;
}

/** Returns the offer of an airline that goes public, or that of a listed one to its holders. */
function findOffer(context: ActionContext, issuer: string): OpenOffer {
  const { tx, airline, now } = context;
  const listing = findPublic(context, issuer);
  if (listing.state === 'subscribing' && now < listing.closes) {
    const max = airlineLimit(listing.issue_lots);
    const why = `An airline gets at most ${formatRate(AIRLINE_MAX)} of an issue.`;
    return { price: listing.issue_price, closes: listing.closes, max, why };
  }
  if (listing.offer_lots > 0 && now < listing.offer_closes) {
    const held = readAll(tx, { lots: h.lots }, HELD, { airline: airline.id, issuer })[0]?.lots ?? 0;
    const max = offeredTo(listing.offer_lots, held, listing.lots);
    const why = `You hold ${groupDigits(held)} of ${countText(listing.lots, 'lot')}, and get the same part of the offer.`;
    return { price: listing.offer_price, closes: listing.offer_closes, max, why };
  }
  throw rejection('airline', 'offer_closed', 'This offer is not open. Place an order instead.');
}

/**
 * Subscribes shares that another airline offers, or changes or withdraws the subscription. Its full price moves to
 * escrow at once.
 */
export function subscribe(context: ActionContext, input: ActionInput<'share.subscribe'>): object {
  const { tx, airline, now } = context;
  const { airline: issuer, lots } = input;
  const { price, closes, max, why } = findOffer(context, issuer);
  if (lots > max)
    throw rejection('lots', 'too_many', `${why} You can subscribe for up to ${countText(max, 'lot')}.`);
  const bound = { airline: airline.id, issuer };
  const before = readAll(tx, { lots: s.lots }, OWN, bound)[0]?.lots ?? 0;
  if (lots > before && airline.isInsolvent) throw insolvencyError(tx, airline.id, now);
  if (lots > before) {
    rejectBuyer(context, issuer, amountOf(lots - before, price));
    rejectCrossHolding(context, issuer, lots - before);
  }
  const change = amountOf(lots - before, price);
  const memo = `Subscription for shares of ${codeOf(tx, issuer)}`;
  if (change > 0) context.debit({ category: 'share_escrow', amount: change, memo });
  if (change < 0) context.credit({ category: 'share_escrow_refund', amount: -change, memo });
  if (lots === 0)
    tx.db()
      .newQuery('DELETE FROM subscription WHERE airline = {:airline} AND issuer = {:issuer}')
      .bind(bound)
      .execute();
  else if (lots !== before) {
    const id = recordId(['subscription', airline.id, issuer]);
    writeRows(tx, PLACE, [{ id, ...bound, lots, price, placed: nextNumber(tx) }]);
  }
  return { closes };
}
