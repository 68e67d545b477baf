import { DEALERS } from '#game/books/accounts.ts';
import type { Bank } from '#game/payloads/bank.ts';
import type { ShareMarket, TenderView } from '#game/payloads/shares.ts';
import { issuePrices } from '#game/shares/listed-value.ts';
import { priceBand } from '#game/shares/price-band.ts';
import type { Listing } from '#game/tables/listing.ts';
import { letHaveFlown } from '#tests/support/share-market.ts';
import { act, type Player } from '../research/world/player.ts';

const PERCENT = 25;
const ORDER_LOTS = 120;
const LOAN = 2_000_000;

const market = ({ client }: Player) => client.send<ShareMarket>('/api/am/shares', { method: 'GET' });

/** Takes a loan and repays it, takes another one, and buys a used aircraft that secures a third. */
export async function borrow(player: Player): Promise<void> {
  const { client } = player;
  const { rates } = await client.send<Bank>('/api/am/bank', { method: 'GET' });
  const unsecured = { product: 'unsecured', rate: rates.unsecured ?? 0, amount: LOAN } as const;
  const first = await act(player, 'loan.take', { ...unsecured, weeks: 26 });
  await act(player, 'loan.repay', { loan: String(first?.loan), amount: LOAN });
  await act(player, 'loan.take', { ...unsecured, weeks: 52 });
  const used = await client
    .collection('listing')
    .getFirstListItem<Listing>(`seller = "${DEALERS}" && value >= 8000000`, { sort: 'price,id' });
  await act(player, 'listing.buy', { listing: used.id, price: used.price });
  const secured = { product: 'secured', rate: rates.secured ?? 0, aircraft: used.aircraft } as const;
  await act(player, 'loan.take', { ...secured, amount: LOAN, weeks: 156 });
}

/**
 * Lets the founder order shares, another player offer some, and a third one make an offer for an airline of which the founder
 * holds shares.
 */
export async function invest(founder: Player, issuer: Player, buyer: Player): Promise<void> {
  for (const { stage, airline } of [founder, buyer]) await letHaveFlown(stage.operator, airline);
  const { own } = await market(issuer);
  const price = issuePrices(own?.fair ?? 0, PERCENT).min;
  await act(issuer, 'share.float', { percent: PERCENT, price });
  const { listings } = await market(founder);
  const held = await founder.client.collection('holding').getFullList<{ issuer: string }>({ sort: '-lots' });
  const [wanted, kept] = held.map(({ issuer: id }) => listings.find(({ airline }) => airline === id));
  if (!wanted || !kept) throw new Error('the founder has no shares');
  const limit = Math.max(priceBand(kept.band_price).min, Math.round(kept.price * 0.98));
  await act(founder, 'share.order', { airline: kept.airline, side: 'buy', lots: ORDER_LOTS, limit });
  const query = { airline: wanted.airline };
  const { terms } = await buyer.client.send<TenderView>('/api/am/tender', { method: 'GET', query });
  if (terms) await act(buyer, 'share.tender', { airline: wanted.airline, price: terms.min });
}
