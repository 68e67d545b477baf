import { beforeAll, expect, it } from 'vitest';
import type { Certificate } from '#game/tables/certificate.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { call, type Founder, newFounder, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenBesidesHours } from '#tests/support/flying-world.ts';
import { type Served, settleTurn, shareWorld } from '#tests/support/served-world.ts';
import { addHolding, addListing, giveInvestors, makeRival } from '#tests/support/share-market.ts';
import { act, openRoute, worldNow } from '#tests/support/world.ts';

let served: Served;
beforeAll(async () => {
  served = await shareWorld();
});

const certify = ({ airline }: Founder, bloc: string, state = 'granted') =>
  served.superuser
    .collection('certificate')
    .create({ airline: airline.id, bloc, state, granted: 1, fee_due: 9_000_000, applied: 9_000_000 });
const blocsOf = async ({ airline }: Founder) => {
  const filter = `airline = "${airline.id}"`;
  const rows = await served.superuser.collection('certificate').getFullList<Certificate>({ filter });
  return rows.map(({ bloc }) => bloc).sort();
};
const pairsOf = async ({ airline }: Founder) => {
  const filter = `airline = "${airline.id}"`;
  const rows = await served.superuser.collection('route').getFullList({ filter, sort: 'pair' });
  return rows.map(({ pair }) => pair);
};

it('a certificate that no flight needs lapses after a notice, and the routes that rest on it end', async () => {
  const { server, superuser, dataDir } = served;
  const founder = await newFounder(server);
  await certify(founder, 'US');
  await openRoute(server, founder, 'JFK', 'LAX');
  await openRoute(server, founder, 'AMS', 'JFK');
  const age = async (weeks: number) => {
    const since = (await worldNow(server)).hour * HOUR - weeks * WEEK;
    await runSql(superuser, `UPDATE certificate SET unused_from = ${since}`);
  };
  const titles = async () =>
    (
      await founder.client
        .collection('notice')
        .getFullList({ filter: "kind = 'certificate'", sort: 'minute' })
    ).map(({ title }) => title);
  await age(17);
  await settleTurn(served, founder.airline.id);
  expect(await titles()).toEqual(['Your certificate of the United States will lapse in 9 weeks']);
  expect(await blocsOf(founder)).toEqual(['US']);
  await age(26);
  await settleTurn(served, founder.airline.id);
  expect((await titles()).at(-1)).toBe('Your certificate of the United States has lapsed');
  expect(await blocsOf(founder)).toEqual([]);
  expect(await pairsOf(founder)).toEqual(['AMSJFK']);
  expect(await brokenBesidesHours(dataDir)).toEqual([]);
});

it('a merger brings certificates, but ends routes that neither side may fly afterwards', async () => {
  const { server, superuser, dataDir } = served;
  const buyer = await oldFounder(server);
  const rival = await newFounder(server, 'American Merged', 'JFK');
  await runSql(
    superuser,
    `UPDATE airline SET founded = '2020-01-01 00:00:00.000Z' WHERE id = '${rival.airline.id}'`,
  );
  await giveInvestors(superuser, 10_000_000);
  await certify(buyer, 'JP');
  for (const bloc of ['JP', 'BR']) await certify(rival, bloc);
  await certify(rival, 'KR', 'applied');
  for (const [from, to] of [
    ['JFK', 'LAX'],
    ['JFK', 'AMS'],
    ['GRU', 'GIG'],
    ['JFK', 'HND'],
  ] as const)
    await openRoute(server, rival, from, to);
  await makeRival(superuser, rival);
  await addListing(superuser, rival.airline.id, { state: 'listed', founder_lots: 4_000, valued: 1_000_000 });
  await addHolding(superuser, buyer.airline.id, rival.airline.id, 6_000);
  const view = await call(server, `/api/am/tender?airline=${rival.airline.id}`, { token: buyer.token });
  expect(view.json).toMatchObject({ control: { routes: 4, lost_routes: 1 } });
  const moved = await act(server, buyer, 'share.merge', { airline: rival.airline.id });
  expect(moved).toMatchObject({ routes: 3, lost_routes: 1 });
  expect(await blocsOf(buyer)).toEqual(['BR', 'JP']);
  expect(await pairsOf(buyer)).toEqual(['AMSJFK', 'GIGGRU', 'HNDJFK']);
  expect(await pairsOf(rival)).toEqual([]);
  expect(await brokenBesidesHours(dataDir)).toEqual([]);
});
