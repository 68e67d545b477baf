import type PocketBase from 'pocketbase';
import { accountId } from '#game/account/accounts.ts';
import type { ShareMarket } from '#game/payloads/shares.ts';
import { FLOAT_WEEKS, FOUNDER_LOTS } from '#game/share/share-limits.ts';
import type { Listing } from '#game/tables/listing.ts';
import { WEEK } from '#game/world/time.ts';
import { call, type Founder, runSql, unique } from './api.ts';
import type { TestServer } from './server.ts';
import { act } from './world.ts';

/** Records a flight of an airline in the distant past, so that it can go public. */
export const letHaveFlown = (superuser: PocketBase, airline: string): Promise<unknown> =>
  runSql(
    superuser,
    `INSERT INTO route_history (id, airline, route, starts, days, flights, fuel_kg)
     VALUES ('flown${unique()}xx', '${airline}', 'longago${unique()}', ${-(FLOAT_WEEKS + 1) * WEEK}, 7, 1, 0)`,
  );

/** Adds a listed airline without an issue: all shares belong to its founders. */
export const addListing = (
  superuser: PocketBase,
  airline: string,
  more: Partial<Listing>,
): Promise<unknown> =>
  superuser.collection('listing').create({
    airline,
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

/** Offers a fifth of an airline that has flown, at a multiple of its fair value. Returns the price in cents. */
export async function goPublic(
  server: TestServer,
  founder: Founder,
  { percent = 20, multiple = 0.9 }: { percent?: number; multiple?: number } = {},
): Promise<number> {
  const fair = (await shareMarket(server, founder)).own?.fair ?? 0;
  const price = Math.floor(fair * multiple);
  await act(server, founder, 'share.float', { percent, price });
  return price;
}
