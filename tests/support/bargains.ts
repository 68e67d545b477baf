import type PocketBase from 'pocketbase';
import { accountId } from '#game/books/accounts.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Auction } from '#game/tables/auction.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { Offer } from '#game/tables/offer.ts';
import type { Founder } from './api.ts';
import { addUsed, letBeOld, marketValueOf, oldFounder } from './exchange.ts';
import type { TestServer } from './server.ts';
import { act, grant } from './world.ts';

/** Returns an airline that is old enough to trade with other players, with money. */
export async function newTrader(server: TestServer): Promise<Founder> {
  const founder = await oldFounder(server);
  await grant(server, founder.airline.id, 100_000_000);
  return founder;
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

/** An aircraft or a row about one, and a price that is allowed for it. */
interface Priced {
  id: string;
  price: number;
}

/** Auctions and negotiations between two airlines, one of each kind that an action needs. */
export interface Bargains {
  /** Aircraft of `one` that can be auctioned, and of `other` that an offer can be made for. */
  own: Priced;
  others: Priced;
  /** Auction of `other`. */
  auction: Priced;
  /** Offers of `other` that `one` has to answer. */
  counter: Priced;
  accept: Priced;
  decline: Priced;
  withdraw: Priced;
}

/** Sets up bargains between two airlines, which are then old enough to trade with each other. */
export async function setUpBargains(
  server: TestServer,
  superuser: PocketBase,
  one: Founder,
  other: Founder,
): Promise<Bargains> {
  for (const founder of [one, other]) await letBeOld(superuser, founder);
  const give = async (founder: Founder): Promise<Priced> => {
    const aircraft = await addUsed(server, founder);
    return { id: aircraft.id, price: await marketValueOf(server, aircraft) };
  };
  const offer = async (): Promise<Priced> => {
    const { id: aircraft, price } = await give(one);
    await grant(server, other.airline.id, price);
    const made = await act(server, other, 'offer.make', { aircraft, price, hours: 168 });
    return { id: String(made.offer), price };
  };
  const { id: aircraft, price: start } = await give(other);
  const opened = await act(server, other, 'auction.open', { aircraft, start, days: 3 });
  return {
    own: await give(one),
    others: await give(other),
    auction: { id: String(opened.auction), price: start },
    counter: await offer(),
    accept: await offer(),
    decline: await offer(),
    withdraw: await offer(),
  };
}
