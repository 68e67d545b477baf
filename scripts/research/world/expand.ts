import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { type LeaseQuote, leaseQuote } from '#game/fleet/lease-quote.ts';
import type { LeaseStock } from '#game/fleet/lease-stock.ts';
import { fleetValue } from '#game/network/scheduling/fleet-value.ts';
import { valueBook } from '#game/network/scheduling/known-values.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { Research, RouteQuote } from '#game/payloads/market.ts';
import { bestProspects, type Prospect, prospectsOf } from './network.ts';
import { ownProspects, planFleet, slotsOf, valuesFor } from './plan-week.ts';
import { act, cashOf, type Player } from './player.ts';

/** Number of new routes considered per additional aircraft. */
const ROUTES_EACH = 2;
/** Maximum number of aircraft per lease. */
const LEASED_AT_ONCE = 10;
/** Minimum weekly flights, both ways together, for which a route is worth its fee. */
const MIN_LEGS = 6;

async function quoteOf({ client }: Player, from: string, to: string): Promise<RouteQuote> {
  return client.send(`/api/am/route/quote`, { method: 'GET', query: { from, to } });
}

/** Returns lessors' offer for one of the player's model today. */
export async function quoteLease({ stage }: Player, model: AircraftModel): Promise<LeaseQuote> {
  const { start, minute } = await stage.now();
  const quote = leaseQuote(model, calendarAt(start, minute).year);
  if (!quote) throw new Error(`No lessor has a ${model.id}.`);
  return quote;
}

/** Returns how many of the player's model lessors have left. */
async function leftToLease({ client }: Player, { id }: AircraftModel): Promise<number> {
  const { stock } = await client.send<{ stock: Record<string, LeaseStock> | null }>('/api/am/delivery', {
    method: 'GET',
  });
  return stock ? (stock[id]?.available ?? 0) : Number.POSITIVE_INFINITY;
}

/** Returns destinations without a route that are profitable with the player's aircraft, best first. */
async function newProspects(player: Player, model: AircraftModel, count: number): Promise<Prospect[]> {
  const { client, hub, stage, character } = player;
  const research = await client.send<Research>('/api/am/research', {
    method: 'GET',
    query: { from: hub.id },
  });
  const { fuel_price, traffic } = await stage.now();
  const own = new Set((await ownProspects(player)).flatMap(({ route }) => [route.a.id, route.b.id]));
  const byId = new Map([...stage.airports.values()].map((airport) => [airport.id, airport]));
  const all = prospectsOf(hub, research, byId, { ...character, model }, traffic);
  const fresh = all.filter(({ route }) => !own.has(route.b.id));
  return bestProspects(fresh, model, fuel_price, count);
}

/** The work of some new aircraft as the scheduler plans it. */
interface ExpansionPlan {
  /** New destinations that it would serve. */
  prospects: Prospect[];
  /** Value of each new aircraft's week before its lease, on average, in US dollars. */
  valueEach: number;
}

/** Returns what the scheduler would do with this many new aircraft, besides the player's own flights. */
async function planExpansion(
  player: Player,
  model: AircraftModel,
  prospects: readonly Prospect[],
  aircraft: number,
  existing: readonly PlannedLeg[],
): Promise<ExpansionPlan> {
  const cabin = typicalCabin(model);
  const thought = Array.from({ length: aircraft }, (_, index) => ({ id: `new ${index}`, cabin }));
  const own = await ownProspects(player);
  const all = [...own, ...prospects];
  const valueFor = await valuesFor(player, model, all);
  const weeks = planFleet(player, {
    fleet: thought,
    prospects: all,
    valueFor,
    existing,
    airports: await slotsOf(player, all),
  });
  const legs = new Map<string, number>();
  for (const leg of [...weeks.values()].flat()) legs.set(leg.route, (legs.get(leg.route) ?? 0) + 1);
  const book = valueBook(valueFor(cabin));
  const valued = [...weeks].map(([id, week]) => ({ id, book, legs: week }));
  const routes = new Map(all.map(({ route }) => [route.id, route]));
  return {
    prospects: prospects.filter(({ route }) => (legs.get(route.id) ?? 0) >= MIN_LEGS),
    valueEach: fleetValue(valued, routes, existing) / aircraft,
  };
}

/**
 * Leases aircraft and acquires routes for them, as many as cash and lessors' stock allow. Only if they are expected to earn
 * their leases, unless the airline is reckless.
 * @param reserve cash to keep, whole US dollars
 * @param existing legs that the fleet already flies
 * @returns number of aircraft leased
 */
export async function expand(
  player: Player,
  wanted: number,
  reserve: number,
  existing: readonly PlannedLeg[],
): Promise<number> {
  const { model } = player;
  if (!model || wanted < 1) return 0;
  const aircraft = Math.min(wanted, await leftToLease(player, model));
  if (aircraft < 1) return 0;
  const { dueNow, weeklyRate } = await quoteLease(player, model);
  const candidates = await newProspects(player, model, aircraft * ROUTES_EACH + 2);
  const { prospects, valueEach } = await planExpansion(player, model, candidates, aircraft, existing);
  const isCareless = player.character.manner === 'reckless';
  if (valueEach < weeklyRate && !isCareless) return 0;
  let cash = (await cashOf(player)) - reserve;
  if (cash < dueNow) return 0;
  // Aircraft come first. Routes are paid from cash that is not enough for another aircraft.
  const count = Math.min(aircraft, Math.floor((cash * 0.85) / dueNow));
  if (count < 1) return 0;
  cash -= count * dueNow;
  for (const { route } of prospects) {
    const { price, faults: violations } = await quoteOf(player, player.hub.id, route.b.id);
    if (violations.length > 0 || price > cash) continue;
    if (await openRoute(player, route.b.id, price)) cash -= price;
  }
  for (let left = count; left > 0; left -= LEASED_AT_ONCE)
    await act(player, 'fleet.lease', {
      model: model.id,
      count: Math.min(LEASED_AT_ONCE, left),
      price: weeklyRate,
    });
  return count;
}

/** Acquires a route and sets the fares of the player's manner on it. */
async function openRoute(player: Player, to: string, price: number): Promise<boolean> {
  const opened = await act(player, 'route.open', { from: player.hub.id, to, price });
  if (!opened) return false;
  const { fares } = player.character;
  if (fares === 1) return true;
  const id = String(opened.route);
  const row = await player.client.collection('route').getOne(id);
  const asked = (column: string) => Math.round(Number(row[column]) * fares);
  const classes = {
    economy: asked('fare_economy'),
    business: asked('fare_business'),
    first: asked('fare_first'),
  };
  await act(player, 'route.fares', { routes: [{ route: id, ...classes }] });
  return true;
}
