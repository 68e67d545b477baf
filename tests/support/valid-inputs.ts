import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { SECURED_WEEKS_MIN } from '#game/bank/loan-offer.ts';
import { studyPrice } from '#game/demand/knowledge/study.ts';
import { leasebackTerms } from '#game/exchange/leaseback.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { checkQuote } from '#game/fleet/check-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { refit } from '#game/fleet/refit.ts';
import { hedgeOffer } from '#game/operations/fuel/fuel-price.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY } from '#game/world/time.ts';
import { seedModel } from './aircraft-models.ts';
import { airportId, call } from './api.ts';
import { bankOf } from './bank.ts';
import { marketValueOf } from './exchange.ts';
import { FULL_HOUR, LOAN, MODEL, type Operation } from './operation.ts';
import { shareMarket } from './share-market.ts';
import { daily, weeklyRate, worldNow } from './world.ts';

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
  const { json: market } = await call(server, `/api/am/market?from=${madrid}&to=${to}`, {
    token: owner.token,
  });
  const demand = Number(market.leisure) + Number(market.business) + Number(market.premium);
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
    'certificate.apply': { country: 'US' },
    'certificate.return': { country: 'BR' },
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
    'research.study': { origin: madrid, destination: to, price: studyPrice(demand) },
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
