import { beyondReserve } from '../means.ts';
import type { RivalAction } from '../rival-action.ts';
import { APPETITES } from './appetite.ts';
import type { SeenOffer, TakeoverView } from './takeover-view.ts';
import { beliefOf, freeLots } from './trade.ts';

/** Checks whether an offer is better than what a rival believes the shares to be worth. */
function isGood(view: TakeoverView, { price, listing }: SeenOffer): boolean {
  const isTrader = APPETITES[view.temperament].trading === 'value';
  return price >= (isTrader ? beliefOf(listing) : listing.fair);
}

/** Accepts an offer with all shares, also those that are for sale. */
function accept(view: TakeoverView, offer: SeenOffer): RivalAction[] {
  const { issuer } = offer.listing;
  const holding = view.holdings.find((one) => one.issuer === issuer);
  const lots = holding ? freeLots(view, holding) : 0;
  if (lots < 1) return [];
  const forSale = view.orders.filter((order) => order.issuer === issuer && order.side === 'sell');
  return [
    ...forSale.map(({ id }): RivalAction => ({ name: 'share.cancel', input: { order: id } })),
    { name: 'share.accept', input: { tender: offer.id, lots } },
  ];
}

/**
 * Returns the actions with which a rival follows takeovers in every turn, because offers are open for less than the time
 * between two reviews. It merges one airline that it controls as soon as it can pay the other holders from both
 * airlines' cash without touching its reserve.
 */
export function followTakeovers(view: TakeoverView): RivalAction[] {
  const { offers, controlled } = view;
  const spare = beyondReserve(view);
  const merged = controlled.find(({ payout, cash: gained }) => payout <= Math.max(0, spare + gained));
  return [
    ...(merged ? [{ name: 'share.merge', input: { airline: merged.issuer } } as const] : []),
    ...offers.filter((offer) => isGood(view, offer)).flatMap((offer) => accept(view, offer)),
  ];
}
