import type PocketBase from 'pocketbase';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { SECURED_WEEKS_MIN } from '#game/bank/loan-offer.ts';
import { leasebackTerms } from '#game/exchange/leaseback.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { checkQuote } from '#game/fleet/check-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { refit } from '#game/fleet/refit.ts';
import { hedgeOffer } from '#game/operations/fuel/fuel-price.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Listing } from '#game/tables/listing.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY, DAYS_A_WEEK, FINANCIAL_YEAR_WEEKS, WEEK } from '#game/world/time.ts';
import { seedModel } from './aircraft-models.ts';
import { airportId, call, type Founder, operator } from './api.ts';
import { bankOf } from './bank.ts';
import { type Bargains, setUpBargains } from './bargains.ts';
import { addUsed, cheapestOfDealers, marketValueOf, oldFounder } from './exchange.ts';
import type { TestServer } from './server.ts';
import { addHolding, addListing, letHaveFlown, makeRival, shareMarket } from './share-market.ts';
import {
  act,
  advanceHours,
  daily,
  grant,
  leaseOne,
  openRoute,
  setTimetable,
  weeklyRate,
  worldNow,
} from './world.ts';

const MODEL = 'airbus-a320neo';
/** Hour of the week in which an airport is full. */
const FULL_HOUR = 32;

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
const LOAN = 100_000;

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

/** Returns an accepted input of each action, if no other action is done before. */
export async function validInputs(
  operation: Operation,
): Promise<{ [Name in ActionName]: ActionInput<Name> }> {
  const { server, owner, route, flown, idle, shop, work, owned, ordered, fresh, freshRoute, freshRefit } =
    operation;
  const { message, other, fullAirport, loan, offering, shareOrder, controlling, controlled, wanted, tender } =
    operation;
  const { sellable, leasable, pledgeable, listing, dealers } = operation;
  const value = await marketValueOf(server, sellable);
  const { bargains } = operation;
  const { own } = await shareMarket(server, owner);
  const [neo, atr] = [seedModel(MODEL), seedModel('atr-72-600')];
  const { minute, fuel_price, economy } = await worldNow(server);
  const [from, to] = [await airportId(server, 'AMS'), await airportId(server, 'VIE')];
  const quote = await call(server, `/api/am/route/quote?from=${from}&to=${to}`, { token: owner.token });
  const madrid = await airportId(server, 'MAD');
  const start = await call(server, `/api/am/route/quote?from=${from}&to=${madrid}`, { token: owner.token });
  const cabin = { ...typicalCabin(neo), economy: neo.economy - 20 };
  const starts = minute + 20 * DAY;
  const check = checkQuote(neo, shop, 'c', starts, { ownBase: true, familySize: 3 });
  const now = await owner.client.collection('aircraft').getOne<Aircraft>(owned.id);
  const { revision } = await owner.client.collection('aircraft').getOne<Aircraft>(flown.id);
  return {
    'fleet.lease': { model: MODEL, count: 1, price: await weeklyRate(server, MODEL) },
    'fleet.buy': { model: 'atr-72-600', count: 2, price: purchaseQuote(atr, 2).total },
    'fleet.sell': { aircraft: owned.id, price: saleQuote(seedModel(owned.model), now, minute) },
    'fleet.return': { aircraft: idle.id },
    'fleet.cancel': { aircraft: ordered.id },
    'fleet.undo': { aircraft: [fresh.id] },
    'fleet.refit': { aircraft: shop.id, cabin, price: refit(typicalCabin(neo), cabin).cost },
    'fleet.rename': { aircraft: shop.id, name: 'Merel' },
    'maintenance.plan': { aircraft: shop.id, kind: 'c', starts, price: check.cost },
    'maintenance.cancel': { maintenance: work },
    'maintenance.undo': { maintenance: freshRefit },
    'route.open': { from, to, price: Number(quote.json.price) },
    'route.start': {
      from,
      to: madrid,
      fee: Number(start.json.price),
      lease: { model: MODEL, price: await weeklyRate(server, MODEL) },
      fares: { economy: 150, business: 420, first: 800 },
      legs: [
        { origin: from, departs: 400 },
        { origin: madrid, departs: 700 },
      ],
    },
    'route.close': { route: route.id },
    'route.undo': { route: freshRoute.id },
    'route.fares': { routes: [{ route: route.id, economy: 150, business: 420, first: 800 }] },
    'route.rule': { routes: [route.id], rule: { min: 80, max: 130 } },
    'timetable.set': {
      plans: [{ aircraft: flown.id, revision, legs: daily(route, route.a, 420, 720) }],
    },
    'loan.take': {
      product: 'secured',
      aircraft: pledgeable.id,
      amount: LOAN,
      weeks: SECURED_WEEKS_MIN,
      rate: (await bankOf(server, owner)).rates.secured ?? 0,
    },
    'loan.repay': { loan, amount: LOAN / 2 },
    'fuel.hedge': { weeks: 4, tonnes: 1, price: hedgeOffer(fuel_price, 4, economy) },
    'slot.bid': { airport: fullAirport, hours: [FULL_HOUR], lots: 2, price: 5_000 },
    'share.float': { percent: 20, price: Math.round(own?.fair ?? 0) },
    'share.subscribe': { airline: offering, lots: 5 },
    'share.order': { airline: other.airline.id, side: 'buy', lots: 5, limit: 2_000 },
    'share.cancel': { order: shareOrder },
    'share.dividend': { cents: 1 },
    'share.buyback': { lots: 5, limit: 2_000 },
    'share.issue': { lots: 50, price: 2_000 },
    'share.tender': { airline: wanted, price: 2_600 },
    'share.accept': { tender, lots: 5 },
    'share.consent': { airline: controlling, agree: true },
    'share.merge': { airline: controlled },
    'fleet.leaseback': {
      aircraft: leasable.id,
      price: leasebackTerms(await marketValueOf(server, leasable), leasable, minute).price,
    },
    'listing.open': { aircraft: sellable.id, price: value, offers: true },
    'listing.change': { listing, price: value + 1, offers: false },
    'listing.withdraw': { listing },
    'listing.buy': { listing: dealers.id, price: dealers.price },
    'auction.open': { aircraft: bargains.own.id, start: bargains.own.price, days: 3 },
    'auction.bid': { auction: bargains.auction.id, maximum: bargains.auction.price },
    'offer.make': { aircraft: bargains.others.id, price: bargains.others.price, hours: 48 },
    'offer.counter': { offer: bargains.counter.id, price: bargains.counter.price, hours: 48 },
    'offer.accept': { offer: bargains.accept.id },
    'offer.decline': { offer: bargains.decline.id },
    'offer.withdraw': { offer: bargains.withdraw.id },
    'airline.change': { colour_primary: '#14496B', colour_secondary: '#7FD1E0' },
    'rules.set': { auto_c: true },
    'notices.read': {},
    'message.send': { to: other.airline.id, text: 'Good morning' },
    'message.read': { airline: other.airline.id },
    'message.accept': { airline: other.airline.id },
    'message.delete': { airline: other.airline.id },
    'message.block': { airline: other.airline.id, blocked: true },
    'message.report': { message },
  };
}
