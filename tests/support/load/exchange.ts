import type PocketBase from 'pocketbase';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { DEALERS } from '#game/books/accounts.ts';
import { AUCTION_DAYS_MIN } from '#game/exchange/auction.ts';
import { HOLD_MAX } from '#game/exchange/negotiation.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import { freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import type { Listing } from '#game/tables/listing.ts';
import { YEAR } from '#game/world/time.ts';
import type { BusyWorld } from '#tests/bench/world/busy-world.ts';
import { own } from '#tests/bench/world/open-auctions.ts';
import type { BenchSql } from '#tests/bench/world/sql-call.ts';
import { seedModel } from '../aircraft-models.ts';
import type { TestServer } from '../server.ts';
import { act } from '../world.ts';
import type { Shot } from './open-loop.ts';

/** Aircraft that each player owns: one is bought, one auctioned, one negotiated about, and one withdrawn. */
const OWNED = 4;
/** They are old and of a small model, so that young airlines can pay for one. */
const MODEL = 'boeing-737-800';
const USED = { built: -30 * YEAR, hours: 0, cycles: 0, condition: 1, checks: freshChecks(0, 0, 0) };
/** Whole US dollars that each player paid for them. With more equity, offers for their airlines would cost more. */
const PAID = 8_000_000;
/** Share of the value that buyers offer first, and the one at which auctions start. */
const [FIRST_OFFER, FIRST_BID] = [0.95, 0.97];

interface Trader {
  token: string;
  airline: string;
}
type Row = BusyWorld['aircraft'][number];

/** Something that a player sells, or negotiates about with a buyer. */
interface Item {
  /** Of the listing, auction, offer or aircraft. */
  id: string;
  seller: Trader;
  buyer: Trader;
  /** Market value in whole US dollars. */
  value: number;
}

/** The aircraft market of a crowd. */
export interface CrowdTrade {
  /** Listings that are bought, changed and withdrawn. */
  bought: Item[];
  changed: Item[];
  withdrawn: Item[];
  auctions: Item[];
  /** Aircraft of the listings that are withdrawn. They can be offered again. */
  spare: Item[];
  /** Offers, by what becomes of them. */
  offers: Record<'counter' | 'accept' | 'decline' | 'withdraw', Item[]>;
  /** The dealers' listings. */
  dealers: Pick<Listing, 'id' | 'price'>[];
}

/** Waits until the dealers have opened, with the first hour. */
async function dealersOf(superuser: PocketBase): Promise<Listing[]> {
  for (let tries = 0; tries < 300; tries++) {
    const filter = `seller = "${DEALERS}"`;
    const { items } = await superuser
      .collection('listing')
      .getList<Listing>(1, 100, { filter, sort: 'price,id' });
    if (items.length > 0) return items;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the dealers have not opened');
}

/** Returns the aircraft that an airline will trade. None if it has too few of the model. */
function fleetOf({ aircraft }: BusyWorld, owner: string): Row[] {
  const fleet = aircraft.filter(({ airline, model }) => airline === owner && model === MODEL);
  return fleet.length < OWNED ? [] : fleet.slice(0, OWNED);
}

/** Lets airlines own leased aircraft, which they paid for. */
async function buy(sql: BenchSql, aircraft: readonly Row[], value: number): Promise<void> {
  await own(sql, aircraft);
  await sql.run(
    `UPDATE aircraft SET built = ${USED.built}, price = ${value}
     WHERE id IN (SELECT value FROM json_each({:rows}))`,
    aircraft.map(({ id }) => id),
  );
  await sql.run(`UPDATE airline SET cash = cash - ${PAID}`);
  await sql.run(`UPDATE ledger SET amount = amount - ${PAID} WHERE category = 'capital'`);
}

/** Lets a player list, auction and negotiate, with the next players as buyers. */
async function offerAll(
  server: TestServer,
  trade: CrowdTrade,
  fleet: readonly Item[],
  buyers: readonly Trader[],
): Promise<void> {
  const [first, second, third, fourth] = fleet;
  if (!first || !second || !third || !fourth) return;
  const { seller, value } = first;
  const list = async (item: Item): Promise<Item> => {
    const input = { aircraft: item.id, price: value, offers: true };
    return { ...item, id: String((await act(server, seller, 'listing.open', input)).listing) };
  };
  const offer = async (item: Item, buyer = item.buyer): Promise<Item> => {
    const price = Math.round(value * FIRST_OFFER);
    const made = await act(server, buyer, 'offer.make', { listing: item.id, price, hours: HOLD_MAX });
    return { ...item, id: String(made.offer), buyer };
  };
  const terms = { aircraft: second.id, start: Math.round(value * FIRST_BID), days: AUCTION_DAYS_MIN };
  const opened = await act(server, seller, 'auction.open', terms);
  trade.auctions.push({ ...second, id: String(opened.auction) });
  const [bought, changed] = [await list(first), await list(third)];
  trade.bought.push(bought);
  trade.changed.push(changed);
  trade.withdrawn.push(await list(fourth));
  trade.spare.push(fourth);
  trade.offers.accept.push(await offer(bought));
  trade.offers.counter.push(await offer(changed, buyers[0]));
  trade.offers.decline.push(await offer(changed, buyers[1]));
  trade.offers.withdraw.push(await offer(changed, buyers[2]));
}

/** Lets players own aircraft, and trade some of them. */
export async function openTrade(
  server: TestServer,
  { superuser, sql }: { superuser: PocketBase; sql: BenchSql },
  players: readonly Trader[],
  world: BusyWorld,
): Promise<CrowdTrade> {
  const value = exchangeValue(seedModel(MODEL), USED, 0);
  const fleets = players.map(({ airline }) => fleetOf(world, airline));
  await buy(sql, fleets.flat(), value);
  const trade: CrowdTrade = {
    bought: [],
    changed: [],
    withdrawn: [],
    auctions: [],
    spare: [],
    offers: { counter: [], accept: [], decline: [], withdraw: [] },
    dealers: await dealersOf(superuser),
  };
  for (const [index, seller] of players.entries()) {
    const buyers = [1, 2, 3].map((place) => players[(index + place) % players.length] ?? seller);
    const buyer = buyers[0] ?? seller;
    const fleet = (fleets[index] ?? []).map(({ id }) => ({ id: String(id), seller, buyer, value }));
    await offerAll(server, trade, fleet, buyers);
  }
  return trade;
}

/** Kinds of actions below. */
export const TRADE_KINDS = 11;

type TradeShot = Pick<Shot, 'path' | 'body' | 'token'>;

const shot = <Name extends ActionName>(
  { token }: { token: string },
  name: Name,
  body: ActionInput<Name>,
): TradeShot => ({ path: `/api/am/act/${name}`, body, token });

/**
 * Returns an action on the exchange. The server rejects some: others buy the same aircraft, and an offer ends once.
 * @param kind from 0 to below `TRADE_KINDS`
 * @param round number of actions of this kind so far
 */
export function tradeShot(trade: CrowdTrade, kind: number, round: number): TradeShot {
  const { offers, spare, auctions, bought, changed, withdrawn, dealers } = trade;
  const turn = <Of>(items: readonly Of[]): Of => items[round % items.length] as Of;
  const [free, auction, sold, kept] = [turn(spare), turn(auctions), turn(bought), turn(changed)];
  switch (kind) {
    case 0:
      return shot(free.seller, 'listing.open', { aircraft: free.id, price: free.value, offers: true });
    case 1:
      return shot(kept.seller, 'listing.change', {
        listing: kept.id,
        price: kept.value + round,
        offers: true,
      });
    case 2:
      return shot(turn(withdrawn).seller, 'listing.withdraw', { listing: turn(withdrawn).id });
    case 3:
      return shot(sold.buyer, 'listing.buy', { listing: turn(dealers).id, price: turn(dealers).price });
    case 4:
      return shot(sold.buyer, 'listing.buy', { listing: sold.id, price: sold.value });
    case 5:
      return shot(free.seller, 'auction.open', {
        aircraft: free.id,
        start: free.value,
        days: AUCTION_DAYS_MIN,
      });
    case 6:
      return shot(auction.buyer, 'auction.bid', {
        auction: auction.id,
        maximum: Math.round(auction.value * (1 + round / 100)),
      });
    case 7: {
      const { seller, buyer, id, value } = turn(offers.counter);
      // They take turns. Each of them has all of these offers once before the other side answers.
      const isSeller = Math.floor(round / offers.counter.length) % 2 === 0;
      const price = Math.round(value * (isSeller ? 1.05 : FIRST_OFFER) + (isSeller ? -round : round));
      return shot(isSeller ? seller : buyer, 'offer.counter', { offer: id, price, hours: HOLD_MAX });
    }
    case 8: {
      // From the last to the first, because purchases take their aircraft away from the first on.
      const { seller, id } = offers.accept.at(-1 - (round % offers.accept.length)) as Item;
      return shot(seller, 'offer.accept', { offer: id });
    }
    case 9:
      return shot(turn(offers.decline).seller, 'offer.decline', { offer: turn(offers.decline).id });
    default:
      return round % 2 === 0
        ? shot(turn(offers.withdraw).buyer, 'offer.withdraw', { offer: turn(offers.withdraw).id })
        : shot(turn(offers.withdraw).buyer, 'offer.make', {
            listing: kept.id,
            price: Math.round(kept.value * FIRST_OFFER),
            hours: HOLD_MAX,
          });
  }
}
