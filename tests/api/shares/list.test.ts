import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QuotedAirline } from '#game/payloads/shares.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addListing, shareMarket } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, advanceTo, grant, worldNow } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
let issuer: Founder;
let buyer: Founder;

const quoted = async (): Promise<QuotedAirline | undefined> =>
  (await shareMarket(server, buyer)).listings.find(({ airline }) => airline === issuer.airline.id);

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [issuer, buyer] = [await newFounder(server), await oldFounder(server)];
  // The shares have no auction, and no midnight, before hour 1.
  await advanceHours(server, 1);
  // Listed at $20.00, while the market maker pays at least $21.78 and asks for at least $22.22.
  await addListing(superuser, issuer.airline.id, {
    state: 'listed',
    since: (await worldNow(server)).minute,
    founder_lots: 7_000,
    investor_lots: 2_900,
    maker_lots: 100,
    fair: 2_200,
    target: 2_200,
    valued: 1_000_000,
  });
});

describe('the price of a public airline', () => {
  it('is compared with that of the day before when the market maker moves it', async () => {
    expect(await quoted()).toMatchObject({ price: 2_000, close: 2_000, source: 'offer', trade: null });
    await advanceTo(server, 0);
    expect(await quoted()).toMatchObject({ price: 2_178, band_price: 2_178, close: 2_000, source: 'quote' });
    await advanceHours(server, 24);
    expect(await quoted()).toMatchObject({ price: 2_178, close: 2_178, source: 'quote', trade: null });
  });

  it('is that of a trade until it moves again, also after a dividend', async () => {
    await act(server, buyer, 'share.order', {
      airline: issuer.airline.id,
      side: 'buy',
      lots: 5,
      limit: 2_222,
    });
    await advanceHours(server, 1);
    const { minute } = await worldNow(server);
    const trade = { price: 2_222, minute: minute - (minute % 60) };
    expect(await quoted()).toMatchObject({ price: 2_222, close: 2_178, source: 'trade', trade });
    await act(server, issuer, 'share.dividend', { cents: 10 });
    await advanceTo(server, 0);
    expect(await quoted()).toMatchObject({
      price: 2_212,
      close: 2_212,
      source: 'trade',
      trade,
      dividends: 10,
    });
  });
});

describe('an insolvent airline that is public', () => {
  it('is seen by everyone with the time since, but not with its figures', async () => {
    const alone = await newFounder(server);
    expect((await quoted())?.insolvent_from).toBe(0);
    for (const { airline } of [issuer, alone]) await grant(server, airline.id, -50_000_000);
    await advanceHours(server, 1);
    const { minute } = await worldNow(server);
    const since = minute - (minute % 60);
    expect(await quoted()).toMatchObject({ insolvent_from: since });
    expect(await quoted()).not.toHaveProperty('cash');
    // Of private airlines, only their owners know.
    const { json, text } = await call(server, '/api/am/shares', { token: buyer.token });
    expect(text).not.toContain(alone.airline.id);
    for (const { airline } of [issuer, alone]) {
      const path = `/api/collections/airline/records/${airline.id}`;
      expect((await call(server, path, { token: buyer.token })).json).not.toHaveProperty('insolvent_from');
    }
    expect(json.own).not.toHaveProperty('insolvent_from');
    await grant(server, issuer.airline.id, 50_000_000);
    await advanceHours(server, 1);
    expect(await quoted()).toMatchObject({ insolvent_from: 0 });
  });
});
