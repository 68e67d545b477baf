import { DEALERS } from '#game/books/accounts.ts';
import { startRange } from '#game/exchange/auction.ts';
import type { Listing } from '#game/tables/listing.ts';
import { act, type Player } from '../research/world/player.ts';

/** First price to a dealer, as a share of the asking price. The dealer answers with another one. */
const FIRST_OFFER = 0.95;
const HOLDS_HOURS = 168;
const AUCTION_DAYS = 14;

/**
 * Lets an airline use the exchange, so that its screens are not empty: it buys two aircraft of dealers, lists one and
 * auctions the other, and makes an offer for a third. The dealer answers within the next hours.
 */
export async function trade(player: Player): Promise<void> {
  const { items } = await player.client.collection('listing').getList<Listing>(1, 3, {
    filter: `seller = "${DEALERS}" && offers = true && age >= 5 && value >= 8000000`,
    sort: 'price,id',
  });
  const [listed, auctioned, wanted] = items;
  if (!listed || !auctioned || !wanted) throw new Error('dealers have too few aircraft');
  for (const { id, price } of [listed, auctioned]) await act(player, 'listing.buy', { listing: id, price });
  await act(player, 'listing.open', { aircraft: listed.aircraft, price: listed.value, offers: true });
  const start = startRange(auctioned.value).max;
  await act(player, 'auction.open', { aircraft: auctioned.aircraft, start, days: AUCTION_DAYS });
  const price = Math.round(wanted.price * FIRST_OFFER);
  await act(player, 'offer.make', { listing: wanted.id, price, hours: HOLDS_HOURS });
}
