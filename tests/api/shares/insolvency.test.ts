import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { priceBand } from '#game/shares/price-band.ts';
import type { Notice } from '#game/tables/notice.ts';
import { type Founder, operator, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import {
  addHolding,
  addListing,
  attempt as attemptOn,
  giveInvestors,
  listAirline,
  shareReader,
} from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, advanceTo, grant, worldNow } from '#tests/support/world.ts';

const FAIR = 2_500;
const HELD = 1_000;

let server: TestServer;
let superuser: PocketBase;

const attempt = <Name extends ActionName>(founder: Founder, name: Name, input: ActionInput<Name>) =>
  attemptOn(server, founder, name, input);
const holds = () => brokenIn(server.dataDir);
const cashOf = async ({ airline }: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(airline.id)).cash;
const setCash = async (founder: Founder, cash: number) =>
  grant(server, founder.airline.id, cash - (await cashOf(founder)));
const rowsOf = (name: string, { airline }: Founder) =>
  superuser.collection(name).getFullList({ filter: `airline = "${airline.id}"` });
const listingOf = (founder: Founder) => shareReader(superuser, founder).listing();
const bandOf = async (founder: Founder) => priceBand((await listingOf(founder)).band_price);
const noticesOf = async ({ client }: Founder): Promise<string[]> =>
  (await client.collection('notice').getFullList<Notice>({ filter: 'kind = "shares"' })).map(
    ({ title, body }) => `${title}. ${body}`,
  );

/** Adds a listed airline. The holder has a tenth of its shares, and investors have the others that trade. */
async function listedAirline(holder: Founder): Promise<Founder> {
  const founder = await oldFounder(server);
  await addListing(superuser, founder.airline.id, {
    state: 'listed',
    founder_lots: 5_000,
    investor_lots: 4_800 - HELD,
    maker_lots: 200,
    fair: FAIR,
    target: FAIR,
    price: FAIR,
    band_price: FAIR,
    issue_price: FAIR,
    valued: 1_000_000,
  });
  await addHolding(superuser, holder.airline.id, founder.airline.id, HELD);
  return founder;
}

async function richFounder(): Promise<Founder> {
  const founder = await oldFounder(server);
  await grant(server, founder.airline.id, 100_000_000);
  return founder;
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  await giveInvestors(superuser, 1_250_000_000);
});

describe('an airline that is insolvent at the hour', () => {
  it('buys, subscribes and pays nothing, and has its money back', async () => {
    const [poor, holder, floated] = [await richFounder(), await richFounder(), await oldFounder(server)];
    await listAirline(server, superuser, poor, {
      percent: 40,
      subscribers: [{ founder: holder, lots: HELD }],
    });
    const [sold, wanted] = [await listedAirline(poor), await listedAirline(holder)];
    const [{ max }, { min }] = [await bandOf(sold), await bandOf(wanted)];
    await addListing(superuser, floated.airline.id, { state: 'subscribing', closes: 1_000_000 });
    await advanceTo(server, 22 * 60);
    const order = (founder: Founder, side: 'buy' | 'sell', lots: number, limit: number) =>
      act(server, poor, 'share.order', { airline: founder.airline.id, side, lots, limit });
    await order(sold, 'sell', 10, max);
    await order(wanted, 'buy', 100, min);
    await act(server, poor, 'share.buyback', { lots: 10, limit: (await bandOf(poor)).min });
    await act(server, poor, 'share.subscribe', { airline: floated.airline.id, lots: 50 });
    await act(server, poor, 'share.dividend', { cents: 100 });
    expect(await listingOf(poor)).toMatchObject({ declared: 100 });
    const { quarter_dividends: counted } = await listingOf(poor);
    await setCash(poor, -50_000_000);
    const received = await cashOf(holder);
    // The market maker must not take the orders before the airline is insolvent.
    await runSql(superuser, 'UPDATE share_listing SET changed = FALSE');
    await advanceHours(server, 2);
    const { booked } = shareReader(superuser, poor);
    expect((await booked('share_escrow')) + (await booked('share_escrow_refund'))).toBe(0);
    expect(await rowsOf('share_order', poor)).toMatchObject([{ side: 'sell', lots: 10 }]);
    expect(await rowsOf('subscription', poor)).toEqual([]);
    const after = await listingOf(poor);
    expect(after).toMatchObject({ declared: 0, dividends: 0 });
    expect(after.quarter_dividends).toBe(counted - 100 * after.lots);
    expect(await cashOf(holder)).toBe(received);
    const stopped = (await noticesOf(poor)).filter((text) => text.includes('insolvent'));
    expect(stopped).toEqual([expect.stringMatching(/buy.*subscri.*dividend.*was returned to your cash\.$/)]);
    expect(await holds()).toEqual([]);
  });

  it('can withdraw or reduce a subscription, but not make a larger one', async () => {
    const [poor, one, other] = [await oldFounder(server), await oldFounder(server), await oldFounder(server)];
    for (const { airline } of [one, other])
      await addListing(superuser, airline.id, { state: 'subscribing', closes: 1_000_000 });
    const subscribe = (lots: number, { airline } = one) =>
      attempt(poor, 'share.subscribe', { airline: airline.id, lots });
    expect(await subscribe(100)).toEqual([200]);
    await setCash(poor, -1_000_000);
    const { minute } = await worldNow(server);
    await superuser.collection('airline').update(poor.airline.id, { insolvent_from: minute });
    expect(await subscribe(101)).toEqual([400, 'cash insolvent']);
    expect(await subscribe(1, other)).toEqual([400, 'cash insolvent']);
    expect(await subscribe(40)).toEqual([200]);
    expect(await subscribe(0)).toEqual([200]);
    expect(await rowsOf('subscription', poor)).toEqual([]);
    expect(await cashOf(poor)).toBe(-1_000_000 + 100 * 2_000);
    expect(await holds()).toEqual([]);
  });
});
