import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceBounds } from '#game/exchange/prices.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Listing } from '#game/tables/listing.ts';
import type { Notice } from '#game/tables/notice.ts';
import { WEEK } from '#game/world/time.ts';
import { type Founder, runSql } from '#tests/support/api.ts';
import { newTrader } from '#tests/support/bargains.ts';
import { addUsed, marketValueOf } from '#tests/support/exchange.ts';
import { InsolventWorld } from '#tests/support/insolvent-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, worldNow } from '#tests/support/world.ts';

/** More than everything that an airline has here, in whole US dollars. */
const DEBT = 80_000_000;

let world: InsolventWorld;
let server: TestServer;
let superuser: PocketBase;

beforeAll(async () => {
  world = await InsolventWorld.startShort();
  ({ server, superuser } = world);
});
afterAll(() => world?.stop());

const trader = () => newTrader(server);
const claims = () => superuser.collection('trade_claim').getFullList({ sort: 'minute' });
const close = ({ client, id }: Founder) => client.collection('users').delete(id);
const noticesOf = async ({ client }: Founder) => client.collection('notice').getFullList<Notice>();
/** Returns what has been reclaimed from an airline, by category. */
async function reclaimedFrom({ client }: Founder): Promise<[string, number][]> {
  const filter = 'category = "aircraft_reclaim" || category = "share_reclaim"';
  const rows = await client.collection('ledger').getFullList<LedgerRow>({ filter, sort: 'category' });
  return rows.map(({ category, amount }) => [category, amount]);
}

/** Lists an aircraft at the lowest or highest price, and buys it. Returns the loss in whole US dollars. */
async function trade(
  seller: Founder,
  buyer: Founder,
  limit: 'min' | 'max',
): Promise<{ id: string; loss: number }> {
  const aircraft = await addUsed(server, seller);
  const { id } = aircraft;
  const value = await marketValueOf(server, aircraft);
  const price = priceBounds(value)[limit];
  const { listing } = await act(server, seller, 'listing.open', { aircraft: id, price, offers: false });
  await act(server, buyer, 'listing.buy', { listing: String(listing), price });
  return { id, loss: Math.abs(price - value) };
}

describe('a trade of an aircraft above or below market value', () => {
  it('is reclaimed by the administrator of a buyer that paid more, whose own sales are not claimed', async () => {
    const [friend, loser] = [await trader(), await trader()];
    const { id, loss } = await trade(friend, loser, 'max');
    expect(await claims()).toMatchObject([
      { airline: loser.airline.id, debtor: friend.airline.id, aircraft: id, issuer: '', amount: loss },
    ]);
    const [own] = await loser.client.collection('trade_claim').getFullList();
    expect(own).not.toHaveProperty('debtor');
    expect(await friend.client.collection('trade_claim').getFullList()).toEqual([]);
    expect(await world.broken()).toEqual([]);
    await world.setCash(loser, -DEBT);
    await advanceHours(server, 1);
    await world.endTime(loser);
    await advanceHours(server, 1);
    expect(await world.isGone(loser)).toBe(true);
    expect(await reclaimedFrom(friend)).toEqual([['aircraft_reclaim', -loss]]);
    const notices = await noticesOf(friend);
    expect(notices.filter(({ title }) => title.endsWith(' reclaimed'))).toMatchObject([
      {
        kind: 'exchange',
        title: `$${loss.toLocaleString('en-US')} reclaimed`,
        body: `${loser.airline.code} has been wound up. In the last 26 weeks, you traded aircraft with it above or below market value. The difference goes to its lenders.`,
      },
    ]);
    expect(await claims()).toEqual([]);
    const { id: listing, price } = await superuser
      .collection('listing')
      .getFirstListItem<Listing>(`aircraft = "${id}"`);
    await act(server, await trader(), 'listing.buy', { listing, price });
    expect(await claims()).toEqual([]);
  });

  it('is reclaimed from a buyer that paid less, but no more than the lenders lack', async () => {
    const [friend, loser] = [await trader(), await trader()];
    const { loss } = await trade(loser, friend, 'min');
    const missing = Math.floor(loss / 2);
    await world.setCash(loser, -missing);
    const before = await world.cashOf(friend);
    const bank = await world.balanceOf('bank');
    await close(loser);
    expect(await world.cashOf(friend)).toBe(before - missing);
    expect(await world.balanceOf('bank')).toBe(bank);
  });

  it('is reclaimed together with trades of shares, on a line of its own and with one notice', async () => {
    const [friend, loser] = [await trader(), await trader()];
    const { loss } = await trade(friend, loser, 'max');
    await superuser.collection('trade_claim').create({
      airline: loser.airline.id,
      debtor: friend.airline.id,
      issuer: friend.airline.id,
      amount: loss,
      minute: (await worldNow(server)).minute,
    });
    await world.setCash(loser, -DEBT);
    await close(loser);
    expect(await reclaimedFrom(friend)).toEqual([
      ['aircraft_reclaim', -loss],
      ['share_reclaim', -loss],
    ]);
    const told = (await noticesOf(friend)).filter(({ title }) => title.endsWith(' reclaimed'));
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringContaining(
        'you traded shares with it at more than 10% from fair value, and aircraft with it above or below market value.',
      ),
    ]);
  });

  it('is not reclaimed if the lenders lack nothing, or after 26 weeks', async () => {
    const [friend, loser, other] = [await trader(), await trader(), await trader()];
    await trade(friend, other, 'max');
    await close(other);
    await trade(friend, loser, 'max');
    await runSql(superuser, `UPDATE trade_claim SET minute = minute - ${26 * WEEK}`);
    await world.setCash(loser, -DEBT);
    await close(loser);
    expect(await reclaimedFrom(friend)).toEqual([]);
    expect(await claims()).toEqual([]);
    expect(await world.broken()).toEqual([]);
  });
});
