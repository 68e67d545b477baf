import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEALERS } from '#game/books/accounts.ts';
import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import { dealersBid, ESTATE_DAYS, estatePrice } from '#game/exchange/prices.ts';
import type { ListingDetail } from '#game/payloads/exchange.ts';
import type { Listing } from '#game/tables/listing.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR, HOURS_A_WEEK } from '#game/world/time.ts';
import { call, type Founder, newFounder } from '#tests/support/api.ts';
import { addUsed } from '#tests/support/exchange.ts';
import { InsolventWorld } from '#tests/support/insolvent-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addHolding, addListing as addShares, makeRival } from '#tests/support/share-market.ts';
import { act, advanceHours, advanceTo, grant, worldNow } from '#tests/support/world.ts';

let world: InsolventWorld;
let server: TestServer;
let superuser: PocketBase;

beforeAll(async () => {
  world = await InsolventWorld.startShort();
  ({ server, superuser } = world);
});
afterAll(() => world?.stop());

const listingOf = (aircraft: string) =>
  superuser.collection('listing').getFirstListItem<Listing>(`aircraft = "${aircraft}"`);
const estates = () => superuser.collection('estate').getFullList();
const balances = async () => ({
  bank: await world.balanceOf('bank'),
  closed: await world.balanceOf('closed'),
});

/**
 * Lets an airline with two used aircraft fail. Returns their listings, which an administrator has opened.
 * @param prepare runs before it fails
 */
async function failed(
  debt: number,
  prepare: (founder: Founder) => Promise<unknown> = async () => undefined,
): Promise<Listing[]> {
  const founder = await newFounder(server);
  await prepare(founder);
  const fleet = [await addUsed(server, founder), await addUsed(server, founder)];
  await advanceTo(server, 0);
  await world.setCash(founder, -debt);
  await advanceHours(server, 1);
  await world.endTime(founder);
  await advanceHours(server, 1);
  expect(await world.isGone(founder)).toBe(true);
  return Promise.all(fleet.map(({ id }) => listingOf(id)));
}

async function newBuyer(): Promise<Founder> {
  const buyer = await newFounder(server);
  await grant(server, buyer.airline.id, 100_000_000);
  return buyer;
}

describe('an administrator', () => {
  it('offers aircraft at 110% of their value, less each day, and the lenders get what they bring', async () => {
    const [first, second] = (await failed(80_000_000)) as [Listing, Listing];
    expect(first).toMatchObject({ seller: DEALERS, kind: 'price', offers: false });
    expect(first.price).toBe(estatePrice(first.value, 0));
    const buyer = await newBuyer();
    await advanceHours(server, 24);
    const asked = await listingOf(first.aircraft);
    expect(asked.price).toBe(estatePrice(first.value, 1));
    const { json } = await call(server, `/api/am/exchange/listing?listing=${asked.id}`, {
      token: buyer.token,
    });
    expect((json as unknown as ListingDetail).estate).toEqual({
      lowest: estatePrice(first.value, ESTATE_DAYS),
      ends: (Math.floor(first.opened / DAY) + ESTATE_DAYS) * DAY,
    });
    const before = await balances();
    await act(server, buyer, 'listing.buy', { listing: asked.id, price: asked.price });
    const paid = dealersBid(first.value, { built: 0, paid_new: 0 }, 0);
    expect(await balances()).toEqual({ ...before, bank: before.bank + asked.price - paid });
    expect(await estates()).toHaveLength(1);
    expect(await world.broken()).toEqual([]);

    await advanceHours(server, ESTATE_DAYS * (DAY / HOUR));
    expect(await listingOf(second.aircraft)).toMatchObject({
      seller: DEALERS,
      offers: true,
      price: dealersAsk(second.value, second),
    });
    expect(await estates()).toEqual([]);
  });

  it('gives lenders no more than they lack, over all aircraft of the airline', async () => {
    const [first, second] = (await failed(1)) as [Listing, Listing];
    for (const row of await estates()) await superuser.collection('estate').update(row.id, { debt: 1_000 });
    const buyer = await newBuyer();
    const before = await balances();
    let surplus = 0;
    for (const { id, price, value } of [first, second]) {
      await act(server, buyer, 'listing.buy', { listing: id, price });
      surplus += price - dealersBid(value, { built: 0, paid_new: 0 }, 0);
    }
    expect(surplus).toBeGreaterThan(1_000);
    expect(await balances()).toEqual({ bank: before.bank + 1_000, closed: before.closed + surplus - 1_000 });
    expect(await estates()).toEqual([]);
  });

  it('pays the shareholders what is left, by their lots, until the last aircraft is sold', async () => {
    const [holder, gone] = [await newFounder(server), await newFounder(server)];
    const [first, second] = (await failed(1, async ({ airline }) => {
      const shares = { lots: 10_000, founder_lots: 5_000, investor_lots: 1_000, maker_lots: 500 };
      await addShares(superuser, airline.id, shares);
      await addHolding(superuser, holder.airline.id, airline.id, 2_500);
      await addHolding(superuser, gone.airline.id, airline.id, 1_000);
    })) as [Listing, Listing];
    await gone.client.collection('users').delete(gone.id);
    const claims = () => superuser.collection('estate_claim').getFullList();
    expect((await claims()).map(({ lots, total }) => [lots, total]).sort()).toEqual([
      [1_500, 10_000],
      [2_500, 10_000],
    ]);
    const buyer = await newBuyer();
    const state = async () => ({
      ...(await balances()),
      investors: await world.balanceOf('investors'),
      holder: await world.cashOf(holder),
    });
    const before = await state();
    const partOf = (amount: number, lots: number) => Math.floor((amount * lots) / 10_000);
    const expected = { ...before };
    for (const { id, price, value } of [first, second]) {
      expect(await claims()).toHaveLength(2);
      await act(server, buyer, 'listing.buy', { listing: id, price });
      const surplus = price - dealersBid(value, { built: 0, paid_new: 0 }, 0);
      const [theirs, investors] = [partOf(surplus, 2_500), partOf(surplus, 1_500)];
      expected.holder += theirs;
      expected.investors += investors;
      expected.closed += surplus - theirs - investors;
    }
    expect(await state()).toEqual(expected);
    expect(expected.holder).toBeGreaterThan(before.holder);
    expect(await claims()).toEqual([]);
  });

  it('pays what a merged shareholder would have got to the airline that has merged it', async () => {
    const [holder, merged] = [await newFounder(server), await newFounder(server)];
    const listings = await failed(1, async ({ airline }) => {
      await addShares(superuser, airline.id, { founder_lots: 6_000 });
      await addHolding(superuser, holder.airline.id, airline.id, 2_503);
      await addHolding(superuser, merged.airline.id, airline.id, 1_497);
    });
    await makeRival(superuser, merged);
    await addShares(superuser, merged.airline.id, { state: 'listed', founder_lots: 0, valued: 1_000_000 });
    await addHolding(superuser, holder.airline.id, merged.airline.id, 10_000);
    await act(server, holder, 'share.merge', { airline: merged.airline.id });
    const buyer = await newBuyer();
    let expected = await world.cashOf(holder);
    for (const { id, price, value } of listings) {
      await act(server, buyer, 'listing.buy', { listing: id, price });
      expected += Math.floor(((price - dealersBid(value, { built: 0, paid_new: 0 }, 0)) * 4_000) / 10_000);
    }
    expect(await world.cashOf(holder)).toBe(expected);
  });
});

describe('an airline that leaves debt', () => {
  it('has an estate as well if its owner deletes it, and the bank gets what is paid above the dealers’ price', async () => {
    const founder = await newFounder(server);
    const { id } = await addUsed(server, founder);
    await world.setCash(founder, -80_000_000);
    await founder.client.collection('users').delete(founder.id);
    const { price, value, offers } = await listingOf(id);
    expect([price, offers]).toEqual([estatePrice(value, 0), false]);
    expect(await estates()).toHaveLength(1);
    const before = await balances();
    await act(server, await newBuyer(), 'listing.buy', { listing: (await listingOf(id)).id, price });
    const paid = dealersBid(value, { built: 0, paid_new: 0 }, 0);
    expect(await balances()).toEqual({ ...before, bank: before.bank + price - paid });
  });

  it('has none if it leaves no debt: the dealers sell its aircraft on their own account', async () => {
    const founder = await newFounder(server);
    const { id } = await addUsed(server, founder);
    await founder.client.collection('users').delete(founder.id);
    const listing = await listingOf(id);
    expect([listing.price, listing.offers]).toEqual([dealersAsk(listing.value, listing), true]);
    expect(await estates()).toEqual([]);
  });

  it('has an estate as well if it is a rival, which is wound up in its turn', async () => {
    const founder = await newFounder(server);
    const { id } = await addUsed(server, founder);
    await world.setCash(founder, -80_000_000);
    await makeRival(superuser, founder);
    const { hour } = await worldNow(server);
    await superuser.collection('rival').create({
      airline: founder.airline.id,
      temperament: 'cautious',
      turn: (hour + 1) % HOURS_A_WEEK,
      acted: hour,
      bases: [],
    });
    await superuser.collection('world').update(WORLD_ID, { rivals: 1 });
    await advanceHours(server, 1);
    expect(await world.isGone(founder)).toBe(true);
    const { price, value } = await listingOf(id);
    expect(price).toBe(estatePrice(value, 0));
    expect(await estates()).toHaveLength(1);
    expect(await world.broken()).toEqual([]);
  });
});
