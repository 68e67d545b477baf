import type PocketBase from 'pocketbase';
import { SECURED_WEEKS_MIN } from '#game/bank/loan-offer.ts';
import { checkQuote } from '#game/fleet/check-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { refit } from '#game/fleet/refit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Listing } from '#game/tables/listing.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY, DAYS_A_WEEK, FINANCIAL_YEAR_WEEKS, WEEK } from '#game/world/time.ts';
import { seedModel } from './aircraft-models.ts';
import { airportId, type Founder, operator } from './api.ts';
import { bankOf } from './bank.ts';
import { type Bargains, setUpBargains } from './bargains.ts';
import { addUsed, cheapestOfDealers, marketValueOf, oldFounder } from './exchange.ts';
import type { TestServer } from './server.ts';
import { addHolding, addListing, letHaveFlown, makeRival } from './share-market.ts';
import { act, advanceHours, daily, grant, leaseOne, openRoute, setTimetable, worldNow } from './world.ts';

/** Model of the airline's own aircraft. */
export const MODEL = 'airbus-a320neo';
/** Hour of the week in which an airport is full. */
export const FULL_HOUR = 32;

/** An airline in operation to try every action on, and a rival. All aircraft are at AMS. */
export interface Operation {
  server: TestServer;
  superuser: PocketBase;
  owner: Founder;
  other: Founder;
  /** AMS–BCN, flown by `flown`. */
  route: Route;
  flown: Aircraft;
  /** Leased and idle. */
  idle: Aircraft;
  /** Leased, with an A check planned ten days ahead. */
  shop: Aircraft;
  work: string;
  owned: Aircraft;
  /** Bought, with a delivery date far in the future. */
  ordered: Aircraft;
  /** Just bought, and AMS–CPH, just acquired. Both can be undone. */
  fresh: Aircraft;
  freshRoute: Route;
  /** A refit of `fresh`, ordered a moment ago. */
  freshRefit: string;
  othersAircraft: Aircraft;
  othersRoute: Route;
  /** Id of an airport where `FULL_HOUR` is full. */
  fullAirport: string;
  /** A running loan. */
  loan: string;
  /** An airline that offers its shares. `other` is listed, and `owner` may go public. */
  offering: string;
  /** The airline that controls `other`. */
  controlling: string;
  /** An airline that the server runs and the owner controls, a listed one, and an offer of `other` for that. */
  controlled: string;
  wanted: string;
  tender: string;
  /** The owner's order for shares of `other`. */
  shareOrder: string;
  /** Own aircraft that can be sold, the listing of another one, and a dealers' aircraft. */
  sellable: Aircraft;
  leasable: Aircraft;
  /** One that a loan may pledge. */
  pledgeable: Aircraft;
  listing: string;
  dealers: Listing;
  /** Between `owner` and `other`. */
  bargains: Bargains;
  /** Unread, from `other` to `owner`. */
  message: string;
}

/** Principal of a loan, in whole US dollars. */
export const LOAN = 100_000;

/** Sets up an operation in a paused world. */
export async function setUpOperation(server: TestServer): Promise<Operation> {
  const superuser = await operator(server);
  const [owner, other] = [await oldFounder(server), await oldFounder(server)];
  await grant(server, owner.airline.id, 400_000_000);
  const route = await openRoute(server, owner, 'AMS', 'BCN');
  const othersRoute = await openRoute(server, other, 'AMS', 'LHR');
  const [flown, idle, shop] = [
    await leaseOne(server, owner, MODEL),
    await leaseOne(server, owner, MODEL),
    await leaseOne(server, owner, MODEL),
  ];
  const othersAircraft = await leaseOne(server, other, MODEL);
  const small = 'atr-42-600';
  const price = purchaseQuote(seedModel(small), 1).total;
  const bought = await act(server, owner, 'fleet.buy', { model: small, count: 1, price });
  const owned = await owner.client.collection('aircraft').getOne<Aircraft>(String(bought.aircraft));
  const order = await act(server, owner, 'fleet.buy', { model: small, count: 1, price });
  const ordered = await owner.client.collection('aircraft').getOne<Aircraft>(String(order.aircraft));
  const { minute } = await advanceHours(server, 26);
  // Brings the delivery forward, because waiting for the manufacturer would take too long.
  await superuser
    .collection('aircraft')
    .update(owned.id, { built: minute, delivered: minute, ready: minute });
  await setTimetable(server, owner, flown.id, daily(route, route.a, 400, 700));
  const freshRoute = await openRoute(server, owner, 'AMS', 'CPH');
  const newest = await act(server, owner, 'fleet.buy', { model: small, count: 1, price });
  const fresh = await owner.client.collection('aircraft').getOne<Aircraft>(String(newest.aircraft));
  const more = { economy: fresh.economy - 8, business: fresh.business + 4, first: 0 };
  const change = { aircraft: fresh.id, cabin: more, price: refit(fresh, more).cost };
  const freshRefit = String((await act(server, owner, 'fleet.refit', change)).maintenance);
  const certificate = {
    airline: owner.airline.id,
    bloc: 'BR',
    state: 'granted',
    granted: minute,
    fee_due: 9e6,
  };
  await superuser.collection('certificate').create(certificate);
  // Fuel can only be bought ahead up to the consumption so far. Here it is more than the timetable burns.
  const burnt = { airline: owner.airline.id, route: route.id, starts: 0, days: 1 };
  await superuser.collection('route_history').create({ ...burnt, fuel_kg: DAYS_A_WEEK * 1_000_000 });
  const plan = { aircraft: shop.id, kind: 'a' as const, starts: (await worldNow(server)).minute + 10 * DAY };
  const { cost } = checkQuote(seedModel(MODEL), shop, 'a', plan.starts, { ownBase: true, familySize: 3 });
  const planned = await act(server, owner, 'maintenance.plan', { ...plan, price: cost });
  const work = String(planned.maintenance);
  // The other airline's slots fill an hour, so that slots in it are auctioned.
  const fullAirport = await airportId(server, 'LHR');
  await superuser.collection('slot').create({
    airline: other.airline.id,
    airport: fullAirport,
    hour: FULL_HOUR,
    kind: 'departure',
    count: 55,
  });
  const offering = (await oldFounder(server)).airline.id;
  await addListing(superuser, other.airline.id, { state: 'listed', lots: 15_000, investor_lots: 2_400 });
  const controlling = (await oldFounder(server)).airline.id;
  await addHolding(superuser, controlling, other.airline.id, 2_600);
  await addListing(superuser, offering, { state: 'subscribing', closes: minute + 10 * DAY });
  // Both have the same credit. An airline that has flown for weeks can only borrow if it sells tickets.
  for (const { airline } of [owner, other]) {
    await letHaveFlown(superuser, airline.id);
    await grant(server, airline.id, 10_000_000, 'tickets');
  }
  const shareOrder = { airline: other.airline.id, side: 'buy' as const, lots: 1, limit: 2_000 };
  const placed = String((await act(server, owner, 'share.order', shareOrder)).order);
  const [merging, target] = [await oldFounder(server), await oldFounder(server)];
  await makeRival(superuser, merging);
  const [controlled, wanted] = [merging.airline.id, target.airline.id];
  await addListing(superuser, controlled, { state: 'listed', founder_lots: 4_000 });
  await addHolding(superuser, owner.airline.id, controlled, 6_000);
  await addListing(superuser, wanted, { state: 'listed', founder_lots: 8_000, investor_lots: 1_990 });
  await addHolding(superuser, owner.airline.id, wanted, 10);
  const tender = String((await act(server, other, 'share.tender', { airline: wanted, price: 2_550 })).tender);
  const letter = { to: owner.airline.id, text: 'Hello from AMS' };
  const message = String((await act(server, other, 'message.send', letter)).message);
  // Secured loans, because an airline with another one cannot buy shares.
  // The cheapest aircraft of the dealers are worth too little unless they are younger.
  const built = { built: minute - 3 * FINANCIAL_YEAR_WEEKS * WEEK };
  const [pledged, pledgeable] = [await addUsed(server, owner, built), await addUsed(server, owner, built)];
  const rate = (await bankOf(server, owner)).rates.secured ?? 0;
  const borrowed = {
    product: 'secured' as const,
    aircraft: pledged.id,
    amount: LOAN,
    weeks: SECURED_WEEKS_MIN,
    rate,
  };
  const loan = String((await act(server, owner, 'loan.take', borrowed)).loan);
  const [sellable, listed] = [await addUsed(server, owner), await addUsed(server, owner)];
  const leasable = await addUsed(server, owner);
  const offer = { aircraft: listed.id, price: await marketValueOf(server, listed), offers: true };
  const listing = String((await act(server, owner, 'listing.open', offer)).listing);
  const bargains = await setUpBargains(server, superuser, owner, other);
  const dealers = await cheapestOfDealers(superuser);
  return {
    server,
    superuser,
    owner,
    other,
    route,
    flown,
    idle,
    shop,
    work,
    owned,
    ordered,
    fresh,
    freshRoute,
    freshRefit,
    othersAircraft,
    othersRoute,
    fullAirport,
    loan,
    offering,
    controlling,
    controlled,
    wanted,
    tender,
    shareOrder: placed,
    sellable,
    leasable,
    pledgeable,
    listing,
    dealers,
    bargains,
    message,
  };
}
