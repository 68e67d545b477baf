import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#game/account/accounts.ts';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import type { TenderView } from '#game/payloads/shares.ts';
import type { Holding } from '#game/tables/holding.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { Tender } from '#game/tables/tender.ts';
import { DAY } from '#game/world/time.ts';
import { call, type Founder, operator, runSql } from '../support/api.ts';
import { oldFounder } from '../support/exchange.ts';
import { brokenIn } from '../support/flying-world.ts';
import type { TestServer } from '../support/server.ts';
import {
  addHolding,
  addListing,
  attempt as attemptOn,
  giveInvestors,
  makeRival,
} from '../support/share-market.ts';
import { act, advanceHours, grant, startPausedWorld } from '../support/world.ts';

/** A starting capital of 25 million is $2,500 per lot. */
const MIN = 2_500;
const MAX = 2_600;

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;
let buyer: Founder;
let other: Founder;
let holder: Founder;

const cashOf = async ({ airline }: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(airline.id)).cash;
const balance = async (name: 'escrow' | 'investors'): Promise<number> =>
  (await superuser.collection('account').getOne(accountId(name))).balance;
const heldBy = async (founder: Founder, issuer: string): Promise<Holding | undefined> =>
  (await founder.client.collection('holding').getFullList<Holding>()).find((one) => one.issuer === issuer);
const tenderOf = (id: unknown): Promise<Tender> =>
  holder.client.collection('tender').getOne<Tender>(String(id));
const view = async (founder: Founder, airline: string): Promise<TenderView> =>
  (await call(server, `/api/am/tender?airline=${airline}`, { token: founder.token }))
    .json as unknown as TenderView;
const attempt = <Name extends ActionName>(founder: Founder, name: Name, input: ActionInput<Name>) =>
  attemptOn(server, founder, name, input);
/** Titles of the notices that an airline has got. */
const told = async ({ client }: Founder): Promise<string[]> =>
  (await client.collection('notice').getFullList<Notice>()).map(({ title }) => title);
const balanced = async () => expect(await brokenIn(dataDir)).toEqual([]);

/** Adds a listed airline of a player: 40% are with investors, and the holder has a tenth. */
async function listedAirline({ isRival = false, fair = 2_000 } = {}): Promise<Founder> {
  const founder = await oldFounder(server);
  if (isRival) await makeRival(superuser, founder);
  await addListing(superuser, founder.airline.id, {
    state: 'listed',
    founder_lots: 5_000,
    investor_lots: 3_800,
    maker_lots: 200,
    fair,
    target: fair,
    valued: 1_000_000,
  });
  await addHolding(superuser, holder.airline.id, founder.airline.id, 1_000);
  return founder;
}

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-tenders-`);
  server = await startPausedWorld({ dataDir });
  superuser = await operator(server);
  [buyer, other, holder] = [await oldFounder(server), await oldFounder(server), await oldFounder(server)];
  for (const { airline } of [buyer, other]) await grant(server, airline.id, 400_000_000);
  await giveInvestors(superuser, 10_000_000);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("an offer for a player's airline", () => {
  it('needs a price within its limits and puts the whole sum in escrow', async () => {
    const { airline } = await listedAirline();
    const offer = (price: number) => attempt(buyer, 'share.tender', { airline: airline.id, price });
    expect((await view(buyer, airline.id)).terms).toMatchObject({
      mean: 2_000,
      premium: 2_100,
      equity: MIN,
      min: MIN,
      max: MAX,
      lots: 5_000,
      from: 0,
    });
    expect(await offer(MIN - 1)).toEqual([400, 'price out_of_range']);
    expect(await offer(MAX + 1)).toEqual([400, 'price out_of_range']);
    expect(await attempt(holder, 'share.tender', { airline: airline.id, price: MAX })).toEqual([200]);
    expect(await attempt(buyer, 'share.tender', { airline: buyer.airline.id, price: MAX })).toEqual([
      400,
      'airline own_airline',
    ]);
    const [cash, escrow] = [await cashOf(buyer), await balance('escrow')];
    expect(await offer(MIN)).toEqual([200]);
    expect(await cashOf(buyer)).toBe(cash - 5_000 * MIN);
    expect(await balance('escrow')).toBe(escrow + 5_000 * MIN);
    expect(await offer(MIN)).toEqual([400, 'airline already_tendered']);
    await balanced();
  });

  it('succeeds when more than half of the shares that can accept have accepted', async () => {
    const target = await listedAirline();
    const { airline } = target;
    const cash = await cashOf(buyer);
    const { tender, ends } = await act(server, buyer, 'share.tender', { airline: airline.id, price: MIN });
    expect(Number(ends) / 1_440).toBe(60);
    expect(await told(holder)).toContain(`Offer for your shares of ${airline.code}`);
    const accept = (lots: number, founder = holder) =>
      attempt(founder, 'share.accept', { tender: String(tender), lots });
    expect(await accept(1_001)).toEqual([400, 'lots insufficient_shares']);
    expect(await accept(10, other)).toEqual([400, 'lots insufficient_shares']);
    expect(await accept(10, buyer)).toEqual([400, 'tender own_tender']);
    expect(await accept(1_000)).toEqual([200]);
    expect(await accept(0)).toEqual([200]);
    expect(await heldBy(holder, airline.id)).toMatchObject({ reserved: 0 });
    expect(await accept(600)).toEqual([200]);
    const sell = { airline: airline.id, side: 'sell' as const, lots: 500, limit: 2_200 };
    expect(await attempt(holder, 'share.order', sell)).toEqual([400, 'lots insufficient_shares']);
    await balanced();
    const [before, investors] = [await cashOf(holder), await balance('investors')];
    await superuser.collection('tender').update(String(tender), { ends: 60 });
    await advanceHours(server, 2);
    expect(await tenderOf(tender)).toMatchObject({ state: 'succeeded', bought: 4_600 });
    expect(await told(target)).toContain(`${buyer.airline.code} controls your airline`);
    expect(await heldBy(buyer, airline.id)).toMatchObject({ lots: 4_600, cost: 4_600 * MIN });
    expect(await heldBy(holder, airline.id)).toMatchObject({ lots: 400, reserved: 0 });
    expect(await cashOf(holder)).toBe(before + 600 * MIN);
    expect(await balance('investors')).toBe(investors + 4_000 * MIN);
    expect(await cashOf(buyer)).toBe(cash - 4_600 * MIN);
    expect((await view(buyer, airline.id)).control).toMatchObject({ held: 4_600 });
    expect(await attempt(buyer, 'share.merge', { airline: airline.id })).toEqual([400, 'airline no_consent']);
    await balanced();
  });

  it('fails below fair value without the holders, refunds everything, and cannot be repeated for 14 days', async () => {
    const target = await listedAirline({ fair: 2_700 });
    const { airline } = target;
    const cash = await cashOf(buyer);
    const { tender } = await act(server, buyer, 'share.tender', { airline: airline.id, price: MIN });
    await act(server, holder, 'share.accept', { tender: String(tender), lots: 1_000 });
    await superuser.collection('tender').update(String(tender), { ends: 60 });
    await advanceHours(server, 2);
    expect(await tenderOf(tender)).toMatchObject({ state: 'failed', bought: 0 });
    expect(await told(holder)).toContain(`The offer for ${airline.code} has failed`);
    expect(await told(target)).toContain(`The offer of ${buyer.airline.code} for your airline has failed`);
    expect(await cashOf(buyer)).toBe(cash);
    expect(await heldBy(holder, airline.id)).toMatchObject({ lots: 1_000, reserved: 0 });
    const again = { airline: airline.id, price: 2_700 };
    expect(await attempt(buyer, 'share.tender', again)).toEqual([400, 'airline too_soon']);
    const { ends } = await tenderOf(tender);
    expect((await view(buyer, airline.id)).terms?.from).toBe(ends + 14 * DAY);
    expect(await attempt(other, 'share.tender', again)).toEqual([200]);
    expect(await attempt(holder, 'share.accept', { tender: String(tender), lots: 1 })).toEqual([
      400,
      'tender unknown_tender',
    ]);
    await balanced();
  });
});

describe('an offer', () => {
  it("for a rival buys the founders' shares after three days, from the best buyer", async () => {
    const { airline } = await listedAirline({ isRival: true });
    const low = await act(server, buyer, 'share.tender', { airline: airline.id, price: MIN });
    const high = await act(server, other, 'share.tender', { airline: airline.id, price: MAX });
    await advanceHours(server, 73);
    expect(await tenderOf(low.tender)).toMatchObject({ state: 'failed' });
    expect(await tenderOf(high.tender)).toMatchObject({ state: 'succeeded', bought: 9_000 });
    const { control, counted } = await view(other, airline.id);
    expect([control?.held, control?.price, counted]).toEqual([9_000, MAX, 10_000]);
    await balanced();
  });

  it('counts for the rule against mutual holdings', async () => {
    const [one, two] = [await listedAirline(), await listedAirline()];
    await grant(server, one.airline.id, 100_000_000);
    await grant(server, two.airline.id, 100_000_000);
    const price = (await view(one, two.airline.id)).terms?.min ?? 0;
    expect(await attempt(one, 'share.tender', { airline: two.airline.id, price })).toEqual([200]);
    const back = (await view(two, one.airline.id)).terms?.min ?? 0;
    expect(await attempt(two, 'share.tender', { airline: one.airline.id, price: back })).toEqual([
      400,
      'airline cross_holding',
    ]);
  });

  it('is refunded if the buyer is insolvent, and an insolvent airline makes none', async () => {
    const { airline } = await listedAirline();
    const poor = await oldFounder(server);
    await grant(server, poor.airline.id, 30_000_000);
    const { tender } = await act(server, poor, 'share.tender', { airline: airline.id, price: MIN });
    await runSql(superuser, `UPDATE airline SET insolvent_from = 1 WHERE id = '${poor.airline.id}'`);
    const second = await listedAirline();
    expect(await attempt(poor, 'share.tender', { airline: second.airline.id, price: MIN })).toEqual([
      400,
      'cash insolvent',
    ]);
    const cash = await cashOf(poor);
    await advanceHours(server, 1);
    expect(await tenderOf(tender)).toMatchObject({ state: 'failed' });
    expect(await cashOf(poor)).toBe(cash + 5_000 * MIN);
    await balanced();
  });

  it('ends the buy-backs of the wanted airline, which gets its money back', async () => {
    const wanted = await listedAirline();
    const buyBack = (lots: number) => attempt(wanted, 'share.buyback', { lots, limit: 2_000 });
    const orders = () => wanted.client.collection('share_order').getFullList();
    const cash = await cashOf(wanted);
    expect([await buyBack(1), await buyBack(20)]).toEqual([[200], [200]]);
    const offer = (price: number) => attempt(buyer, 'share.tender', { airline: wanted.airline.id, price });
    expect(await offer(MIN - 1)).toEqual([400, 'price out_of_range']);
    expect(await orders()).toHaveLength(2);
    expect(await offer(MIN)).toEqual([200]);
    expect(await orders()).toEqual([]);
    expect(await cashOf(wanted)).toBe(cash);
    const notices = await wanted.client.collection('notice').getFullList<Notice>();
    const [notice] = notices.filter(({ title }) => title === 'Buy-back cancelled');
    expect(notice?.body).toMatch(/\$42,000 was returned to your cash\.$/);
    expect(await buyBack(1)).toEqual([400, 'lots tender_open']);
    await balanced();
  });

  it('waits until the wanted airline has sold its new shares', async () => {
    const wanted = await listedAirline();
    await act(server, wanted, 'share.issue', { lots: 100, price: 2_000 });
    expect(await attempt(buyer, 'share.tender', { airline: wanted.airline.id, price: MIN })).toEqual([
      400,
      'airline shares_changing',
    ]);
  });

  it('of two insolvent buyers frees the lots with which a holder has accepted both of them once', async () => {
    const { airline } = await listedAirline();
    for (const poor of [await oldFounder(server), await oldFounder(server)]) {
      await grant(server, poor.airline.id, 10_000_000);
      const { tender } = await act(server, poor, 'share.tender', { airline: airline.id, price: MIN });
      await act(server, holder, 'share.accept', { tender: String(tender), lots: 500 });
      await grant(server, poor.airline.id, -(await cashOf(poor)) - 1_000_000);
    }
    expect(await heldBy(holder, airline.id)).toMatchObject({ lots: 1_000, reserved: 1_000 });
    await advanceHours(server, 2);
    expect(await heldBy(holder, airline.id)).toMatchObject({ lots: 1_000, reserved: 0 });
    const sell = { airline: airline.id, side: 'sell' as const, lots: 1_001 };
    expect(await attempt(holder, 'share.order', sell)).toEqual([400, 'lots insufficient_shares']);
    await balanced();
  });

  it('is refunded if the wanted airline, the buyer or a holder is deleted', async () => {
    const target = await listedAirline();
    const gone = await oldFounder(server);
    await grant(server, gone.airline.id, 30_000_000);
    const offer = { airline: target.airline.id, price: MIN };
    const cash = await cashOf(buyer);
    const { tender } = await act(server, buyer, 'share.tender', offer);
    await act(server, gone, 'share.tender', offer);
    await act(server, holder, 'share.accept', { tender: String(tender), lots: 300 });
    await gone.client.collection('users').delete(gone.client.authStore.record?.id ?? '');
    await balanced();
    const targetId = target.client.authStore.record?.id ?? '';
    const [accepted, deleted] = await Promise.all([
      attempt(holder, 'share.accept', { tender: String(tender), lots: 400 }),
      target.client.collection('users').delete(targetId),
    ]);
    expect(deleted).toBe(true);
    expect([[200], [400, 'tender unknown_tender']]).toContainEqual(accepted);
    expect(await cashOf(buyer)).toBe(cash);
    expect(await heldBy(holder, target.airline.id)).toBeUndefined();
    expect(await attempt(buyer, 'share.tender', offer)).toEqual([400, 'airline not_listed']);
    await balanced();
  });

  it('is made once and accepted once by simultaneous requests', async () => {
    const { airline } = await listedAirline();
    const offer = { airline: airline.id, price: MIN };
    const offers = await Promise.all([1, 2, 3, 4].map(() => attempt(buyer, 'share.tender', offer)));
    expect(offers.filter(([status]) => status === 200)).toHaveLength(1);
    const [open] = (await view(holder, airline.id)).offers;
    const accept = { tender: open?.id ?? '', lots: 1_000 };
    await Promise.all([1, 2, 3, 4].map(() => attempt(holder, 'share.accept', accept)));
    expect(await heldBy(holder, airline.id)).toMatchObject({ lots: 1_000, reserved: 1_000 });
    await balanced();
  });

  it("is in the export of the buyer's and the holder's account", async () => {
    const exported = async ({ token }: Founder) =>
      (await call(server, '/api/am/account/export', { token })).json as Record<string, unknown[]>;
    expect((await exported(buyer)).tender).not.toEqual([]);
    expect((await exported(holder)).acceptance).not.toEqual([]);
  });
});
