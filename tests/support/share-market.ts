import type PocketBase from 'pocketbase';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { accountId } from '#game/books/accounts.ts';
import type { ShareMarket } from '#game/payloads/shares.ts';
import { issuePrices } from '#game/shares/listed-value.ts';
import { FLOAT_WEEKS, FOUNDER_LOTS, SUBSCRIPTION_DAYS } from '#game/shares/share-limits.ts';
import type { Holding } from '#game/tables/holding.ts';
import type { LedgerCategory } from '#game/tables/ledger-category.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import type { ShareOrderRow } from '#game/tables/share-order.ts';
import { WEEK } from '#game/world/time.ts';
import { call, type Founder, runSql } from './api.ts';
import { rejectionOf } from './rejection-of.ts';
import type { TestServer } from './server.ts';
import { act, advanceHours, tryAct } from './world.ts';

/** Records a ticket of an airline in the distant past, which is refunded, so that the airline can go public. */
export async function letHaveFlown(superuser: PocketBase, airline: string): Promise<void> {
  const minute = -(FLOAT_WEEKS + 1) * WEEK;
  const ticket = { airline, at: '2025-01-01 00:00:00.000Z', minute, category: 'tickets' };
  for (const amount of [1, -1]) await superuser.collection('ledger').create({ ...ticket, amount });
}

/** Adds a listed airline without an issue: all shares belong to its founders. */
export const addListing = (
  superuser: PocketBase,
  airline: string,
  more: Partial<ShareListing>,
): Promise<unknown> =>
  superuser.collection('share_listing').create({
    airline,
    state: 'listed',
    lots: FOUNDER_LOTS,
    founder_lots: FOUNDER_LOTS,
    issue_lots: 2_500,
    issue_price: 2_000,
    price: 2_000,
    band_price: 2_000,
    fair: 2_000,
    target: 2_000,
    ...more,
  });

/** Gives an airline shares of another one. The lots have to be missing in the listing. */
export const addHolding = (
  superuser: PocketBase,
  airline: string,
  issuer: string,
  lots: number,
): Promise<unknown> =>
  superuser.collection('holding').create({ airline, issuer, lots, reserved: 0, cost: 0 });

/** Makes an airline one that the server runs. Its player has none then. */
export async function makeRival(superuser: PocketBase, { airline }: Founder): Promise<void> {
  await runSql(superuser, `UPDATE users SET airline = '' WHERE airline = '${airline.id}'`);
  await runSql(superuser, `UPDATE airline SET rival = TRUE, user = '' WHERE id = '${airline.id}'`);
}

/** Gives investors money, with its ledger row. */
export async function giveInvestors(superuser: PocketBase, amount: number): Promise<void> {
  const airline = accountId('investors');
  const at = '2026-01-01 00:00:00.000Z';
  await superuser.collection('ledger').create({ airline, at, category: 'investment', amount });
  await superuser.collection('account').update(airline, { 'balance+': amount });
}

export async function shareMarket(server: TestServer, founder: Founder): Promise<ShareMarket> {
  const { json } = await call(server, '/api/am/shares', { token: founder.token });
  return json as unknown as ShareMarket;
}

/** Offers a fifth of an airline that has flown. Returns the price in cents: the lowest one without a multiple. */
export async function goPublic(
  server: TestServer,
  founder: Founder,
  { percent = 20, multiple = 0 }: { percent?: number; multiple?: number } = {},
): Promise<number> {
  const fair = (await shareMarket(server, founder)).own?.fair ?? 0;
  const price = Math.max(issuePrices(fair, percent).min, Math.floor(fair * multiple));
  await act(server, founder, 'share.float', { percent, price });
  return price;
}

/** Returns the status, and the fields and codes of a rejection: [400, 'lots too_many']. */
export async function attempt<Name extends ActionName>(
  server: TestServer,
  founder: Founder,
  name: Name,
  input: ActionInput<Name>,
): Promise<(number | string)[]> {
  return rejectionOf(await tryAct(server, founder, name, input));
}

/** Takes a founder's airline public, with other airlines as subscribers. The rest goes to investors. */
export async function listAirline(
  server: TestServer,
  superuser: PocketBase,
  founder: Founder,
  { percent, subscribers = [] }: { percent: number; subscribers?: { founder: Founder; lots: number }[] },
): Promise<void> {
  await letHaveFlown(superuser, founder.airline.id);
  await goPublic(server, founder, { percent });
  const airline = founder.airline.id;
  for (const { founder: other, lots } of subscribers)
    await act(server, other, 'share.subscribe', { airline, lots });
  await advanceHours(server, SUBSCRIPTION_DAYS * 24 + 1);
}

/** Lets an airline's last offer of new shares have been long ago, so that it can make another one. */
export const letHaveOffered = (superuser: PocketBase, airline: string): Promise<unknown> =>
  runSql(superuser, `UPDATE share_listing SET offered = 0 WHERE airline = '${airline}'`);

/** Reads what players see of an airline's shares and their money. */
export function shareReader(superuser: PocketBase, issuer: Founder) {
  const about = `airline = "${issuer.airline.id}"`;
  const one = <Row>(name: string, filter: string): Promise<Row> =>
    superuser.collection(name).getFirstListItem<Row>(filter);
  return {
    listing: () => one<ShareListing>('share_listing', about),
    cash: async ({ airline }: Founder): Promise<number> =>
      (await superuser.collection('airline').getOne(airline.id)).cash,
    balance: async (name: 'escrow' | 'investors'): Promise<number> =>
      (await superuser.collection('account').getOne(accountId(name))).balance,
    held: async ({ client }: Founder): Promise<number> =>
      (await client.collection('holding').getFullList<Holding>()).reduce((sum, { lots }) => sum + lots, 0),
    orders: ({ client }: Founder) => client.collection('share_order').getFullList<ShareOrderRow>(),
    /** Sum of the issuer's entries of a category, in whole US dollars. */
    booked: async (category: LedgerCategory): Promise<number> =>
      (
        await superuser.collection('ledger').getFullList({ filter: `${about} && category = "${category}"` })
      ).reduce((sum, { amount }) => sum + amount, 0),
  };
}
