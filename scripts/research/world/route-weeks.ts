import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { comingWeeks, FORECAST_DAYS } from '#game/demand/forecast/months.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { incumbentWeek } from '#game/demand/incumbents/departures.ts';
import { classesOf, type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import type { FixedWeek, PlanningFacts, PlanningRoute } from '#game/network/planning/planning.ts';
import { weekWith } from '#game/network/planning/prospect.ts';
import { faresOf, referenceFares } from '#game/network/route/fares.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { knownFactor, type Outlook } from '#game/world/economy/outlook.ts';
import { endOf } from './network.ts';
import { aircraftOf, legsOf, type Player, routesOf } from './player.ts';

/** A flown route with the inputs of its page's forecast. */
export interface FlownRoute {
  route: Route;
  week: RouteWeek;
}

/** Returns the weeks of the player's aircraft. */
const weeksOf = (
  { stage }: Player,
  fleet: readonly Aircraft[],
  legs: readonly Leg[],
  minute: number,
): FixedWeek[] =>
  fleet.flatMap((row): FixedWeek[] => {
    const model = stage.models.get(row.model);
    if (!model) return [];
    const { id, condition, lease_rate: leaseRate } = row;
    const cabin = classesOf(row);
    const aircraft = {
      id,
      model,
      cabin,
      condition,
      leaseRate,
      seats: sumOfClasses(cabin),
      base: row.place,
      age: ageInYears(row, minute),
      familySize: fleet.length,
    };
    return [{ aircraft, legs: legs.filter((leg) => leg.aircraft === id) }];
  });

/** Facts that all forecasts of a player share now, and the weeks of its aircraft. */
export interface PlayerFacts {
  facts: PlanningFacts;
  outlook: Outlook | null;
  legs: readonly Leg[];
  routes: readonly Route[];
  weeks: readonly FixedWeek[];
}

/** Reads what forecasts of the player's flights need besides markets. */
export async function readPlayerFacts(player: Player): Promise<PlayerFacts> {
  const { client, stage, airline: id } = player;
  const [fleet, legs, routes] = [await aircraftOf(player), await legsOf(player), await routesOf(player)];
  const { minute, start, fuel_price: fuelPrice, economy: outlook } = await stage.now();
  const { punctuality, reputation, overhead_share } = await client
    .collection('airline')
    .getOne<{ punctuality: number; reputation: number; overhead_share: number }>(id);
  const facts = {
    months: comingWeeks(start, minute),
    fuelPrice,
    overheadShare: overhead_share || BASE_OVERHEAD,
    airline: { id, punctuality, reputation },
  };
  return { facts, outlook, legs, routes, weeks: weeksOf(player, fleet, legs, minute) };
}

/** A pair as the player knows it. */
export interface KnownPair {
  route: PlanningRoute;
  slots: Market['slots'];
}

/**
 * Asks the server for a pair of airports, with all departures of others.
 * @param pair its id is that of the route, or any other text; its fares are reference fares by default
 */
export async function askPair(
  { client, airline }: Player,
  pair: { id: string; a: Airport; b: Airport; fares?: PerClass },
  outlook: Outlook | null,
): Promise<KnownPair> {
  const { id, a, b } = pair;
  const query = { from: a.id, to: b.id };
  const market = await client.send<Market>('/api/am/market', { method: 'GET', query });
  const { km, leisure, business, premium, known, departures, incumbents, slots } = market;
  const route = {
    ...{ id, km, leisure, business, premium, known },
    fares: pair.fares ?? referenceFares(km),
    economy: knownFactor(outlook, a, b, FORECAST_DAYS),
    a: { ...a, ...endOf(a) },
    b: { ...b, ...endOf(b) },
    others: [
      ...departures.filter((departure) => departure.airline !== airline),
      ...(incumbents ? incumbentWeek(incumbents, [a, b]) : []),
    ],
  };
  return { route, slots };
}

/** Returns the player's flown routes with all departures on them. */
export async function flownRoutes(player: Player): Promise<FlownRoute[]> {
  const { facts, outlook, legs, routes, weeks } = await readPlayerFacts(player);
  const airports = new Map([...player.stage.airports.values()].map((row) => [row.id, row]));
  const flown: FlownRoute[] = [];
  for (const route of routes) {
    const [a, b] = [airports.get(route.a), airports.get(route.b)];
    if (!a || !b || !legs.some((leg) => leg.route === route.id)) continue;
    const pair = await askPair(player, { id: route.id, a, b, fares: faresOf(route) }, outlook);
    flown.push({ route, week: weekWith(pair.route, weeks, facts) });
  }
  return flown;
}
