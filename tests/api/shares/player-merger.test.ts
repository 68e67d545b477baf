import type PocketBase from 'pocketbase';
import { beforeAll, expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { FRESH_START_DAYS } from '#game/airline/fresh-start.ts';
import { accountId } from '#game/books/accounts.ts';
import type { TenderView } from '#game/payloads/shares.ts';
import { CONSENT_DAYS } from '#game/shares/consent.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { FlownPairRow } from '#game/tables/flown-pair.ts';
import type { Notice } from '#game/tables/notice.ts';
import { DAY } from '#game/world/time.ts';
import { airportId, call, type Founder, operator, unique } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addHolding, addListing, attempt, giveInvestors } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, grant, leaseOne, openRoute, worldNow } from '#tests/support/world.ts';

/** Lots of all shares, and those of the founders, the buyer and another holder. Investors have the rest. */
const LOTS = 10_000;
const FOUNDERS = 6_000;
const OWN = 2_500;
const OTHERS = 1_000;
/** Cents per share. Equity per share is higher. */
const FAIR = 2_000;

let server: TestServer;
let superuser: PocketBase;
let buyer: Founder;
let holder: Founder;
let merged: Founder;

const cashOf = async ({ airline }: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(airline.id)).cash;
const view = async ({ token }: Founder): Promise<TenderView> =>
  (await call(server, `/api/am/tender?airline=${merged.airline.id}`, { token }))
    .json as unknown as TenderView;
const consent = (agree: boolean, to = buyer) =>
  attempt(server, merged, 'share.consent', { airline: to.airline.id, agree });
const merge = (founder = buyer) => attempt(server, founder, 'share.merge', { airline: merged.airline.id });
const titlesOf = async ({ client }: Founder): Promise<string[]> =>
  (await client.collection('notice').getFullList<Notice>()).map(({ title }) => title);
const listing = () =>
  superuser.collection('share_listing').getFirstListItem(`airline = "${merged.airline.id}"`);
const balanced = async () => expect(await brokenIn(server.dataDir)).toEqual([]);

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [buyer, holder, merged] = [await oldFounder(server), await oldFounder(server), await oldFounder(server)];
  await giveInvestors(superuser, 10_000_000);
  await grant(server, buyer.airline.id, 50_000_000);
  await openRoute(server, merged, 'AMS', 'BCN');
  await leaseOne(server, merged, 'airbus-a320neo');
  await addListing(superuser, merged.airline.id, {
    state: 'listed',
    founder_lots: FOUNDERS,
    investor_lots: LOTS - FOUNDERS - OWN - OTHERS,
    fair: FAIR,
    target: FAIR,
    valued: 1_000_000,
  });
  for (const [{ airline }, pair, weeks] of [
    [merged, 'AMSBCN', 6],
    [merged, 'AMSLIS', 3],
    [buyer, 'AMSBCN', 2],
    [buyer, 'AMSMAD', 5],
  ] as const)
    await superuser.collection('flown_pair').create({ airline: airline.id, pair, weeks });
  await addHolding(superuser, buyer.airline.id, merged.airline.id, OWN);
  await addHolding(superuser, holder.airline.id, merged.airline.id, OTHERS);
});

it('needs the consent of the founder, which only the controlling airline can get', async () => {
  expect(await merge()).toEqual([400, 'airline no_consent']);
  expect((await view(buyer)).control).toMatchObject({ held: OWN, consent: 0 });
  expect(await consent(true, holder)).toEqual([400, 'airline no_control']);
  expect(await consent(true, merged)).toEqual([400, 'airline own_airline']);
  expect(await consent(false)).toEqual([400, 'airline no_consent']);
  const others = { airline: buyer.airline.id, agree: true };
  expect(await attempt(server, holder, 'share.consent', others)).toEqual([400, 'airline not_listed']);
  expect(await consent(true)).toEqual([200]);
  const until = (await worldNow(server)).minute + CONSENT_DAYS * DAY;
  expect((await view(buyer)).control).toMatchObject({ consent: until });
  expect((await view(merged)).controller).toMatchObject({
    airline: buyer.airline.id,
    held: OWN,
    consent: until,
  });
  expect((await view(holder)).controller).toBeNull();
  expect(await titlesOf(buyer)).toContain(`${merged.airline.code} consents to a merger`);
  // Consent alone is not control.
  expect(await merge(holder)).toEqual([400, 'airline no_control']);
});

it('ends when it is withdrawn, when its time is over, and with the buyer', async () => {
  expect(await consent(false)).toEqual([200]);
  expect(await titlesOf(buyer)).toContain(`${merged.airline.code} has withdrawn its consent`);
  expect(await merge()).toEqual([400, 'airline no_consent']);
  expect(await consent(true)).toEqual([200]);
  const { id } = await listing();
  await superuser.collection('share_listing').update(id, { merger_until: (await worldNow(server)).minute });
  expect(await merge()).toEqual([400, 'airline no_consent']);
  const gone = await oldFounder(server);
  await superuser
    .collection('share_listing')
    .update(id, { merger_buyer: gone.airline.id, merger_until: 1_000_000 });
  await gone.client.collection('users').delete(gone.id);
  expect(await listing()).toMatchObject({ merger_buyer: '', merger_until: 0 });
});

it('is done once or not at all if the founder withdraws at the same moment', async () => {
  const before = {
    cash: (await cashOf(buyer)) + (await cashOf(merged)),
    holder: await cashOf(holder),
    founders: (await superuser.collection('account').getOne(accountId('founders'))).balance,
  };
  let answers: (string | number)[][] = [];
  for (let round = 0; round < 20 && !answers.some(([status]) => status === 200); round++) {
    expect(await consent(true)).toEqual([200]);
    [, ...answers] = await Promise.all([consent(false), merge(), merge()]);
    expect(answers.filter(([status]) => status === 200).length).toBeLessThan(2);
  }
  if (!answers.some(([status]) => status === 200)) {
    expect(await consent(true)).toEqual([200]);
    expect(await merge()).toEqual([200]);
  }
  // The holders and the founders get equity per share, which is above fair value.
  const { cash } = before;
  const paid = cash - (await cashOf(buyer));
  const price = paid / (LOTS - OWN);
  expect(price).toBeGreaterThan(FAIR);
  expect(price).toBe(Math.ceil(price));
  expect(await cashOf(holder)).toBe(before.holder + OTHERS * price);
  const founders = (await superuser.collection('account').getOne(accountId('founders'))).balance;
  expect(founders).toBe(before.founders + FOUNDERS * price);
  const fleet = await buyer.client.collection('aircraft').getFullList<Aircraft>();
  expect(fleet).toHaveLength(1);
  // Of the pairs that both have flown, the buyer knows what either has learnt.
  const flown = await superuser.collection('flown_pair').getFullList<FlownPairRow>({ sort: 'pair' });
  expect(flown.map(({ airline, pair, weeks }) => [airline, pair, weeks])).toEqual([
    [buyer.airline.id, 'AMSBCN', 6],
    [buyer.airline.id, 'AMSLIS', 3],
    [buyer.airline.id, 'AMSMAD', 5],
  ]);
  const news = await superuser.collection('news').getFullList({ filter: 'kind = "gone"' });
  expect(news.map(({ title }) => title)).toEqual([`has merged ${merged.airline.code}`]);
  await balanced();
});

it('leaves the founder the account and a fresh start after 60 days', async () => {
  const { minute } = await worldNow(server);
  const user = await superuser.collection('users').getOne(merged.id);
  expect(user.airline).toBe('');
  const start = await call(server, '/api/am/start', { token: merged.token });
  expect(start.json).toMatchObject({
    reason: 'merged',
    name: merged.airline.name,
    until: minute + FRESH_START_DAYS * DAY,
  });
  const found = async () =>
    call(server, '/api/am/airline', {
      token: merged.token,
      body: { name: `Again ${unique()}`, hub: await airportId(server, 'AMS') },
    });
  expect((await found()).status).toBe(400);
  const { id } = await superuser.collection('fresh_start').getFirstListItem(`user = "${merged.id}"`);
  await superuser.collection('fresh_start').update(id, { until: minute });
  const again = await found();
  expect([again.status, again.json.cash]).toEqual([200, STARTING_CAPITAL]);
  // No livery has this colour, so it is a change.
  const changed = await act(server, { token: merged.token }, 'airline.change', { colour_primary: '#123456' });
  expect(changed.revision).toBeGreaterThan(0);
  await advanceHours(server, 30);
  await balanced();
});
