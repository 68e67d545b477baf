import { formatRate } from '#game/platform/text/format-rate.ts';
import { buyObstacle, describeBuyObstacle } from '#game/shares/buyer.ts';
import { describePriceBand, priceBand } from '#game/shares/price-band.ts';
import { DISCLOSED, ORDERS_MAX } from '#game/shares/share-limits.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { readTradingAirlines } from '#hooks/exchange/trading-airlines.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { codeOf } from '../code-of.ts';
import { breaksCrossHolding } from '../cross-holding.ts';
import { readLastSale } from '../last-sales.ts';
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

/** Rejects a purchase by a young airline of a player, and one too soon after the airline has sold shares of the issuer. */
export function rejectBuyer(context: ActionContext, issuer: string): void {
  const { tx, airline, now } = context;
  const buyer = readTradingAirlines(tx, [airline.id]).get(airline.id);
  const obstacle = buyer && buyObstacle(buyer, readLastSale(tx, airline.id, issuer), now);
  if (!obstacle) return;
  const from = sayMinute(context, obstacle.from);
  throw rejection('airline', obstacle.code, describeBuyObstacle(obstacle, codeOf(tx, issuer), from));
}
