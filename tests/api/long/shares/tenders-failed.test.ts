import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '#game/world/time.ts';
import { runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { MIN, TenderWorld } from '#tests/support/tender-world.ts';
import { act, advanceHours, grant } from '#tests/support/world.ts';

let world: TenderWorld;
let { server, superuser, buyer, other, holder, attempt, broken, cashOf, heldBy } = {} as TenderWorld;

beforeAll(async () => {
  world = await TenderWorld.start();
  ({ server, superuser, buyer, other, holder, attempt, broken, cashOf, heldBy } = world);
});

describe('an offer', () => {
  it('fails below fair value without the holders, refunds everything, and cannot be repeated for 14 days', async () => {
    const target = await world.listedAirline({ fair: 2_700 });
    const { airline } = target;
    const cash = await cashOf(buyer);
    const { tender } = await act(server, buyer, 'share.tender', { airline: airline.id, price: MIN });
    await act(server, holder, 'share.accept', { tender: String(tender), lots: 1_000 });
    await superuser.collection('tender').update(String(tender), { ends: 60 });
    await advanceHours(server, 2);
    expect(await world.tenderOf(tender)).toMatchObject({ state: 'failed', bought: 0 });
    expect(await world.told(holder)).toContain(`The offer for ${airline.code} has failed`);
    expect(await world.told(target)).toContain(
      `The offer of ${buyer.airline.code} for your airline has failed`,
    );
    expect(await cashOf(buyer)).toBe(cash);
    expect(await heldBy(holder, airline.id)).toMatchObject({ lots: 1_000, reserved: 0 });
    const again = { airline: airline.id, price: 2_700 };
    expect(await attempt(buyer, 'share.tender', again)).toEqual([400, 'airline too_soon']);
    const { ends } = await world.tenderOf(tender);
    expect((await world.view(buyer, airline.id)).terms?.from).toBe(ends + 14 * DAY);
    expect(await attempt(other, 'share.tender', again)).toEqual([200]);
    expect(await attempt(holder, 'share.accept', { tender: String(tender), lots: 1 })).toEqual([
      400,
      'tender unknown_tender',
    ]);
    expect(await broken()).toEqual([]);
  });

  it('is refunded if the buyer is insolvent, and an insolvent airline makes none', async () => {
    const { airline } = await world.listedAirline();
    const poor = await oldFounder(server);
    await grant(server, poor.airline.id, 30_000_000);
    const { tender } = await act(server, poor, 'share.tender', { airline: airline.id, price: MIN });
    await runSql(superuser, `UPDATE airline SET insolvent_from = 1 WHERE id = '${poor.airline.id}'`);
    const second = await world.listedAirline();
    expect(await attempt(poor, 'share.tender', { airline: second.airline.id, price: MIN })).toEqual([
      400,
      'cash insolvent',
    ]);
    const cash = await cashOf(poor);
    await advanceHours(server, 1);
    expect(await world.tenderOf(tender)).toMatchObject({ state: 'failed' });
    expect(await cashOf(poor)).toBe(cash + 5_000 * MIN);
  });

  it('of two insolvent buyers frees the lots with which a holder has accepted both of them once', async () => {
    const { airline } = await world.listedAirline();
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
  });

  it('is refunded if the wanted airline, the buyer or a holder is deleted', async () => {
    const target = await world.listedAirline();
    const gone = await oldFounder(server);
    await grant(server, gone.airline.id, 30_000_000);
    const offer = { airline: target.airline.id, price: MIN };
    const cash = await cashOf(buyer);
    const { tender } = await act(server, buyer, 'share.tender', offer);
    await act(server, gone, 'share.tender', offer);
    await act(server, holder, 'share.accept', { tender: String(tender), lots: 300 });
    await gone.client.collection('users').delete(gone.client.authStore.record?.id ?? '');
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
    expect(await broken()).toEqual([]);
  });
});
