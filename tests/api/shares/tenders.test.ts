import { beforeAll, describe, expect, it } from 'vitest';
import type { Notice } from '#game/tables/notice.ts';
import { call, type Founder } from '#tests/support/api.ts';
import { MIN, TenderWorld } from '#tests/support/tender-world.ts';
import { act, advanceHours, grant } from '#tests/support/world.ts';

/** Highest price of an offer. */
const MAX = 2_600;

let world: TenderWorld;
let { server, superuser, buyer, other, holder, attempt, broken, cashOf, heldBy } = {} as TenderWorld;

beforeAll(async () => {
  world = await TenderWorld.start();
  ({ server, superuser, buyer, other, holder, attempt, broken, cashOf, heldBy } = world);
});

describe("an offer for a player's airline", () => {
  it('needs a price within its limits and puts the whole sum in escrow', async () => {
    const { airline } = await world.listedAirline();
    const offer = (price: number) => attempt(buyer, 'share.tender', { airline: airline.id, price });
    expect((await world.view(buyer, airline.id)).terms).toMatchObject({
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
    const [cash, escrow] = [await cashOf(buyer), await world.balanceOf('escrow')];
    expect(await offer(MIN)).toEqual([200]);
    expect(await cashOf(buyer)).toBe(cash - 5_000 * MIN);
    expect(await world.balanceOf('escrow')).toBe(escrow + 5_000 * MIN);
    expect(await offer(MIN)).toEqual([400, 'airline already_tendered']);
    expect(await broken()).toEqual([]);
  });

  it('succeeds when more than half of the shares that can accept have accepted', async () => {
    const target = await world.listedAirline();
    const { airline } = target;
    const cash = await cashOf(buyer);
    const { tender, ends } = await act(server, buyer, 'share.tender', { airline: airline.id, price: MIN });
    expect(Number(ends) / 1_440).toBe(60);
    expect(await world.told(holder)).toContain(`Offer for your shares of ${airline.code}`);
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
    const [before, investors] = [await cashOf(holder), await world.balanceOf('investors')];
    await superuser.collection('tender').update(String(tender), { ends: 60 });
    await advanceHours(server, 2);
    expect(await world.tenderOf(tender)).toMatchObject({ state: 'succeeded', bought: 4_600 });
    expect(await world.told(target)).toContain(`${buyer.airline.code} controls your airline`);
    expect(await heldBy(buyer, airline.id)).toMatchObject({ lots: 4_600, cost: 4_600 * MIN });
    expect(await heldBy(holder, airline.id)).toMatchObject({ lots: 400, reserved: 0 });
    expect(await cashOf(holder)).toBe(before + 600 * MIN);
    expect(await world.balanceOf('investors')).toBe(investors + 4_000 * MIN);
    expect(await cashOf(buyer)).toBe(cash - 4_600 * MIN);
    expect((await world.view(buyer, airline.id)).control).toMatchObject({ held: 4_600 });
    expect(await attempt(buyer, 'share.merge', { airline: airline.id })).toEqual([400, 'airline no_consent']);
  });
});

describe('an offer', () => {
  it("for a rival buys the founders' shares after three days, from the best buyer", async () => {
    const { airline } = await world.listedAirline({ isRival: true });
    const low = await act(server, buyer, 'share.tender', { airline: airline.id, price: MIN });
    const high = await act(server, other, 'share.tender', { airline: airline.id, price: MAX });
    await advanceHours(server, 73);
    expect(await world.tenderOf(low.tender)).toMatchObject({ state: 'failed' });
    expect(await world.tenderOf(high.tender)).toMatchObject({ state: 'succeeded', bought: 9_000 });
    const { control, counted } = await world.view(other, airline.id);
    expect([control?.held, control?.price, counted]).toEqual([9_000, MAX, 10_000]);
  });

  it('counts for the rule against mutual holdings', async () => {
    const [one, two] = [await world.listedAirline(), await world.listedAirline()];
    await grant(server, one.airline.id, 100_000_000);
    await grant(server, two.airline.id, 100_000_000);
    const price = (await world.view(one, two.airline.id)).terms?.min ?? 0;
    expect(await attempt(one, 'share.tender', { airline: two.airline.id, price })).toEqual([200]);
    const back = (await world.view(two, one.airline.id)).terms?.min ?? 0;
    expect(await attempt(two, 'share.tender', { airline: one.airline.id, price: back })).toEqual([
      400,
      'airline cross_holding',
    ]);
  });

  it('ends the buy-backs of the wanted airline, which gets its money back', async () => {
    const wanted = await world.listedAirline();
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
  });

  it('waits until the wanted airline has sold its new shares', async () => {
    const wanted = await world.listedAirline();
    await act(server, wanted, 'share.issue', { lots: 100, price: 2_000 });
    expect(await attempt(buyer, 'share.tender', { airline: wanted.airline.id, price: MIN })).toEqual([
      400,
      'airline shares_changing',
    ]);
  });

  it('is made once and accepted once by simultaneous requests', async () => {
    const { airline } = await world.listedAirline();
    const offer = { airline: airline.id, price: MIN };
    const offers = await Promise.all([1, 2, 3, 4].map(() => attempt(buyer, 'share.tender', offer)));
    expect(offers.filter(([status]) => status === 200)).toHaveLength(1);
    const [open] = (await world.view(holder, airline.id)).offers;
    const accept = { tender: open?.id ?? '', lots: 1_000 };
    await Promise.all([1, 2, 3, 4].map(() => attempt(holder, 'share.accept', accept)));
    expect(await heldBy(holder, airline.id)).toMatchObject({ lots: 1_000, reserved: 1_000 });
    expect(await broken()).toEqual([]);
  });

  it("is in the export of the buyer's and the holder's account", async () => {
    const exported = async ({ token }: Founder) =>
      (await call(server, '/api/am/account/export', { token })).json as Record<string, unknown[]>;
    expect((await exported(buyer)).tender).not.toEqual([]);
    expect((await exported(holder)).acceptance).not.toEqual([]);
  });
});
