import type PocketBase from 'pocketbase';
import { beforeAll, expect, it } from 'vitest';
import type { Book } from '#game/payloads/shares.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import type { ShareTrade } from '#game/tables/share-trade.ts';
import { call, type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addHolding, addListing, giveInvestors } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, worldNow } from '#tests/support/world.ts';

const HELD = 1_000;

let server: TestServer;
let superuser: PocketBase;
let seller: Founder;
let buyer: Founder;

/** Adds an airline at $20.00 per share, of which the seller has a tenth. Its best bid of the market maker is $19.80. */
async function addIssuer(more: Partial<ShareListing> = {}): Promise<string> {
  const { airline } = await newFounder(server);
  await addListing(superuser, airline.id, {
    state: 'listed',
    founder_lots: 7_000,
    investor_lots: 2_900 - HELD,
    maker_lots: 100,
    valued: 1_000_000,
    ...more,
  });
  await addHolding(superuser, seller.airline.id, airline.id, HELD);
  return airline.id;
}

const order = ({ token }: Founder, airline: string, side: 'buy' | 'sell', lots: number, limit: number) =>
  act(server, { token }, 'share.order', { airline, side, lots, limit });
const indicativeOf = async (airline: string): Promise<Book['indicative']> =>
  ((await call(server, `/api/am/book?airline=${airline}`, { token: buyer.token })).json as unknown as Book)
    .indicative;

/** Returns the price and volume of an airline's auction in the last hour. Null if nothing was traded. */
async function tradedIn(airline: string): Promise<Book['indicative']> {
  const { minute } = await worldNow(server);
  const filter = `airline = "${airline}" && minute = ${minute - (minute % 60)}`;
  const [trade] = await superuser.collection('share_trade').getFullList<ShareTrade>({ filter });
  return trade ? { price: trade.price, volume: trade.lots } : null;
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [seller, buyer] = [await newFounder(server), await oldFounder(server)];
  // Hour 0 has no auction.
  await advanceHours(server, 1);
});

it('shows how the next auction ends while all changed books share too little money of investors', async () => {
  await giveInvestors(superuser, 60_000);
  const [cheap, met, costly, waiting, unchanged, offered] = [
    await addIssuer(),
    await addIssuer(),
    await addIssuer(),
    await addIssuer(),
    await addIssuer(),
    await addIssuer({ state: 'subscribing', closes: 1_000_000 }),
  ];
  await order(seller, cheap, 'sell', 40, 1_800);
  await order(buyer, met, 'buy', 5, 1_990);
  await order(seller, met, 'sell', 20, 1_970);
  await order(seller, costly, 'sell', 12, 1_965);
  await order(buyer, waiting, 'buy', 5, 1_900);
  await runSql(superuser, `UPDATE share_listing SET changed = TRUE WHERE airline = '${offered}'`);

  const books = [cheap, met, costly, waiting, unchanged];
  const rounds: Book['indicative'][][] = [];
  for (let round = 0; round < 4; round++) {
    const shown = await Promise.all(books.map(indicativeOf));
    await advanceHours(server, 1);
    expect(await Promise.all(books.map(tradedIn)), `auction ${round + 1}`).toEqual(shown);
    rounds.push(shown);
  }
  expect(rounds).toEqual([
    // Four books have changed, so that investors pay for 7 lots in each.
    [{ price: 1_800, volume: 7 }, { price: 1_970, volume: 12 }, { price: 1_965, volume: 7 }, null, null],
    // Three have, with what is left.
    [{ price: 1_800, volume: 3 }, { price: 1_970, volume: 3 }, { price: 1_965, volume: 3 }, null, null],
    [null, null, null, null, null],
    // Undivided, the rest of the money is enough for a lot, but no book has changed.
    [null, null, null, null, null],
  ]);
});
