import { beforeAll, describe, expect, it } from 'vitest';
import { saleQuote } from '#game/exchange/prices.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { insolvencySchema } from '#game/payloads/insolvency.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { call } from '#tests/support/api.ts';
import { bankOf, unsecuredRate } from '#tests/support/bank.ts';
import { offer } from '#tests/support/exchange.ts';
import { LoanWorld, OWNED_MODEL } from '#tests/support/loan-world.ts';
import { act, grant, tryAct, worldNow } from '#tests/support/world.ts';

let world: LoanWorld;
let { server, superuser, newFounder, broken, cashOf, bankBalance, loansOf } = {} as LoanWorld;
let { borrow, outcome, ownOne, pledge } = {} as LoanWorld;

beforeAll(async () => {
  world = await LoanWorld.start();
  ({ server, superuser, newFounder, broken, cashOf, bankBalance, loansOf } = world);
  ({ borrow, outcome, ownOne, pledge } = world);
});

describe('a secured loan', () => {
  it('reaches 70% of the value of an aircraft, which then cannot be sold or pledged again', async () => {
    const founder = await newFounder();
    const aircraft = await ownOne(founder);
    const [offered] = (await bankOf(server, founder)).collateral;
    expect(offered).toMatchObject({ aircraft: aircraft.id, limit: Math.floor(0.7 * (offered?.value ?? 0)) });
    const { minute } = await worldNow(server);
    const rate = (await bankOf(server, founder)).rates.secured;
    const more = { product: 'secured', weeks: 104, aircraft: aircraft.id, rate };
    const limit = offered?.limit ?? 0;
    expect(await outcome(founder, 'loan.take', { ...more, amount: limit + 1 })).toBe('400 amount over_limit');
    const id = await pledge(founder, aircraft.id, limit);
    const again = { ...more, amount: 100_000 };
    expect(await outcome(founder, 'loan.take', again)).toBe('400 aircraft pledged');
    const sale = { aircraft: aircraft.id, price: saleQuote(seedModel(OWNED_MODEL), aircraft, minute) };
    const { json } = await tryAct(server, founder, 'fleet.sell', sale);
    expect(json.message).toMatch(
      /secures your loan of \$[\d,]+\. Repay the \$[\d,]+ that you still owe first\.$/,
    );
    expect((await bankOf(server, founder)).collateral).toEqual([]);
    await grant(server, founder.airline.id, 1_000_000);
    await act(server, founder, 'loan.repay', { loan: id, amount: limit });
    await act(server, founder, 'fleet.sell', sale);
    expect(await broken()).toEqual([]);
  });

  it('is not offered on an aircraft that is for sale', async () => {
    const founder = await newFounder();
    const aircraft = await ownOne(founder);
    const query = '/api/am/loan/offer?product=secured&amount=1000000&weeks=104';
    const statusOf = async () => (await call(server, query, { token: founder.token })).status;
    expect(await statusOf()).toBe(200);
    await offer(server, founder, aircraft);
    const { collateral, rates } = await bankOf(server, founder);
    expect(collateral).toEqual([expect.objectContaining({ aircraft: aircraft.id, isForSale: true })]);
    expect(await statusOf()).toBe(400);
    const input = { product: 'secured', amount: 1_000_000, weeks: 104, aircraft: aircraft.id };
    expect(await outcome(founder, 'loan.take', { ...input, rate: rates.secured })).toBe(
      '400 aircraft listed',
    );
  });

  it('is no way out of insolvency on an aircraft that is for sale, nor is its sale while it is auctioned', async () => {
    const founder = await newFounder();
    // All that it gets without security.
    await borrow(founder, (await bankOf(server, founder)).unsecured.limit, 52);
    const aircraft = await ownOne(founder);
    await grant(server, founder.airline.id, -500_000 - (await cashOf(founder)));
    const { minute } = await worldNow(server);
    await superuser.collection('airline').update(founder.airline.id, { insolvent_from: minute + 1 });
    const kindsOf = async () => {
      const { json } = await call(server, '/api/am/insolvency', { token: founder.token });
      return insolvencySchema
        .parse(json)
        .ways.map(({ kind }) => kind)
        .sort();
    };
    expect(await kindsOf()).toEqual(['borrow', 'sell']);
    await offer(server, founder, aircraft);
    expect(await kindsOf()).toEqual(['sell']);
    const auction = await superuser
      .collection('auction')
      .create({ airline: founder.airline.id, aircraft: aircraft.id, state: 'open' });
    expect(await kindsOf()).toEqual([]);
    await superuser.collection('auction').delete(auction.id);
    await superuser.collection('airline').update(founder.airline.id, { insolvent_from: 0 });
    await grant(server, founder.airline.id, 20_000_000);
  });

  it('needs an aircraft that is owned and delivered', async () => {
    const founder = await newFounder();
    const price = purchaseQuote(seedModel(OWNED_MODEL), 1).total;
    await grant(server, founder.airline.id, price);
    const order = await act(server, founder, 'fleet.buy', { model: OWNED_MODEL, count: 1, price });
    const input = {
      product: 'secured',
      amount: 1_000_000,
      weeks: 104,
      rate: 0.06,
      aircraft: String(order.aircraft),
    };
    expect(await outcome(founder, 'loan.take', input)).toBe('400 aircraft on_order');
    await superuser
      .collection('aircraft')
      .update(String(order.aircraft), { delivered: 0, ownership: 'leased' });
    expect(await outcome(founder, 'loan.take', input)).toBe('400 aircraft leased');
    await superuser.collection('aircraft').delete(String(order.aircraft));
  });
});

describe('at the same moment', () => {
  const both = async (first: Promise<string>, second: Promise<string>) =>
    (await Promise.all([first, second])).sort();

  it('two loans beyond the limit: one is granted', async () => {
    const founder = await newFounder();
    const rate = await unsecuredRate(server, founder);
    const take = () =>
      outcome(founder, 'loan.take', { product: 'unsecured', amount: 3_000_000, weeks: 13, rate });
    expect(await both(take(), take())).toEqual(['200', '400 amount over_limit']);
    expect(await loansOf(founder)).toHaveLength(1);
  });

  it('a loan is repaid twice: once', async () => {
    const founder = await newFounder();
    const cash = await cashOf(founder);
    const id = await borrow(founder, 1_000_000);
    const repay = () => outcome(founder, 'loan.repay', { loan: id, amount: 1_000_000 });
    expect(await both(repay(), repay())).toEqual(['200', '400 loan ended']);
    expect(await cashOf(founder)).toBe(cash - 10_000);
  });

  it('an aircraft is pledged twice, or sold while it is pledged: one of both', async () => {
    const founder = await newFounder();
    const aircraft = await ownOne(founder);
    const rate = (await bankOf(server, founder)).rates.secured;
    const take = ({ id }: Aircraft) =>
      outcome(founder, 'loan.take', {
        product: 'secured',
        amount: 1_000_000,
        weeks: 104,
        aircraft: id,
        rate,
      });
    expect(await both(take(aircraft), take(aircraft))).toEqual(['200', '400 aircraft pledged']);
    const other = await ownOne(founder);
    const { minute } = await worldNow(server);
    const price = saleQuote(seedModel(OWNED_MODEL), other, minute);
    const results = await both(take(other), outcome(founder, 'fleet.sell', { aircraft: other.id, price }));
    expect([
      ['200', '400 aircraft pledged'],
      ['200', '400 aircraft unknown_aircraft'],
    ]).toContainEqual(results);
    expect(await broken()).toEqual([]);
  });
});

describe('deleting an airline', () => {
  it('repays what its cash covers, and the bank writes off the rest', async () => {
    const founder = await newFounder();
    const before = await bankBalance();
    await borrow(founder, 3_000_000);
    const cash = await cashOf(founder);
    await grant(server, founder.airline.id, 1_000_000 - cash);
    await founder.client.collection('users').delete(founder.id);
    expect(await bankBalance()).toBe(before - 2_000_000);
    expect(
      await superuser.collection('loan').getFullList({ filter: `airline = "${founder.airline.id}"` }),
    ).toEqual([]);
    expect(await broken()).toEqual([]);
  });
});
