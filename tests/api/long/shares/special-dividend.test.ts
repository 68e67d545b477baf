import type PocketBase from 'pocketbase';
import { beforeAll, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import type { TenderView } from '#game/payloads/shares.ts';
import { PRICE_LIMIT } from '#game/shares/tender.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { call, type Founder, operator, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addHolding, addListing, giveInvestors, makeRival } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, advanceTo, grant, worldNow } from '#tests/support/world.ts';

/** Nearly all cash of a new airline: $25,000,000 for 10,000 lots. */
const DIVIDEND = 2_300;
const PRICE = 2_500;

let server: TestServer;
let superuser: PocketBase;
let buyer: Founder;
let holder: Founder;

const cashOf = async ({ airline }: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(airline.id)).cash;
const listingOf = ({ airline }: Founder) =>
  superuser.collection('share_listing').getFirstListItem<ShareListing>(`airline = "${airline.id}"`);
const view = async (issuer: Founder): Promise<TenderView> =>
  (await call(server, `/api/am/tender?airline=${issuer.airline.id}`, { token: buyer.token }))
    .json as unknown as TenderView;
const termsOf = async (issuer: Founder) => {
  const { terms } = await view(issuer);
  if (!terms) throw new Error('no offer can be made');
  return terms;
};
const payDividend = async (issuer: Founder) => {
  await act(server, issuer, 'share.dividend', { cents: DIVIDEND });
  await advanceTo(server, 0);
};
const balanced = async () => expect(await brokenIn(server.dataDir)).toEqual([]);

/** Adds a listed airline whose traded shares the holder has. */
async function listedAirline(): Promise<Founder> {
  const founder = await oldFounder(server);
  const { minute } = await worldNow(server);
  await addListing(superuser, founder.airline.id, {
    state: 'listed',
    founder_lots: 5_000,
    fair: PRICE,
    target: PRICE,
    price: PRICE,
    band_price: PRICE,
    issue_price: PRICE,
    valued: 10_000_000,
    since: minute,
  });
  await addHolding(superuser, holder.airline.id, founder.airline.id, 5_000);
  return founder;
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [buyer, holder] = [await oldFounder(server), await oldFounder(server)];
  await grant(server, buyer.airline.id, 100_000_000);
  await giveInvestors(superuser, 10_000_000);
});

it('lowers the mean price and with it the limits of offers', async () => {
  const issuer = await listedAirline();
  await advanceTo(server, 0);
  await advanceTo(server, 0);
  expect((await termsOf(issuer)).mean).toBe(PRICE);
  await payDividend(issuer);
  const { fair } = await listingOf(issuer);
  expect(fair).toBe(PRICE - DIVIDEND);
  const { mean, min, max } = await termsOf(issuer);
  expect(mean).toBeLessThanOrEqual(fair);
  expect(min).toBeLessThanOrEqual(max);
  expect(max).toBeLessThanOrEqual(Math.ceil(fair * PRICE_LIMIT));
  await balanced();
});

it('lowers an open offer, and returns the difference to the buyer', async () => {
  const issuer = await listedAirline();
  const { min, lots } = await termsOf(issuer);
  const { tender } = await act(server, buyer, 'share.tender', { airline: issuer.airline.id, price: min });
  await act(server, holder, 'share.accept', { tender: String(tender), lots: 5_000 });
  const cash = await cashOf(buyer);
  await payDividend(issuer);
  const { price } = await buyer.client.collection('tender').getOne(String(tender));
  expect(price).toBe(min - DIVIDEND);
  expect(await cashOf(buyer)).toBe(cash + lots * DIVIDEND);
  await balanced();
  const before = await cashOf(holder);
  await superuser.collection('tender').update(String(tender), { ends: HOUR });
  await advanceHours(server, 1);
  expect(await cashOf(holder)).toBe(before + 5_000 * (min - DIVIDEND));
  const { balance } = await superuser.collection('account').getOne(accountId('escrow'));
  expect(balance).toBe(0);
  await balanced();
});

it('lowers what the buyer pays to the other holders in a merger', async () => {
  const issuer = await listedAirline();
  const { max } = await termsOf(issuer);
  const { tender } = await act(server, buyer, 'share.tender', { airline: issuer.airline.id, price: max });
  await act(server, holder, 'share.accept', { tender: String(tender), lots: 4_000 });
  await superuser.collection('tender').update(String(tender), { ends: HOUR });
  await advanceHours(server, 1);
  expect((await view(issuer)).control?.price).toBe(max);
  await payDividend(issuer);
  expect((await view(issuer)).control?.price).toBe(max - DIVIDEND);
});

it('counts for the price of an offer and of a merger until it is paid', async () => {
  const issuer = await oldFounder(server);
  const { id: airline } = issuer.airline;
  const fair = PRICE / 2;
  await addListing(superuser, airline, {
    state: 'listed',
    founder_lots: 5_000,
    fair,
    target: fair,
    price: fair,
    band_price: fair,
    valued: 10_000_000,
  });
  await addHolding(superuser, buyer.airline.id, airline, 3_000);
  await addHolding(superuser, holder.airline.id, airline, 2_000);
  const before = await view(issuer);
  expect(before.terms?.min).toBe(before.terms?.equity);
  expect(before.control?.price).toBeGreaterThan(fair);
  await act(server, issuer, 'share.dividend', { cents: DIVIDEND });
  const { terms, control } = await view(issuer);
  expect(terms).toEqual(before.terms);
  expect(control?.price).toBe(before.control?.price);
  await act(server, issuer, 'share.consent', { airline: buyer.airline.id, agree: true });
  const cash = await cashOf(holder);
  await act(server, buyer, 'share.merge', { airline });
  expect(await cashOf(holder)).toBe(cash + 2_000 * (control?.price ?? 0));
  await balanced();
});

it('counts for fair value until it is paid, and lowers it once', async () => {
  const [payer, other] = [await listedAirline(), await listedAirline()];
  await act(server, payer, 'share.dividend', { cents: DIVIDEND });
  await runSql(superuser, `UPDATE share_listing SET valued = -${WEEK}`);
  await advanceHours(server, 1);
  const { target, fair } = await listingOf(other);
  expect(await listingOf(payer)).toMatchObject({ target, fair, declared: DIVIDEND });
  await advanceTo(server, 0);
  const paid = await listingOf(payer);
  expect(paid.target).toBeCloseTo(target - DIVIDEND);
  await runSql(superuser, `UPDATE share_listing SET valued = -${WEEK}`);
  await advanceHours(server, 1);
  // Equity counts for less than its amount, so the new target is near, not the same.
  expect(Math.abs((await listingOf(payer)).target / paid.target - 1)).toBeLessThan(0.1);
});

it('counts days without trades at the price with which they ended', async () => {
  const rival = await listedAirline();
  const { id } = await listingOf(rival);
  await superuser.collection('share_listing').update(id, { fair: 3 * PRICE, target: 3 * PRICE });
  await makeRival(superuser, rival);
  for (let day = 0; day < 5; day++) await advanceTo(server, 0);
  const { price } = await listingOf(rival);
  // The price rises by a tenth at each midnight until it meets the market maker's.
  expect(price).toBeGreaterThan(1.5 * PRICE);
  const { mean } = await termsOf(rival);
  expect(mean).toBeGreaterThan(1.2 * PRICE);
  expect(mean).toBeLessThan(price);
});
