import { setTimeout as sleep } from 'node:timers/promises';
import type { Book, QuotedAirline, ShareMarket, TenderView } from '#game/payloads/shares.ts';
import type { Holding } from '#game/tables/holding.ts';
import type { ShareOrderRow } from '#game/tables/share-order.ts';
import { call, type Founder, newFounder } from './api.ts';
import type { TestServer } from './server.ts';
import { tryAct } from './world.ts';

const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)] as Item;
const between = (min: number, max: number): number => Math.floor(min + Math.random() * (max - min));

const get = async (server: TestServer, { token }: Founder, path: string): Promise<unknown> =>
  (await call(server, path, { token })).json;
const records = async <Row>(server: TestServer, founder: Founder, collection: string): Promise<Row[]> =>
  ((await get(server, founder, `/api/collections/${collection}/records?perPage=200`)) as { items: Row[] })
    .items;

/** Buys shares back or issues new ones. The server may reject anything. */
async function changeShares(server: TestServer, founder: Founder, mine: QuotedAirline): Promise<void> {
  const { price, band_price, lots } = mine;
  const limit = Math.floor(band_price * (1 + 0.1 * Math.random()));
  if (Math.random() < 0.5)
    await tryAct(server, founder, 'share.buyback', { lots: between(1, lots / 20), limit });
  if (Math.random() < 0.05)
    await tryAct(server, founder, 'share.issue', {
      lots: between(1, lots / 4),
      price: Math.round(price * 0.97),
    });
}

/** Makes an offer for an airline, or accepts one with some shares. */
async function tender(
  server: TestServer,
  founder: Founder,
  airline: string,
  held: Holding | undefined,
): Promise<void> {
  const { terms, offers } = (await get(server, founder, `/api/am/tender?airline=${airline}`)) as TenderView;
  const offer = pick(offers);
  if (offer && held)
    await tryAct(server, founder, 'share.accept', { tender: offer.id, lots: between(0, held.lots + 1) });
  else if (terms)
    await tryAct(server, founder, 'share.tender', { airline, price: between(terms.min, terms.max + 1) });
}

/** Trades at random prices of today, in all shares but one airline's (id). The server may reject anything. */
async function trade(server: TestServer, founder: Founder, spared: string): Promise<void> {
  const { listings, own } = (await get(server, founder, '/api/am/shares')) as ShareMarket;
  const price = Math.round((own?.fair ?? 0) * (0.9 + 0.2 * Math.random()));
  if (Math.random() < 0.1) await tryAct(server, founder, 'share.float', { percent: between(20, 50), price });
  if (Math.random() < 0.2) await tryAct(server, founder, 'share.dividend', { cents: between(1, 20) });
  const mine = listings.find(({ airline }) => airline === founder.airline.id);
  if (mine) await changeShares(server, founder, mine);
  const listing = pick(listings.filter(({ airline }) => airline !== spared));
  if (!listing) return;
  const { airline } = listing;
  if (listing.state === 'subscribing' || (listing.offer_lots > 0 && Math.random() < 0.5)) {
    const offered = listing.issue_lots + listing.offer_lots;
    const lots = Math.random() < 0.2 ? 0 : between(1, Math.floor(offered * 0.33));
    await tryAct(server, founder, 'share.subscribe', { airline, lots });
    return;
  }
  const { min, max } = (await get(server, founder, `/api/am/book?airline=${airline}`)) as Book;
  const held = (await records<Holding>(server, founder, 'holding')).find(({ issuer }) => issuer === airline);
  if (Math.random() < 0.3) await tender(server, founder, airline, held);
  const side = held && Math.random() < 0.5 ? 'sell' : 'buy';
  const lots = between(1, side === 'sell' ? (held?.lots ?? 1) : 100);
  const limit = Math.random() < 0.2 ? {} : { limit: between(min, max + 1) };
  await tryAct(server, founder, 'share.order', { airline, side, lots, ...limit });
  const order = pick(await records<ShareOrderRow>(server, founder, 'share_order'));
  if (order && Math.random() < 0.4) await tryAct(server, founder, 'share.cancel', { order: order.id });
}

/** Founds an airline that trades a little and is deleted. */
async function comeAndGo(server: TestServer, spared: string): Promise<void> {
  const guest = await newFounder(server);
  for (let count = 0; count < 4; count++) await trade(server, guest, spared);
  await guest.client.collection('users').delete(guest.id);
}

/**
 * Makes airlines trade all the time, as far as the server responds.
 * @param spared id of an airline whose shares nobody trades: they would take back their acceptance of an offer for it
 * @returns a function that stops them and returns the number of responses
 */
export function keepTrading(
  server: TestServer,
  founders: readonly Founder[],
  spared: string,
): () => Promise<number> {
  let isOver = false;
  let responses = 0;
  const play = async (founder: Founder) => {
    while (!isOver) {
      try {
        await (Math.random() < 0.03 ? comeAndGo(server, spared) : trade(server, founder, spared));
        responses++;
      } catch {
        // The server was killed.
      }
      await sleep(50 * Math.random());
    }
  };
  const all = Promise.all(founders.map(play));
  return async () => {
    isOver = true;
    await all;
    return responses;
  };
}
