import { formatRate } from '#game/platform/text/format-rate.ts';
import { buyObstacle, describeBuyObstacle, describeOverRoom } from '#game/shares/buyer.ts';
import { describePriceBand, priceBand } from '#game/shares/price-band.ts';
import { DISCLOSED, ORDERS_MAX } from '#game/shares/share-limits.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { codeOf } from '../code-of.ts';
import { breaksCrossHolding } from '../cross-holding.ts';
import { readLastSale } from '../last-sales.ts';
import { readBuyer } from '../read-buyer.ts';
import { type StoredShareListing, shareListingOf } from '../read-share-listing.ts';

/** Returns the row of the airline whose shares are wanted. Rejects the caller's own airline and private ones. */
export function findPublic(context: ActionContext, airline: string): StoredShareListing {
  if (airline === context.airline.id)
    throw rejection('airline', 'own_airline', 'An airline cannot trade its own shares.');
  const listing = shareListingOf(context.tx, airline);
  if (!listing) throw rejection('airline', 'not_listed', 'There is no such airline on the stock market.');
  return listing;
}

/** Returns the row of another airline whose shares trade. */
export function findListed(context: ActionContext, airline: string): StoredShareListing {
  const listing = findPublic(context, airline);
  if (listing.state === 'listed') return listing;
  throw rejection(
    'airline',
    'not_listed',
    'This offer is still open. Subscribe now, or trade the shares when it has ended.',
  );
}

/** Rejects a limit outside of the day's band. @param limit cents per share */
export function rejectOutOfBand(limit: number, { band_price }: StoredShareListing): void {
  const { min, max } = priceBand(band_price);
  if (limit >= min && limit <= max) return;
  throw rejection('limit', 'out_of_band', describePriceBand({ min, max }));
}

const OPEN = 'SELECT count(*) AS json FROM share_order WHERE airline = {:airline}';

export function rejectTooManyOrders({ tx, airline }: ActionContext): void {
  const open = readJson<number>(tx, OPEN, { airline: airline.id });
  if (open < ORDERS_MAX) return;
  throw rejection('lots', 'too_many_orders', `You have ${open} open orders. Cancel one first.`);
}

/** Rejects a purchase after which an airline would hold shares of one of its owners. */
export function rejectCrossHolding({ tx, airline }: ActionContext, issuer: string, lots: number): void {
  if (!breaksCrossHolding(tx, airline.id, issuer, lots)) return;
  throw rejection(
    'airline',
    'cross_holding',
    `${codeOf(tx, issuer)} and your airline would own each other. An airline cannot hold shares of an airline that owns ${formatRate(DISCLOSED)} or more of it.`,
  );
}

/**
 * Rejects a purchase by a player's airline that has not flown for long or owes an unsecured loan, one too soon after it
 * has sold shares of the issuer, and one beyond its limit of a year.
 * @param amount of the purchase in whole US dollars. 0 if the limit does not apply
 */
export function rejectBuyer(context: ActionContext, issuer: string, amount: number): void {
  const { tx, airline, now } = context;
  const buyer = readBuyer(tx, airline.id, now);
  const obstacle = buyObstacle(buyer, readLastSale(tx, airline.id, issuer), now);
  const say = (minute: number) => sayMinute(context, minute);
  if (obstacle)
    throw rejection('airline', obstacle.code, describeBuyObstacle(obstacle, codeOf(tx, issuer), say));
  const overRoom = describeOverRoom(amount, buyer);
  if (overRoom) throw rejection('lots', 'over_equity', overRoom);
}
