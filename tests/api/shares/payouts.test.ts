import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loan } from '#game/tables/loan.ts';
import { DAY } from '#game/world/time.ts';
import { type Founder, operator } from '#tests/support/api.ts';
import { bankOf, unsecuredRate } from '#tests/support/bank.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { agedFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import {
  addListing,
  attempt,
  giveInvestors,
  listAirline,
  shareMarket,
  shareReader,
} from '#tests/support/share-market.ts';
import { act, advanceTo, grant, startPausedWorld, worldNow } from '#tests/support/world.ts';

/** Of a loan, in whole US dollars. */
const BORROWED = 5_000_000;

// A quarter ends each midnight, so that no test has to settle thirteen weeks.
const world = builtWorld('payouts', { figures: { QUARTER: DAY } });
let server: TestServer;
let superuser: PocketBase;

const holds = () => brokenIn(world.dataDir);
const equityOf = async (founder: Founder): Promise<number> =>
  (await bankOf(server, founder)).credit.figures.equity;
const borrow = async (founder: Founder) =>
  act(server, founder, 'loan.take', {
    product: 'unsecured',
    amount: BORROWED,
    weeks: 52,
    rate: await unsecuredRate(server, founder),
  });

beforeAll(async () => {
  server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  superuser = await operator(server);
  await giveInvestors(superuser, 1_250_000_000);
});
afterAll(() => server?.stop());

describe('the owners of an airline', () => {
  let issuer: Founder;
  let read: ReturnType<typeof shareReader>;

  beforeAll(async () => {
    issuer = await agedFounder(server);
    read = shareReader(superuser, issuer);
    // An airline that can go public could borrow in proportion to its tickets only.
    await borrow(issuer);
    await listAirline(server, superuser, issuer, { percent: 49 });
  });

  const dividend = (cents: number) => attempt(server, issuer, 'share.dividend', { cents });
  const buyBack = (lots: number, limit: number) => attempt(server, issuer, 'share.buyback', { lots, limit });

  it('get nothing while an instalment is missed', async () => {
    const [loan] = await issuer.client.collection('loan').getFullList<Loan>();
    const loans = superuser.collection('loan');
    await loans.update(loan?.id ?? '', { missed: 1 });
    const { price } = await read.listing();
    expect(await dividend(1)).toEqual([400, 'cents missed_instalment']);
    expect(await buyBack(1, price)).toEqual([400, 'lots missed_instalment']);
    expect((await shareMarket(server, issuer)).own).toMatchObject({ missed: 1 });
    await loans.update(loan?.id ?? '', { missed: 0 });
  });

  it('get no borrowed money', async () => {
    const { lots, price } = await read.listing();
    const equity = await equityOf(issuer);
    expect(await read.cash(issuer)).toBe(equity + BORROWED);
    expect(await dividend(Math.floor(equity / lots) + 1)).toEqual([400, 'cents negative_equity']);
    // Shares that are bought back are gone, so that an order for them counts as paid.
    expect(await buyBack(1_000, price)).toEqual([200]);
    const { own } = await shareMarket(server, issuer);
    expect(own).toMatchObject({ equity, buybacks: 1_000 * price, missed: 0 });
    const left = Math.floor((equity - 1_000 * price) / lots);
    expect(await dividend(left + 1)).toEqual([400, 'cents negative_equity']);
    expect(await dividend(left)).toEqual([200]);
    expect(await buyBack(Math.ceil(lots / price), price)).toEqual([400, 'lots negative_equity']);
    expect(await holds()).toEqual([]);
  });
});

describe('the minimum dividend of a quarter', () => {
  it('is paid from equity only', async () => {
    const issuer = await agedFounder(server);
    const { id } = issuer.airline;
    await addListing(superuser, id, { state: 'listed', valued: 1_000_000 });
    await borrow(issuer);
    const sold = {
      airline: id,
      minute: (await worldNow(server)).minute,
      category: 'tickets',
      amount: 20_000_000,
      memo: 'Profit',
    };
    await superuser.collection('ledger').create({ ...sold, at: '2026-01-01 00:00:00.000Z' });
    await superuser.collection('airline').update(id, { 'cash+': sold.amount });
    await grant(server, id, 1_000_000 - (await equityOf(issuer)));
    expect(await shareReader(superuser, issuer).cash(issuer)).toBe(1_000_000 + BORROWED);
    await advanceTo(server, 0);
    const { declared, lots } = await shareReader(superuser, issuer).listing();
    // 30% of the profit would be six million, and there is cash for that.
    expect(declared).toBe(Math.floor(1_000_000 / lots));
    expect(await holds()).toEqual([]);
  });
});
