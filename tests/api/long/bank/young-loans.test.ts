import { beforeAll, describe, expect, it } from 'vitest';
import { CLAIM_WEEKS } from '#game/bank/reclaim.ts';
import { WEEK } from '#game/world/time.ts';
import { type Founder, runSql } from '#tests/support/api.ts';
import { letHaveEarned, unsecuredRate } from '#tests/support/bank.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { giveInvestors, listAirline } from '#tests/support/share-market.ts';
import { MIN, TenderWorld } from '#tests/support/tender-world.ts';
import { act, advanceHours, grant, worldNow } from '#tests/support/world.ts';

const LOTS = 300;
const DEBT = 5_000_000;
const NAMES = ['within its cash', 'beyond its cash', 'old', 'rich pool'] as const;

let world: TenderWorld;
let { server, superuser, buyer, holder, attempt, broken, cashOf } = {} as TenderWorld;
let issuer: Founder;
let subscribers: Founder[];
/** Price of the lots that each subscriber got, in whole US dollars. */
let price: number;

const named = (name: (typeof NAMES)[number]): Founder => subscribers[NAMES.indexOf(name)] as Founder;
const setInvestors = async (money: number): Promise<void> => {
  const change = money - (await world.balanceOf('investors'));
  if (change !== 0) await giveInvestors(superuser, change);
};

/** Lets an airline borrow and lose all but some of its cash. */
async function borrowAndLose(founder: Founder, left: number): Promise<void> {
  const { minute } = await worldNow(server);
  await letHaveEarned(superuser, founder.airline.id, { amount: DEBT, minute });
  const rate = await unsecuredRate(server, founder);
  await act(server, founder, 'loan.take', { product: 'unsecured', amount: DEBT, weeks: 52, rate });
  await grant(server, founder.airline.id, left - (await cashOf(founder)));
}

/** Deletes an airline. Returns what the bank lost, and what another airline paid. */
async function deleted(founder: Founder, payer: Founder): Promise<{ lost: number; paid: number }> {
  const [bank, cash] = [await world.balanceOf('bank'), await cashOf(payer)];
  await founder.client.collection('users').delete(founder.id);
  expect(await broken()).toEqual([]);
  const lost = bank + DEBT - (await world.balanceOf('bank'));
  return { lost, paid: cash - (await cashOf(payer)) };
}

beforeAll(async () => {
  world = await TenderWorld.start();
  ({ server, superuser, buyer, holder, attempt, broken, cashOf } = world);
  issuer = await oldFounder(server);
  subscribers = [];
  for (const _ of NAMES) subscribers.push(await oldFounder(server));
  await setInvestors(1_250_000_000);
  await listAirline(server, superuser, issuer, {
    percent: 20,
    subscribers: subscribers.map((founder) => ({ founder, lots: LOTS })),
  });
  price = (await world.heldBy(named('within its cash'), issuer.airline.id))?.cost ?? 0;
});

describe('what an airline has put into new shares', () => {
  it('is reclaimed from the issuer as far as a loan that came later is not repaid', async () => {
    await setInvestors(0);
    const founder = named('within its cash');
    await borrowAndLose(founder, DEBT - 500_000);
    expect(await deleted(founder, issuer)).toEqual({ lost: 0, paid: 500_000 });
    const [notice] = await issuer.client
      .collection('notice')
      .getFullList({ filter: 'title = "$500,000 reclaimed"' });
    expect(notice?.body).toContain('shares with it that have brought less than it paid');
  });

  it('is reclaimed up to its price, below zero if the issuer has spent it', async () => {
    await setInvestors(0);
    await grant(server, issuer.airline.id, -(await cashOf(issuer)));
    const founder = named('beyond its cash');
    await borrowAndLose(founder, 1_000_000);
    expect(await deleted(founder, issuer)).toEqual({ lost: 4_000_000 - price, paid: price });
    await grant(server, issuer.airline.id, 10_000_000);
  });

  it('is not reclaimed for a loan that is as old as a claim can be', async () => {
    await setInvestors(0);
    const founder = named('old');
    await borrowAndLose(founder, 1_000_000);
    await runSql(superuser, `UPDATE loan SET started = started - ${CLAIM_WEEKS * WEEK}`);
    expect(await deleted(founder, issuer)).toEqual({ lost: 4_000_000, paid: 0 });
  });

  it('is reclaimed only as far as investors pay less for the shares', async () => {
    await setInvestors(100_000_000);
    const founder = named('rich pool');
    await borrowAndLose(founder, 1_000_000);
    const before = await world.balanceOf('investors');
    const { lost, paid } = await deleted(founder, issuer);
    const brought = before - (await world.balanceOf('investors'));
    expect(brought).toBeGreaterThan(price / 2);
    expect([paid, lost]).toEqual([price - brought, 4_000_000 - price]);
  });
});

describe('what an airline has paid for shares by an offer', () => {
  it('is reclaimed from those who have accepted it, in full', async () => {
    const { airline } = await world.listedAirline();
    await setInvestors(10_000_000);
    const { tender } = await act(server, buyer, 'share.tender', { airline: airline.id, price: MIN });
    expect(await attempt(holder, 'share.accept', { tender: String(tender), lots: 600 })).toEqual([200]);
    await superuser.collection('tender').update(String(tender), { ends: 60 });
    await advanceHours(server, 2);
    await setInvestors(0);
    await borrowAndLose(buyer, 1_000_000);
    // A part of the price is above 110% of fair value, which is reclaimed in any case.
    expect(await deleted(buyer, holder)).toEqual({ lost: 4_000_000 - 600 * MIN, paid: 600 * MIN });
  });
});
