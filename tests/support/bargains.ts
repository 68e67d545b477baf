import type PocketBase from 'pocketbase';
import { accountId } from '#game/account/accounts.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Auction } from '#game/tables/auction.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { Offer } from '#game/tables/offer.ts';
import { YEAR } from '#game/world/time.ts';
import { seedModel } from './aircraft-models.ts';
import { type Founder, newFounder, runSql, unique } from './api.ts';
import type { TestServer } from './server.ts';
import { act, grant, worldNow } from './world.ts';

export const MODEL = 'atr-72-600';
export const DEALERS = accountId('dealers');

/** Returns an airline that is old enough to trade with other players, with money. */
export async function newTrader(server: TestServer, superuser: PocketBase): Promise<Founder> {
  const founder = await newFounder(server);
  await runSql(
    superuser,
    `UPDATE airline SET founded = '2024-01-01 00:00:00.000Z' WHERE id = '${founder.airline.id}'`,
  );
  await grant(server, founder.airline.id, 100_000_000);
  return founder;
}

/** Gives an airline a used aircraft at its hub. */
export async function giveAircraft(
  superuser: PocketBase,
  airline: { id: string; hub: string },
  more: Partial<Aircraft> = {},
): Promise<Aircraft> {
  const mark = { hours: 9_000, cycles: 9_000, at: 0 };
  return superuser.collection('aircraft').create<Aircraft>({
    airline: airline.id,
    model: MODEL,
    registration: `PH-${unique().toUpperCase()}`,
    ownership: 'owned',
    price: 12_000_000,
    paid_new: 20_000_000,
    built: -4 * YEAR,
    ordered: -5 * YEAR,
    delivered: -4 * YEAR,
    hours: 9_000,
    cycles: 9_000,
    condition: 0.95,
    checks: { line: mark, a: mark, c: mark, d: mark },
    due_hours: 1_000_000,
    due_cycles: 1_000_000,
    due_at: 100_000_000,
    economy: 70,
    place: airline.hub,
    ...more,
  });
}

/** Returns the value of an aircraft on the exchange now. */
export async function valueNowOf(server: TestServer, superuser: PocketBase, id: string): Promise<number> {
  const aircraft = await superuser.collection('aircraft').getOne<Aircraft>(id);
  return exchangeValue(seedModel(aircraft.model), aircraft, (await worldNow(server)).minute);
}

/** Reads what tests of auctions and negotiations look at. */
export const bargainReader = (superuser: PocketBase) => ({
  cash: async ({ airline }: Founder): Promise<number> =>
    (await superuser.collection('airline').getOne(airline.id)).cash,
  escrow: async (): Promise<number> =>
    (await superuser.collection('account').getOne(accountId('escrow'))).balance,
  owner: async (aircraft: string): Promise<string> =>
    (await superuser.collection('aircraft').getOne<Aircraft>(aircraft)).airline,
  auction: (id: unknown) => superuser.collection('auction').getOne<Auction>(String(id)),
  offer: (id: unknown) => superuser.collection('offer').getOne<Offer>(String(id)),
  titles: async ({ client }: Founder): Promise<string[]> =>
    (await client.collection('notice').getFullList<Notice>({ sort: 'minute' })).map(({ title }) => title),
});

/** Auctions and negotiations between two airlines, one of each kind that an action needs. Ids of their rows. */
export interface Bargains {
  /** Aircraft of `one` that can be auctioned, and of `other` that an offer can be made for. */
  own: string;
  others: string;
  /** Auction of `other`, and its next bid. */
  auction: string;
  maximum: number;
  /** Offers of `other` that `one` has to answer. */
  counter: string;
  accept: string;
  decline: string;
  withdraw: string;
  /** Value of all these aircraft. */
  value: number;
}

/** Sets up bargains between two airlines, which are then old enough to trade with each other. */
export async function setUpBargains(
  server: TestServer,
  superuser: PocketBase,
  one: Founder,
  other: Founder,
): Promise<Bargains> {
  for (const { airline } of [one, other])
    await runSql(
      superuser,
      `UPDATE airline SET founded = '2024-01-01 00:00:00.000Z' WHERE id = '${airline.id}'`,
    );
  await grant(server, other.airline.id, 200_000_000);
  const give = async ({ airline }: Founder) =>
    (await giveAircraft(superuser, { id: airline.id, hub: String(airline.hub) })).id;
  const [own, others, auctioned] = [await give(one), await give(other), await give(other)];
  const value = await valueNowOf(server, superuser, own);
  const opened = await act(server, other, 'auction.open', { aircraft: auctioned, start: value, days: 3 });
  const offer = async () => {
    const input = { aircraft: await give(one), price: value, hours: 168 };
    return String((await act(server, other, 'offer.make', input)).offer);
  };
  return {
    own,
    others,
    auction: String(opened.auction),
    maximum: Math.round(value * 1.05),
    counter: await offer(),
    accept: await offer(),
    decline: await offer(),
    withdraw: await offer(),
    value,
  };
}
