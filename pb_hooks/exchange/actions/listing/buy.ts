import type { ActionInput } from '#game/actions/actions.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectStalePrice, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { tradeObstacle } from '#hooks/exchange/check-trade.ts';
import { endOffersFor } from '#hooks/exchange/end-offers.ts';
import { tradeAircraft } from '#hooks/exchange/hand-over.ts';
import { findListing } from './own-listing.ts';

/** Buys an aircraft at its asking price. In the air, it is handed over when it has landed. */
export function buyListed(context: ActionContext, input: ActionInput<'listing.buy'>): object {
  const { tx, airline, now, world } = context;
  const { aircraft, seller, price, registration } = findListing(context, input.listing);
  if (seller === airline.id)
    throw rejection('listing', 'own_listing', `${registration} is your own aircraft.`);
  rejectStalePrice(input.price, price, `The price of ${registration}`);
  const terms = { aircraft, seller, buyer: airline.id, price };
  const obstacle = tradeObstacle(tx, terms, now);
  if (obstacle)
    throw rejection(obstacle.field === 'price' ? 'price' : 'listing', obstacle.code, obstacle.message);
  rejectUnaffordable(context, price, 'Buying this aircraft');
  const time = { minute: now, start: world.start };
  const lands = tradeAircraft(tx, { ...terms, isEscrowed: false }, time);
  endOffersFor(tx, aircraft, time);
  return { aircraft, lands };
}
