import { centsOf } from '#game/shares/price-band.ts';
import { FOUNDER_LOTS } from '#game/shares/share-limits.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { giveInvestors, letHaveFlown } from '#tests/support/share-market.ts';
import type { Player } from '../research/world/player.ts';
import type { Stage } from '../research/world/stage.ts';

const RIVALS = 9;
const INVESTORS_MONEY = 4_000_000_000;
const PUBLIC_LOTS = 4_000;
const MAKER_LOTS = 100;
const TRADED_DAYS = 14;
/** Shares of the cheapest rivals that the founder holds, and the price that was paid, as a share of the last one. */
const HELD = [
  { lots: 900, paid: 0.92 },
  { lots: 400, paid: 1.07 },
] as const;

interface ListedAirline {
  id: string;
  net_worth: number;
}

/** Adds a listed airline at its net worth per share. */
async function list({ operator, now }: Stage, { id, net_worth }: ListedAirline): Promise<void> {
  const lots = FOUNDER_LOTS + PUBLIC_LOTS;
  const price = Math.round(centsOf(net_worth, lots));
  const { minute } = await now();
  await operator.collection('share_listing').create<ShareListing>({
    airline: id,
    state: 'listed',
    since: minute,
    lots,
    founder_lots: FOUNDER_LOTS,
    investor_lots: PUBLIC_LOTS - MAKER_LOTS,
    maker_lots: MAKER_LOTS,
    issue_lots: PUBLIC_LOTS,
    issue_price: Math.round(price * 0.97),
    price,
    band_price: price,
    fair: price,
    target: price,
    valued: minute,
  });
}

/**
 * Sets all prices to the value that they move to, because they would take weeks, and gives the founder shares of the cheapest
 * airlines, for which others can make offers. A Monday must have passed.
 */
export async function setFairPrices({ airline, stage: { operator } }: Player): Promise<void> {
  const listings = operator.collection('share_listing');
  const all = await listings.getFullList<ShareListing>({ sort: 'target,id' });
  const others = all.filter((listing) => listing.airline !== airline);
  for (const listing of all) {
    const price = Math.round(listing.target);
    const { lots, paid } = HELD[others.indexOf(listing)] ?? { lots: 0, paid: 0 };
    const prices = { price, band_price: price, fair: price, issue_price: Math.round(price * 0.97) };
    await listings.update(listing.id, { ...prices, 'investor_lots-': lots });
    if (lots === 0) continue;
    const cost = Math.round(lots * price * paid);
    const holding = { airline, issuer: listing.airline, lots, reserved: 0, cost };
    await operator.collection('holding').create(holding);
  }
}

/**
 * Records a trade per day around the price of each listed airline, because investors mostly wait for others. Half an hour after
 * an auction, because the airline may have traded in it.
 */
export async function recordTrades({ operator, now }: Stage): Promise<void> {
  const { minute } = await now();
  const today = Math.floor(minute / DAY);
  const listings = await operator.collection('share_listing').getFullList<ShareListing>({ sort: 'id' });
  for (const [index, { airline, price }] of listings.entries())
    for (let day = today - TRADED_DAYS; day < today; day++) {
      const distance = 0.05 * Math.sin(1.7 * day + index) * ((today - day) / TRADED_DAYS);
      const lots = 40 + Math.round(30 * Math.sin(2.3 * day + index));
      const trade = {
        airline,
        minute: day * DAY + DAY / 2 + HOUR / 2,
        price: Math.round(price * (1 + distance)),
        lots,
      };
      await operator.collection('share_trade').create(trade);
    }
}

/**
 * Lists the richest rivals and the founder's airline, and lets another player go public later. The first Monday must be over, because prices follow the net worth of that day.
 */
export async function openStockMarket(founder: Player, issuer: Player): Promise<void> {
  const { stage } = founder;
  const { operator } = stage;
  await giveInvestors(operator, INVESTORS_MONEY);
  const rivals = await operator
    .collection('airline')
    .getList<ListedAirline>(1, RIVALS, { filter: 'rival = true && net_worth > 0', sort: '-net_worth' });
  for (const rival of rivals.items) await list(stage, rival);
  await list(stage, await operator.collection('airline').getOne<ListedAirline>(founder.airline));
  await letHaveFlown(stage.operator, issuer.airline);
}
