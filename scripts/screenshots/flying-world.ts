import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { hedgeOffer } from '#game/operations/fuel/fuel-price.ts';
import type { RouteQuote } from '#game/payloads/market.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY, HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { SUPERUSER, type TestServer } from '#tests/support/server.ts';
import { signInOperator } from '../pocketbase/paused-world.ts';
import { expand } from '../research/world/expand.ts';
import { putToWork } from '../research/world/plan-week.ts';
import { act, aircraftOf, enter, type Player, routesOf } from '../research/world/player.ts';
import { setFares } from '../research/world/set-fares.ts';
import { type Stage, stageOn } from '../research/world/stage.ts';
import { borrow, invest } from './invest.ts';
import { openStockMarket, recordTrades, setFairPrices } from './stock-market.ts';
import { trade } from './trade.ts';

const GRANT = 400_000_000;
const TILL = 3_000_000;
const DAYS_BEFORE = 4;
/** Until the Monday on which shares have been valued. */
const DAYS_TO_VALUE = 7;
const DAYS_AFTER = 8;
/** The same for a quick try, whose pages need not be as full. */
const DAYS_AFTER_IF_QUICK = 3;
/** Days since the first order: too long to undo it, too short for the delivery. */
const DAYS_ON_ORDER = 2;
/** Hour of the last day (UTC): dusk over Europe in January, with most aircraft in the air. */
const LAST_HOUR = 15;
const DEARER = 1.1;
/** Older than any airline has to be for a trade. */
const LONG_AGO = '2024-01-01 00:00:00.000Z';

/** Name, hub, model and fleet. The screens show the first airline. */
const PEOPLE = [
  ['Nordic Wings', 'AMS', 'airbus-a320neo', 8],
  ['Channel Express', 'LHR', 'boeing-737-800', 3],
  ['Meseta Airlines', 'MAD', 'airbus-a320-200', 5],
] as const;

/**
 * Long routes, with the minutes of the day (UTC) of a widebody's departure from home and of its return
 * flight.
 */
const LONG_HAUL = [
  { to: 'JFK', out: 750, back: 1360 },
  { to: 'DXB', out: 770, back: 1250 },
];

/** Gives a player money beyond a beginner's, with a ledger entry. */
async function grant({ operator, now }: Stage, airline: string): Promise<void> {
  const { start, minute } = await now();
  const at = new Date(Date.parse(`${start}T00:00:00Z`) + minute * 60_000);
  const row = { airline, minute, at, amount: GRANT, category: 'capital', memo: 'Granted' };
  await operator.collection('ledger').create(row);
  await operator.collection('airline').update(airline, { 'cash+': GRANT });
}

/** Leases one widebody and schedules a daily return flight for it. */
async function flyFar(player: Player, { to, out, back }: (typeof LONG_HAUL)[number]): Promise<void> {
  const { client, stage, hub } = player;
  const model = stage.models.get('boeing-787-9');
  const end = stage.airports.get(to);
  const { start, minute } = await stage.now();
  const quote = model && leaseQuote(model, calendarAt(start, minute).year);
  if (!quote || !end) throw new Error(`there is no aircraft to ${to}`);
  const leased = await act(player, 'fleet.lease', { model: model.id, count: 1, price: quote.weeklyRate });
  const ends = { from: hub.id, to: end.id };
  const { price } = await client.send<RouteQuote>('/api/am/route/quote', { method: 'GET', query: ends });
  const opened = await act(player, 'route.open', { ...ends, price });
  const [aircraft = ''] = (leased?.aircraft ?? []) as string[];
  const { revision } = await client.collection('aircraft').getOne<Aircraft>(aircraft);
  const legs = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
    { route: String(opened?.route), origin: hub.id, departs: day * DAY + out },
    { route: String(opened?.route), origin: end.id, departs: day * DAY + back },
  ]);
  await act(player, 'timetable.set', { plans: [{ aircraft, revision, legs }] });
}

/** Changes the fares, so that the results contain more than one. */
async function askMore(player: Player): Promise<void> {
  const routes = (await routesOf(player)).map(({ id, fare_economy, fare_business, fare_first }) => ({
    route: id,
    economy: Math.round(fare_economy * DEARER),
    business: Math.round(fare_business * DEARER),
    first: fare_first,
  }));
  await act(player, 'route.fares', { routes });
}

/** Orders a new aircraft. It is delivered after the last day. */
async function order(player: Player): Promise<void> {
  const model = player.stage.models.get('airbus-a321neo');
  if (!model) throw new Error('there is no A321neo');
  const price = purchaseQuote(model, 1).total;
  await act(player, 'fleet.buy', { model: model.id, count: 1, price });
}

/** Adds an order, a name and a fuel contract, so that no screen of the airline is empty. */
async function prepare(player: Player): Promise<void> {
  await order(player);
  const [first] = await aircraftOf(player);
  await act(player, 'fleet.rename', { aircraft: first?.id ?? '', name: 'Havfruen' });
  const { fuel_price, economy } = await player.stage.now();
  await act(player, 'fuel.hedge', { weeks: 8, tonnes: 40, price: hedgeOffer(fuel_price, 8, economy) });
}

/** Founds an airline that is old enough to trade with those of other players. */
async function found(stage: Stage, [name, hub, model, fleet]: (typeof PEOPLE)[number]): Promise<Player> {
  const reach = [300, 2600] as const;
  const player = await enter(stage, { name, hub, model, fleet, manner: 'sensible', reach, fares: 1 });
  await act(player, 'rules.set', { auto_line: true, auto_a: true, auto_c: true, auto_d: true });
  await stage.operator.collection('airline').update(player.airline, { founded: LONG_AGO });
  if (fleet === PEOPLE[0][3]) await grant(stage, player.airline);
  await expand(player, fleet, TILL, []);
  return player;
}

/**
 * Lets some airlines fly for more than a week and stops in the afternoon. The world must be paused.
 * @param isQuick whether pages are only tried, and not drawn
 * @returns the first of them
 */
export async function flyWorld(server: TestServer, isQuick: boolean): Promise<Player> {
  const operator = await signInOperator(server.url, SUPERUSER);
  const stage = await stageOn({ url: server.url, operator, stop: async () => undefined });
  const players: Player[] = [];
  for (const person of PEOPLE) players.push(await found(stage, person));
  const [founder, issuer, buyer] = players;
  if (!founder || !issuer || !buyer) throw new Error('nobody plays');
  await stage.advance(25);
  for (const player of players) {
    await putToWork(player);
    await setFares(player);
  }
  // Added last, because all other aircraft would be planned on the long routes too.
  for (const route of LONG_HAUL) await flyFar(founder, route);
  await stage.advance(HOURS_A_DAY * DAYS_BEFORE);
  await askMore(founder);
  await openStockMarket(founder, issuer);
  await grant(stage, buyer.airline);
  await stage.advance(HOURS_A_DAY * DAYS_TO_VALUE);
  await setFairPrices(founder);
  await stage.advance(HOURS_A_DAY * ((isQuick ? DAYS_AFTER_IF_QUICK : DAYS_AFTER) - DAYS_ON_ORDER));
  await order(founder);
  await stage.advance(HOURS_A_DAY * DAYS_ON_ORDER);
  await prepare(founder);
  await recordTrades(stage);
  await trade(founder);
  // First, because an airline with an unsecured loan buys no shares.
  await invest(founder, issuer, buyer);
  await borrow(founder);
  const { minute } = await stage.now();
  const hour = Math.floor(minute / HOUR) % HOURS_A_DAY;
  await stage.advance((LAST_HOUR - hour + HOURS_A_DAY) % HOURS_A_DAY);
  const rejections = [founder, issuer, buyer].flatMap((player) => player.rejections);
  if (rejections.length > 0) throw new Error(rejections.join('\n'));
  return founder;
}
