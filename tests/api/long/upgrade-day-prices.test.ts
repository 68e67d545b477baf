import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TenderView } from '#game/payloads/shares.ts';
import { MEAN_DAYS } from '#game/share/tender.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import type { ShareTrade } from '#game/tables/share-trade.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { migrationsFrom } from '#tests/support/migrations.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addListing, giveInvestors, goPublic, letHaveFlown } from '#tests/support/share-market.ts';
import { act, advanceHours, advanceTo, grant, startPausedWorld } from '#tests/support/world.ts';

/** A starting capital of 25 million is $2,500 per lot. */
const PRICE = 2_500;
const DIVIDEND = 10;
/** Tables with shares and money, and the fields that the upgrade adds. */
const TABLES = {
  share_listing: 'day_prices',
  tender: 'dividends',
  share_trade: '',
  share_order: '',
  holding: '',
  ledger: '',
  account: '',
};

/** Clients do not read the prices of days. */
interface StoredListing extends ShareListing {
  day_prices: number[] | null;
}

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;
let buyer: Founder;
/** Their shares were traded, were never traded, are offered for the first time, and were taken over. */
let traded: Founder;
let quiet: Founder;
let offered: Founder;
let taken: Founder;
/** Price of the successful offer for `taken`, in cents per share. */
let paid: number;
let before: Record<string, object[]>;

const listingOf = ({ airline }: Founder): Promise<StoredListing> =>
  superuser.collection('share_listing').getFirstListItem(`airline = "${airline.id}"`);
const tradesOf = ({ airline }: Founder): Promise<ShareTrade[]> =>
  superuser.collection('share_trade').getFullList({ filter: `airline = "${airline.id}"`, sort: 'minute' });
const view = async ({ airline }: Founder): Promise<TenderView> =>
  (await call(server, `/api/am/tender?airline=${airline.id}`, { token: buyer.token }))
    .json as unknown as TenderView;
const meanOf = async (issuer: Founder) => (await view(issuer)).terms?.mean;

/** Buys shares from the market maker, who asks for more the more lots are wanted, and settles the auction. */
async function trade(issuer: Founder, lots: number): Promise<void> {
  await act(server, buyer, 'share.order', { airline: issuer.airline.id, side: 'buy', lots });
  await advanceHours(server, 1);
}

/** Returns the rows of all these tables without the new fields. */
async function rows(): Promise<Record<string, object[]>> {
  const tables: Record<string, object[]> = {};
  for (const [name, added] of Object.entries(TABLES)) {
    const all = await superuser.collection(name).getFullList({ batch: 1000, sort: 'id' });
    tables[name] = all.map(({ [added]: _, ...row }) => row);
  }
  return tables;
}

/** Adds a listed airline whose traded shares investors hold. */
async function listedAirline(): Promise<Founder> {
  const founder = await newFounder(server);
  await addListing(superuser, founder.airline.id, {
    state: 'listed',
    founder_lots: 5_000,
    investor_lots: 4_800,
    maker_lots: 200,
    price: PRICE,
    band_price: PRICE,
    fair: PRICE,
    target: PRICE,
    valued: 1_000_000,
  });
  return founder;
}

/** Lets the buyer take an airline over that has paid a dividend before. */
async function takeOver(issuer: Founder): Promise<void> {
  await act(server, issuer, 'share.dividend', { cents: DIVIDEND });
  await advanceTo(server, 0);
  const { terms } = await view(issuer);
  paid = terms?.max ?? 0;
  const { tender } = await act(server, buyer, 'share.tender', { airline: issuer.airline.id, price: paid });
  await superuser.collection('tender').update(String(tender), { ends: 1 });
  await advanceHours(server, 1);
}

/** Reverts the world to one from before the prices of days. */
async function downgrade(): Promise<void> {
  const steps = migrationsFrom('1795824030_0_7_0_day_prices');
  const { code, output } = await runCommand(['migrate', 'down', steps], { dataDir, input: 'y\n' });
  expect(code, output).toBe(0);
}

const start = async () => {
  server = await startPausedWorld({ dataDir });
  superuser = await operator(server);
};

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-upgrade-day-prices-`);
  await start();
  await advanceHours(server, 1);
  buyer = await oldFounder(server);
  await grant(server, buyer.airline.id, 400_000_000);
  await giveInvestors(superuser, 100_000_000);
  [traded, quiet, taken] = [await listedAirline(), await listedAirline(), await listedAirline()];
  await takeOver(taken);
  await trade(traded, 10);
  await advanceTo(server, 0);
  await trade(traded, 30);
  offered = await newFounder(server);
  await letHaveFlown(superuser, offered.airline.id);
  await goPublic(server, offered);
  before = await rows();
  await server.stop();
  await downgrade();
  await start();
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps all shares, trades, offers and money', async () => {
  expect(await tradesOf(traded)).toHaveLength(2);
  expect(await tradesOf(quiet)).toEqual([]);
  expect(await rows()).toEqual(before);
  expect(await brokenIn(dataDir)).toEqual([]);
});

it('has the current price as the mean of the past days', async () => {
  const [earlier, last] = await tradesOf(traded);
  expect(last?.price).toBeGreaterThan(earlier?.price ?? Number.POSITIVE_INFINITY);
  expect((await listingOf(traded)).day_prices).toEqual(Array(MEAN_DAYS).fill(last?.price));
  expect(await meanOf(traded)).toBe(last?.price);
  expect((await listingOf(quiet)).day_prices).toEqual(Array(MEAN_DAYS).fill(PRICE));
  expect(await meanOf(quiet)).toBe(PRICE);
  expect((await listingOf(offered)).day_prices).toBeNull();
});

it('keeps the price of a successful offer for a merger, because the dividend was paid before it', async () => {
  expect((await listingOf(taken)).dividends).toBe(DIVIDEND);
  expect((await view(taken)).control?.price).toBe(paid);
});

it('counts each day from then on as one of twenty', async () => {
  const { price: first } = await listingOf(traded);
  await superuser.collection('share_listing').update((await listingOf(offered)).id, { closes: 1 });
  await trade(traded, 50);
  const { price: second } = await listingOf(traded);
  expect(second).not.toBe(first);
  expect(await meanOf(traded)).toBe(first);
  await advanceTo(server, 0);
  const days = [...Array(MEAN_DAYS - 1).fill(first), second];
  expect((await listingOf(traded)).day_prices).toEqual(days);
  expect(await meanOf(traded)).toBeCloseTo((first * (MEAN_DAYS - 1) + second) / MEAN_DAYS, 6);
  expect((await listingOf(quiet)).day_prices).toEqual(Array(MEAN_DAYS).fill(PRICE));
  expect(await meanOf(quiet)).toBe(PRICE);
  const { state, issue_price, day_prices } = await listingOf(offered);
  expect([state, day_prices]).toEqual(['listed', [issue_price]]);
  expect(await meanOf(offered)).toBe(issue_price);
  expect(await brokenIn(dataDir)).toEqual([]);
});
