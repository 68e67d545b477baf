import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { accountId } from '#game/books/accounts.ts';
import { issuePrices } from '#game/shares/listed-value.ts';
import { issueLots } from '#game/shares/share-limits.ts';
import { airlineLimit, investorsWant } from '#game/shares/subscription.ts';
import type { Holding } from '#game/tables/holding.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import { type Founder, operator } from '#tests/support/api.ts';
import { agedFounder, oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import {
  attempt as attemptOn,
  giveInvestors,
  goPublic,
  letHaveFlown,
  shareMarket,
} from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, worldNow } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
/** Goes public in the first test, with `buyer` as one of its owners. */
let issuer: Founder;
let buyer: Founder;
let other: Founder;

const cashOf = async ({ airline }: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(airline.id)).cash;
const balance = async (name: 'escrow' | 'investors'): Promise<number> =>
  (await superuser.collection('account').getOne(accountId(name))).balance;
const listing = (): Promise<ShareListing> =>
  buyer.client.collection('share_listing').getFirstListItem<ShareListing>(`airline = "${issuer.airline.id}"`);
const holdingOf = async ({ client }: Founder) =>
  (await client.collection('holding').getFullList<Holding>())[0];
const lastNotice = async ({ client }: Founder): Promise<string> =>
  (await client.collection('notice').getFullList({ sort: '-minute' }))[0]?.body;
const attempt = <Name extends ActionName>(founder: Founder, name: Name, input: ActionInput<Name>) =>
  attemptOn(server, founder, name, input);

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [issuer, buyer, other] = [await agedFounder(server), await oldFounder(server), await oldFounder(server)];
});

describe('going public', () => {
  it('needs twelve weeks of flights, positive equity and a price near fair value', async () => {
    const float = { percent: 20, price: 2_000 };
    expect(await attempt(issuer, 'share.float', float)).toEqual([400, 'percent too_young']);
    await letHaveFlown(superuser, issuer.airline.id);
    const { own, investors } = await shareMarket(server, issuer);
    // They are paid once per week, so that they have nothing yet.
    expect(investors).toMatchObject({ money: 0, next: 7 * 24 * 60 });
    expect(investors.amount).toBeGreaterThanOrEqual(125_000_000);
    expect(own).toMatchObject({ weeks: 13, equity: 25_000_000, fair: 2_500 });
    expect(await attempt(issuer, 'share.float', { percent: 20, price: 2_457 })).toEqual([
      400,
      'price out_of_range',
    ]);
    expect(await attempt(issuer, 'share.float', { percent: 20, price: 2_751 })).toEqual([
      400,
      'price out_of_range',
    ]);
    await giveInvestors(superuser, 1_250_000_000);
  });

  it('opens a subscription, whose full price is in escrow', async () => {
    const price = await goPublic(server, issuer, { percent: 30 });
    expect(await attempt(issuer, 'share.float', { percent: 20, price })).toEqual([
      400,
      'percent already_public',
    ]);
    const airline = issuer.airline.id;
    const max = airlineLimit(issueLots(30));
    const cash = await cashOf(buyer);
    expect(await attempt(issuer, 'share.subscribe', { airline, lots: 1 })).toEqual([
      400,
      'airline own_airline',
    ]);
    expect(await attempt(buyer, 'share.subscribe', { airline, lots: max + 1 })).toEqual([
      400,
      'lots too_many',
    ]);
    expect(await attempt(buyer, 'share.order', { airline, side: 'buy', lots: 1 })).toEqual([
      400,
      'airline not_listed',
    ]);
    await act(server, buyer, 'share.subscribe', { airline, lots: max });
    await act(server, other, 'share.subscribe', { airline, lots: 10 });
    expect(await cashOf(buyer)).toBe(cash - max * price);
    await act(server, other, 'share.subscribe', { airline, lots: 0 });
    expect(await balance('escrow')).toBe(max * price);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('shares the issue out, pays the airline less 7%, and lists it', async () => {
    const [cash, price] = [await cashOf(issuer), (await listing()).issue_price];
    await advanceHours(server, 73);
    const wanted = airlineLimit(issueLots(30));
    // Investors and the buyer together want a little less than all of it.
    const lots = investorsWant(issueLots(30), price / 2_500) + wanted;
    expect(await listing()).toMatchObject({ state: 'listed', lots: 10_000 + lots, founder_lots: 10_000 });
    expect(await cashOf(issuer)).toBe(cash + lots * price - Math.round(lots * price * 0.07));
    const held = await holdingOf(buyer);
    expect(held).toMatchObject({ lots: wanted, cost: wanted * price });
    expect(await balance('escrow')).toBe(0);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('raises no more than the airline owns', async () => {
    const rich = await oldFounder(server);
    await letHaveFlown(superuser, rich.airline.id);
    const { fair = 0, equity = 0 } = (await shareMarket(server, rich)).own ?? {};
    const price = issuePrices(fair, 49).max;
    expect(issueLots(49) * price).toBeGreaterThan(equity);
    expect(await attempt(rich, 'share.float', { percent: 49, price })).toEqual([400, 'percent over_equity']);
  });

  it('fails below half of the issue and refunds everything', async () => {
    const failing = await oldFounder(server);
    await letHaveFlown(superuser, failing.airline.id);
    const price = await goPublic(server, failing, { percent: 40, multiple: 1.1 });
    const cash = await cashOf(other);
    await act(server, other, 'share.subscribe', { airline: failing.airline.id, lots: 20 });
    expect(await cashOf(other)).toBe(cash - 20 * price);
    await advanceHours(server, 73);
    expect(await cashOf(other)).toBe(cash);
    const market = await shareMarket(server, other);
    expect(market.listings.map(({ airline }) => airline)).toEqual([issuer.airline.id]);
    expect(await lastNotice(failing)).toMatch(/You can try again at a lower price\.$/);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('blames the money of investors, not the price, if only that was missing', async () => {
    const failing = await oldFounder(server);
    await letHaveFlown(superuser, failing.airline.id);
    // The next payment of investors comes after the end of the offer.
    await advanceHours(server, 168 - ((await worldNow(server)).hour % 168) + 1);
    await giveInvestors(superuser, 100_000 - (await balance('investors')));
    await goPublic(server, failing, { percent: 30 });
    await advanceHours(server, 73);
    const notice = await lastNotice(failing);
    expect(notice).toMatch(/Investors had only \$[\d,]+\. You can try again when they have more money\.$/);
    expect(notice).not.toContain('price');
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });
});
