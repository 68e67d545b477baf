import { beforeAll, expect, it } from 'vitest';
import type { ActionInput } from '#game/actions/actions.ts';
import { decidedAt } from '#game/network/rights/certificate.ts';
import type { Certificate } from '#game/tables/certificate.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { airportId, call, type Founder, newFounder, runSql } from '#tests/support/api.ts';
import { rejectionOf } from '#tests/support/rejection-of.ts';
import { ServedWorld, shareWorld } from '#tests/support/served-world.ts';
import { letHaveFlown } from '#tests/support/share-market.ts';
import { act, grant, openRoute, tryAct, weeklyRate, worldNow } from '#tests/support/world.ts';

const MODEL = 'airbus-a320neo';

class RightsWorld extends ServedWorld {
  static start = async () => new RightsWorld(await shareWorld());

  quote = async ({ token }: Founder, from: string, to: string) => {
    const [a, b] = [await airportId(this.server, from), await airportId(this.server, to)];
    return call(this.server, `/api/am/route/quote?from=${a}&to=${b}`, { token });
  };
  lease = async (founder: Founder, count: number) => {
    const price = await weeklyRate(this.server, MODEL);
    await act(this.server, founder, 'fleet.lease', { model: MODEL, count, price });
    await runSql(this.superuser, `UPDATE aircraft SET delivered = 0 WHERE airline = '${founder.airline.id}'`);
  };
  /** An airline with the figures for a certificate. */
  applicant = async () => {
    const founder = await newFounder(this.server);
    await grant(this.server, founder.airline.id, 100_000_000);
    await letHaveFlown(this.superuser, founder.airline.id);
    await this.lease(founder, 8);
    return founder;
  };
  apply = (founder: Founder, input: ActionInput<'certificate.apply'>) =>
    tryAct(this.server, founder, 'certificate.apply', input);
  certificates = ({ client }: Founder) => client.collection('certificate').getFullList<Certificate>();
  titles = async ({ client }: Founder) =>
    (
      await client.collection('notice').getFullList({ filter: "kind = 'certificate'", sort: 'minute,id' })
    ).map(({ title }) => title);
  paid = async (founder: Founder, category: string) =>
    (
      await this.superuser
        .collection('ledger')
        .getFullList({ filter: `airline = "${founder.airline.id}" && category = "${category}"` })
    ).map(({ amount }) => amount);
}

let world: RightsWorld;
beforeAll(async () => {
  world = await RightsWorld.start();
});

it('a pair that does not touch the home is refused, with the field and the certificates that help', async () => {
  const { server } = world;
  const founder = await newFounder(server);
  const quote = await world.quote(founder, 'JFK', 'GRU');
  expect(quote.json).toMatchObject({ missing: ['US', 'BR'], faults: [{ code: 'no_right' }] });
  expect((await world.quote(founder, 'LIS', 'GRU')).json).toMatchObject({ missing: [], faults: [] });
  const [from, to] = [await airportId(server, 'JFK'), await airportId(server, 'GRU')];
  const price = Number(quote.json.price);
  const refused = await tryAct(server, founder, 'route.open', { from, to, price });
  expect(rejectionOf(refused)).toEqual([400, 'to no_right']);
  expect(refused.json.message).toBe(
    'JFK–GRU does not touch your home, the European Common Aviation Area. It needs a certificate of the United States or Brazil.',
  );
  const start = {
    ...{ from, to, fee: price, lease: { model: MODEL, price: await weeklyRate(server, MODEL) } },
    fares: { economy: 300, business: 900, first: 1_500 },
    legs: [{ origin: from, departs: 60 }],
  };
  expect(rejectionOf(await tryAct(server, founder, 'route.start', start))).toEqual([400, 'to no_right']);
});

it('an application is refused without its conditions, for a home, and twice', async () => {
  const small = await newFounder(world.server);
  const rejected = await world.apply(small, { country: 'US' });
  expect(rejectionOf(rejected)).toEqual([400, 'aircraft condition_not_met']);
  expect(rejected.json.message).toContain('At least 8 delivered aircraft. You have 0.');
  const founder = await world.applicant();
  expect(rejectionOf(await world.apply(founder, { country: 'CH' }))).toEqual([400, 'country home']);
  expect(rejectionOf(await world.apply(founder, { country: 'ZZ' }))).toEqual([
    400,
    'country unknown_country',
  ]);
  expect(rejectionOf(await world.apply(founder, { country: 'US', price: 5 }))).toEqual([
    400,
    'price stale_price',
  ]);
  const was = `UPDATE airline SET solvent_from = 1 WHERE id = '${founder.airline.id}'`;
  await runSql(world.superuser, was);
  expect(rejectionOf(await world.apply(founder, { country: 'US' }))).toEqual([
    400,
    'insolvency condition_not_met',
  ]);
  await runSql(world.superuser, was.replace('= 1', '= 0'));
  expect(rejectionOf(await world.apply(founder, { country: 'US', price: 2_000_000 }))).toEqual([200]);
  expect(rejectionOf(await world.apply(founder, { country: 'BR' }))).toEqual([400, 'country one_at_a_time']);
  expect(await act(world.server, founder, 'certificate.return', { country: 'PR' })).toMatchObject({
    refund: 1_000_000,
    routes: 0,
  });
  expect(await world.paid(founder, 'certificate_fee')).toEqual(
    expect.arrayContaining([-2_000_000, 1_000_000]),
  );
});

it('a certificate is granted after 56 days, makes a bloc a home, costs a fee each year, and can be returned', async () => {
  const { server } = world;
  const founder = await world.applicant();
  const { decided } = await act(server, founder, 'certificate.apply', { country: 'US' });
  const [applied] = await world.certificates(founder);
  expect(decided).toBe(decidedAt(applied?.applied ?? 0));
  await world.settleAt(Number(decided));
  const [granted] = await world.certificates(founder);
  expect(granted).toMatchObject({ bloc: 'US', state: 'granted' });
  expect(await world.titles(founder)).toEqual(['Your certificate of the United States has been granted']);
  const news = await founder.client.collection('news').getFullList({ filter: "kind = 'certificate'" });
  expect(news.map(({ airline, title }) => [airline, title])).toEqual([
    [founder.airline.id, 'A certificate of the United States'],
  ]);
  expect((await world.quote(founder, 'JFK', 'LAX')).json).toMatchObject({ missing: [], faults: [] });
  await openRoute(server, founder, 'JFK', 'LAX');
  await openRoute(server, founder, 'AMS', 'JFK');
  const page = await call(server, `/api/am/airline/${founder.airline.code}`, { token: founder.token });
  expect(page.json).toMatchObject({ certificates: [{ bloc: 'US' }] });
  const due = granted?.fee_due ?? 0;
  await world.settleAt(due - 2 * WEEK + HOUR);
  const cash = await call(server, '/api/am/cash', { token: founder.token });
  expect(cash.json).toMatchObject({ parts: { certificates: [0, -500_000, 0, 0] } });
  await world.settleAt(due);
  expect(await world.paid(founder, 'certificate_yearly')).toEqual([-500_000]);
  expect(await act(server, founder, 'certificate.return', { country: 'US' })).toMatchObject({
    refund: 0,
    routes: 1,
  });
  const left = await founder.client.collection('route').getFullList();
  expect(left.map(({ pair }) => pair)).toEqual(['AMSJFK']);
  expect((await world.quote(founder, 'JFK', 'LAX')).json).toMatchObject({ missing: ['US'] });
  expect(rejectionOf(await tryAct(server, founder, 'certificate.return', { country: 'US' }))).toEqual([
    400,
    'country no_certificate',
  ]);
});

it('an application is refused at the decision if a condition is no longer met, and half comes back', async () => {
  const founder = await world.applicant();
  const { decided } = await act(world.server, founder, 'certificate.apply', { country: 'BR' });
  await runSql(
    world.superuser,
    `UPDATE aircraft SET delivered = 9e9 WHERE airline = '${founder.airline.id}'`,
  );
  await world.settleAt(Number(decided));
  expect(await world.certificates(founder)).toEqual([]);
  expect(await world.titles(founder)).toEqual(['Your application for Brazil has been refused']);
  expect(await world.paid(founder, 'certificate_fee')).toEqual([-2_000_000, 1_000_000]);
  expect((await worldNow(world.server)).minute).toBeGreaterThanOrEqual(Number(decided));
});
