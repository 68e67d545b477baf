import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { comingWeeks, FORECAST_DAYS } from '#game/demand/forecast/months.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { incumbentWeek } from '#game/demand/incumbents/departures.ts';
import { classesOf, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { ageInYears } from '#game/fleet/disposal.ts';
import type { FixedWeek } from '#game/network/planning/planning.ts';
import { weekWith } from '#game/network/planning/prospect.ts';
import { faresOf } from '#game/network/route/fares.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import { knownFactor } from '#game/world/economy/outlook.ts';
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

/** Returns the player's flown routes with all departures on them. */
export async function flownRoutes(player: Player): Promise<FlownRoute[]> {
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
  const weeks = weeksOf(player, fleet, legs, minute);
  const airports = new Map([...stage.airports.values()].map((row) => [row.id, row]));
  const flown: FlownRoute[] = [];
  for (const route of routes) {
    const [a, b] = [airports.get(route.a), airports.get(route.b)];
    if (!a || !b || !legs.some((leg) => leg.route === route.id)) continue;
    const query = { from: route.a, to: route.b };
    const market = await client.send<Market>('/api/am/market', { method: 'GET', query });
    const { km, leisure, business, premium, departures, incumbents } = market;
    const pair = {
      id: route.id,
      km,
      leisure,
      business,
      premium,
      economy: knownFactor(outlook, a, b, FORECAST_DAYS),
      fares: faresOf(route),
      a: { ...a, ...endOf(a) },
      b: { ...b, ...endOf(b) },
      others: [
        ...departures.filter(({ airline }) => airline !== id),
        ...(incumbents ? incumbentWeek(incumbents, [a, b]) : []),
      ],
    };
    flown.push({ route, week: weekWith(pair, weeks, facts) });
  }
  return flown;
}
