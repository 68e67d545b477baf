import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import { priceBand } from '#game/shares/price-band.ts';
import { WEEK } from '#game/world/time.ts';
import { type Founder, operator, runSql } from '#tests/support/api.ts';
import { letHaveEarned, unsecuredRate } from '#tests/support/bank.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { giveInvestors, listAirline, shareReader } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, grant, worldNow } from '#tests/support/world.ts';

const LOTS = 750;
const DEBT = 5_000_000;
/** Cash of an airline that has lost, in whole US dollars. */
const LEFT = 3_600_000;
/** Fair value, in cents per share. It is far below the price. */
const FAIR = 1_000;

let server: TestServer;
let superuser: PocketBase;
let issuer: Founder;
/** Sells shares at twice their fair value to airlines that owe money to the bank. */
let gainer: Founder;
let read: ReturnType<typeof shareReader>;

const claims = () => superuser.collection('trade_claim').getFullList({ filter: 'purchase = false' });
const lent = async (): Promise<number> =>
  (await superuser.collection('account').getOne(accountId('bank'))).balance;
const holds = () => brokenIn(server.dataDir);

/** Returns an airline that has borrowed money, paid most of what it has to the gainer, and has little left. */
async function loser(): Promise<Founder> {
  const founder = await oldFounder(server);
  const { max } = priceBand((await read.listing()).band_price);
  const airline = issuer.airline.id;
  await act(server, gainer, 'share.order', { airline, side: 'sell', lots: LOTS, limit: max });
  await act(server, founder, 'share.order', { airline, side: 'buy', lots: LOTS, limit: max });
  await advanceHours(server, 1);
  expect(await read.held(founder)).toBe(LOTS);
  const { minute } = await worldNow(server);
  await letHaveEarned(superuser, founder.airline.id, { amount: DEBT, minute });
  const rate = await unsecuredRate(server, founder);
  await act(server, founder, 'loan.take', { product: 'unsecured', amount: DEBT, weeks: 13, rate });
  await grant(server, founder.airline.id, LEFT - (await read.cash(founder)));
  return founder;
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [issuer, gainer] = [await oldFounder(server), await oldFounder(server)];
  read = shareReader(superuser, issuer);
  await giveInvestors(superuser, 1_250_000_000);
  await grant(server, gainer.airline.id, 20_000_000);
  await listAirline(server, superuser, issuer, {
    percent: 49,
    subscribers: [{ founder: gainer, lots: 3_000 }],
  });
  await runSql(
    superuser,
    `UPDATE share_listing SET fair = ${FAIR}, target = ${FAIR}, investor_lots = investor_lots + maker_lots, maker_lots = 0`,
  );
});

describe('a trade far from fair value', () => {
  it('is reclaimed as far as the lenders of an airline that closes lack it', async () => {
    const bank = await lent();
    const founder = await loser();
    const { price } = await read.listing();
    const lost = LOTS * (price - 1.1 * FAIR);
    expect(await claims()).toMatchObject([
      { airline: founder.airline.id, debtor: gainer.airline.id, amount: Math.floor(lost) },
    ]);
    // The buyer may read its loss, but not who gained.
    const [own] = await founder.client.collection('trade_claim').getFullList();
    expect(own).not.toHaveProperty('debtor');
    expect(await holds()).toEqual([]);
    const cash = await read.cash(gainer);
    await founder.client.collection('users').delete(founder.id);
    // The shares bring their fair value, and the rest of the debt is missing.
    const missing = DEBT - LEFT - LOTS * FAIR;
    expect(missing).toBeLessThan(lost);
    expect(await read.cash(gainer)).toBe(cash - missing);
    expect(await lent()).toBe(bank);
    expect(await claims()).toEqual([]);
    const notices = await gainer.client.collection('notice').getFullList();
    expect(notices.map(({ title }) => title)).toContain('$650,000 reclaimed');
    expect(await holds()).toEqual([]);
  });

  it('is reclaimed in full from an airline that has no cash', async () => {
    const founder = await loser();
    await grant(server, gainer.airline.id, -(await read.cash(gainer)));
    expect(await read.cash(gainer)).toBe(0);
    await founder.client.collection('users').delete(founder.id);
    expect(await read.cash(gainer)).toBe(-(DEBT - LEFT - LOTS * FAIR));
    expect(await holds()).toEqual([]);
  });

  it('is forgotten after 26 weeks', async () => {
    await grant(server, gainer.airline.id, 1_000_000);
    const founder = await loser();
    await runSql(superuser, `UPDATE trade_claim SET minute = minute - ${26 * WEEK}`);
    const cash = await read.cash(gainer);
    await founder.client.collection('users').delete(founder.id);
    expect(await read.cash(gainer)).toBe(cash);
    expect(await holds()).toEqual([]);
  });
});
