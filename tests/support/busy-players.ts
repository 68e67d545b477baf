import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { studyPrice } from '#game/demand/knowledge/study.ts';
import { cancelledRefit, refit } from '#game/fleet/refit.ts';
import { hedgeOffer } from '#game/operations/fuel/fuel-price.ts';
import { type AirportSlots, fullFrom } from '#game/slots/airport-slots.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Loan } from '#game/tables/loan.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { airportId, call, newFounder, operator, unique } from './api.ts';
import { bankOf } from './bank.ts';
import { type FlyingAirline, twiceDaily } from './flying-world.ts';
import type { TestServer } from './server.ts';
import { daily, tryAct, weeklyRate, worldNow } from './world.ts';

const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)] as Item;
const between = (min: number, max: number): number => Math.floor(min + Math.random() * (max - min));

/** Something that a player may do at any time. The server may reject it. */
interface Deed {
  /** The actions that it may take. */
  does: readonly ActionName[];
  /** Share of the tries in which it is done, 0–1. By default 1. */
  odds?: number;
  act: (server: TestServer, player: FlyingAirline) => Promise<unknown>;
}

/** Another name, other colours, or both. */
function newIdentity(): ActionInput<'airline.change'> {
  const colour = () => `#${between(0, 0x1000000).toString(16).padStart(6, '0').toUpperCase()}`;
  const colours = { colour_primary: colour(), colour_secondary: colour() };
  return pick([{ name: `Air ${unique()}` }, colours, { name: `Air ${unique()}`, ...colours }]);
}

/** Orders a refit with a seat less, and mostly undoes or cancels it before work can begin. */
async function changeCabin(server: TestServer, player: FlyingAirline, id: string): Promise<void> {
  const path = `/api/collections/aircraft/records/${id}`;
  const aircraft = (await call(server, path, { token: player.token })).json as unknown as Aircraft;
  const { business, first } = aircraft;
  const cabin = { economy: aircraft.economy - 1, business, first };
  const price = refit(aircraft, cabin).cost;
  const { json } = await tryAct(server, player, 'fleet.refit', { aircraft: id, cabin, price });
  const { maintenance } = json;
  if (Math.random() < 0.5) await tryAct(server, player, 'maintenance.undo', { maintenance });
  const { kept } = cancelledRefit(price);
  if (Math.random() < 0.8) await tryAct(server, player, 'maintenance.cancel', { maintenance, price: kept });
}

/** Few destinations, so that a player adds at most this many routes and aircraft. */
const NEW_DESTINATIONS = ['MAD', 'OSL', 'ZRH'];
const NEW_MODEL = 'atr-72-600';
/** Minutes of the day of its departures. Airports have slots then, even if they are full in the morning. */
const [NEW_OUT, NEW_BACK] = [700, 1_000];

/** Starts a route with a leased aircraft, and mostly undoes it before its first flight. */
async function startRoute(server: TestServer, player: FlyingAirline): Promise<void> {
  const { hub } = player.airline;
  const to = await airportId(server, pick(NEW_DESTINATIONS));
  const quote = await call(server, `/api/am/route/quote?from=${hub}&to=${to}`, { token: player.token });
  const legs = daily({ id: '', a: hub, b: to }, hub, NEW_OUT, NEW_BACK).map(({ origin, departs }) => ({
    origin,
    departs,
  }));
  const { json } = await tryAct(server, player, 'route.start', {
    from: hub,
    to,
    fee: quote.json.price,
    lease: { model: NEW_MODEL, price: await weeklyRate(server, NEW_MODEL) },
    fares: { economy: 120, business: 330, first: 640 },
    legs,
  });
  const { route, aircraft } = json;
  if (route && Math.random() < 0.8) await tryAct(server, player, 'route.undo', { route, aircraft });
}

/** Bids for slots of some full hours, or withdraws bids for them. */
async function bidForSlots(server: TestServer, player: FlyingAirline): Promise<void> {
  const airport = await airportId(server, 'LHR');
  const { json } = await call(server, `/api/am/slots?airport=${airport}`, { token: player.token });
  const { capacity, background } = json as unknown as AirportSlots;
  const full = background.flatMap((taken, hour) => (taken >= fullFrom(capacity) ? [hour] : []));
  const hours = full.length > 0 ? [...new Set([pick(full), pick(full)])] : [between(0, HOURS_A_WEEK)];
  const price = 1_000 * between(1, 100);
  await tryAct(server, player, 'slot.bid', { airport, hours, lots: between(0, 3), price });
}

/** Takes a loan for half of what is offered, or repays a part or all of one. */
async function useBank(server: TestServer, player: FlyingAirline): Promise<void> {
  // An airline without routes is about to be wound up, and must not borrow its way out.
  if (player.routes.length === 0) return;
  const { rates, unsecured } = await bankOf(server, player);
  const amount = Math.floor(unsecured.limit / 2);
  const weeks = pick([13, 26, 52]);
  await tryAct(server, player, 'loan.take', { product: 'unsecured', amount, weeks, rate: rates.unsecured });
  if (Math.random() < 0.3) return;
  const path = '/api/collections/loan/records?filter=(state="active")';
  const { items } = (await call(server, path, { token: player.token })).json as unknown as { items: Loan[] };
  const loan = pick(items);
  const part = Math.random() < 0.5 ? loan.balance : between(1, loan.balance);
  await tryAct(server, player, 'loan.repay', { loan: loan.id, amount: part });
}

/** Buys a market study of a pair that begins elsewhere. Later ones are rejected, because it is bought already. */
async function buyStudy(server: TestServer, player: FlyingAirline): Promise<void> {
  const [origin, destination] = [
    await airportId(server, pick(NEW_DESTINATIONS)),
    await airportId(server, pick(['JFK', 'NBO', 'GRU'])),
  ];
  const market = await call(server, `/api/am/market?from=${origin}&to=${destination}`, {
    token: player.token,
  });
  const { leisure, business, premium } = market.json;
  const price = studyPrice(Number(leisure) + Number(business) + Number(premium));
  await tryAct(server, player, 'research.study', { origin, destination, price });
}

const DEEDS: readonly Deed[] = [
  {
    does: ['route.fares'],
    act: (server, player) => {
      const fares = { economy: between(60, 160), business: between(200, 400), first: between(500, 800) };
      return tryAct(server, player, 'route.fares', { routes: [{ route: pick(player.routes).id, ...fares }] });
    },
  },
  {
    does: ['route.rule'],
    // Each rule is reviewed in the next hour, which takes as long as twenty hours without one.
    odds: 0.2,
    act: (server, player) => {
      const rule = Math.random() < 0.7 ? { min: between(40, 90), max: between(100, 200) } : null;
      return tryAct(server, player, 'route.rule', { routes: [pick(player.routes).id], rule });
    },
  },
  {
    does: ['rules.set'],
    act: (server, player) =>
      tryAct(server, player, 'rules.set', { auto_a: Math.random() < 0.5, spare: Math.random() < 0.5 }),
  },
  {
    does: ['fleet.rename'],
    act: (server, player) =>
      tryAct(server, player, 'fleet.rename', { aircraft: pick(player.aircraft).id, name: unique() }),
  },
  {
    does: ['fuel.hedge'],
    act: async (server, player) => {
      const { fuel_price, economy } = await worldNow(server);
      const price = hedgeOffer(fuel_price, 4, economy);
      await tryAct(server, player, 'fuel.hedge', { weeks: 4, tonnes: 1, price });
    },
  },
  {
    does: ['timetable.set'],
    act: async (server, player) => {
      const index = between(0, player.routes.length);
      const [route, plane] = [player.routes[index], player.aircraft[index]];
      if (!route || !plane) return;
      // Sent to the current server, because the player's own client still calls the killed one.
      const path = `/api/collections/aircraft/records/${plane.id}`;
      const { revision } = (await call(server, path, { token: player.token })).json;
      const legs = twiceDaily(route, plane.place, between(300, 715));
      await tryAct(server, player, 'timetable.set', { plans: [{ aircraft: plane.id, revision, legs }] });
    },
  },
  { does: ['slot.bid'], act: bidForSlots },
  { does: ['research.study'], act: buyStudy },
  { does: ['loan.take', 'loan.repay'], act: useBank },
  {
    does: ['airline.change'],
    act: (server, player) => tryAct(server, player, 'airline.change', newIdentity()),
  },
  {
    does: ['fleet.refit', 'maintenance.undo', 'maintenance.cancel'],
    odds: 0.2,
    act: (server, player) => changeCabin(server, player, pick(player.aircraft).id),
  },
  { does: ['route.start', 'route.undo'], odds: 0.2, act: startRoute },
  {
    does: [],
    odds: 0.2,
    act: async (server) => {
      const guest = await newFounder(server);
      await guest.client.collection('users').delete(guest.id);
    },
  },
];

/**
 * Makes players act all the time, up to ten times per second each, as far as the server responds.
 * @param missing actions that have not been accepted yet. Half of the deeds try one of them.
 * @returns a function that stops them and returns the number of responses
 */
export function keepActing(
  server: TestServer,
  players: readonly FlyingAirline[],
  missing: readonly ActionName[] = [],
): () => Promise<number> {
  const urgent = DEEDS.filter(({ does }) => does.some((name) => missing.includes(name)));
  let isOver = false;
  let responses = 0;
  const actOnce = async (player: FlyingAirline) => {
    const isUrgent = urgent.length > 0 && Math.random() < 0.5;
    const { odds = 1, act } = pick(isUrgent ? urgent : DEEDS);
    if (isUrgent || Math.random() < odds) await act(server, player);
  };
  const play = async (player: FlyingAirline) => {
    while (!isOver) {
      try {
        await actOnce(player);
        responses++;
      } catch {
        // The server was killed.
      }
      await sleep(200 * Math.random());
    }
  };
  const all = Promise.all(players.map(play));
  return async () => {
    isOver = true;
    await all;
    return responses;
  };
}

/** Waits until some more actions of players have been accepted. */
export async function untilActed(server: TestServer): Promise<void> {
  const actions = (await operator(server)).collection('action');
  const count = async () => (await actions.getList(1, 1)).totalItems;
  const before = await count();
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(before + 5);
}
