import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Founder, operator } from '#tests/support/api.ts';
import { bankOf } from '#tests/support/bank.ts';
import { newTrader } from '#tests/support/bargains.ts';
import { addUsed, cheapestOfDealers, marketValueOf } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { shareMarket } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;

const holds = () => brokenIn(server.dataDir);
const equityOf = async (founder: Founder): Promise<number> =>
  (await bankOf(server, founder)).credit.figures.equity;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  await advanceHours(server, 1);
});

describe('the equity of an airline', () => {
  it('counts the money of an offer for an aircraft', async () => {
    const trader = await newTrader(server);
    const { aircraft, price } = await cheapestOfDealers(superuser);
    const equity = await equityOf(trader);
    const { offer } = await act(server, trader, 'offer.make', { aircraft, price, hours: 168 });
    expect(await equityOf(trader)).toBe(equity);
    expect((await shareMarket(server, trader)).own).toMatchObject({ equity });
    expect(await holds()).toEqual([]);
    await act(server, trader, 'offer.withdraw', { offer: String(offer) });
    expect(await equityOf(trader)).toBe(equity);
  });

  it('counts the maximum of a bid while it leads', async () => {
    const [seller, one, other] = [await newTrader(server), await newTrader(server), await newTrader(server)];
    const aircraft = await addUsed(server, seller);
    const start = Math.round((await marketValueOf(server, aircraft)) * 0.95);
    const { auction } = await act(server, seller, 'auction.open', { aircraft: aircraft.id, start, days: 3 });
    const equity = await equityOf(one);
    await act(server, one, 'auction.bid', { auction: String(auction), maximum: start });
    expect(await equityOf(one)).toBe(equity);
    await act(server, other, 'auction.bid', { auction: String(auction), maximum: Math.round(start * 1.1) });
    expect([await equityOf(one), await equityOf(other)]).toEqual([equity, equity]);
    expect(await holds()).toEqual([]);
  });
});
