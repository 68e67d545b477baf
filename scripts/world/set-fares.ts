import type { AircraftModel } from '../../game/aircraft-model.ts';
import { CABIN_CLASSES, type PerClass } from '../../game/cabin.ts';
import { ageInYears } from '../../game/fleet/disposal.ts';
import { fareDemandCurve } from '../../game/forecast/fare-curve.ts';
import type { ForecastAircraft, RouteWeek } from '../../game/forecast/route-week.ts';
import type { Aircraft } from '../../game/records/aircraft.ts';
import type { Market } from '../../game/records/market.ts';
import type { Leg, Route } from '../../game/records/route.ts';
import { calendarAt } from '../../game/timetable/clock.ts';
import { act, aircraftOf, legsOf, type Player, routesOf } from './player.ts';

/** How far fares go towards what the forecast calls best: rivals answer, too, and forecasts err. */
const STEP = 0.5;

/** Aircraft as the forecast takes them, by leg. */
function forecastFleet(
  fleet: readonly Aircraft[],
  legs: readonly Leg[],
  models: ReadonlyMap<string, AircraftModel>,
  minute: number,
): Map<string, ForecastAircraft> {
  const byId = new Map(fleet.map((row) => [row.id, row]));
  const weekMinutes = new Map<string, number>();
  for (const { aircraft, block } of legs) weekMinutes.set(aircraft, (weekMinutes.get(aircraft) ?? 0) + block);
  return new Map(
    legs.flatMap((leg): [string, ForecastAircraft][] => {
      const row = byId.get(leg.aircraft);
      const model = row && models.get(row.model);
      if (!row || !model) return [];
      const { condition, lease_rate: leaseRate } = row;
      const common = { model, condition, leaseRate, age: ageInYears(row, minute), familySize: fleet.length };
      return [[leg.id, { ...common, weekMinutes: weekMinutes.get(leg.aircraft) ?? leg.block }]];
    }),
  );
}

const faresOf = (route: Route): PerClass => ({
  economy: route.fare_economy,
  business: route.fare_business,
  first: route.fare_first,
});

/** Moves the fares of every route that is flown towards those that the fare curve of its page calls best. */
export async function setFares(player: Player): Promise<void> {
  const { client, stage, airline } = player;
  const [fleet, legs, routes] = [await aircraftOf(player), await legsOf(player), await routesOf(player)];
  const { minute, start, fuel_price: fuelPrice } = await stage.now();
  const aircraft = forecastFleet(fleet, legs, stage.models, minute);
  const airports = new Map([...stage.airports.values()].map((row) => [row.id, row]));
  const changed = [];
  for (const route of routes) {
    const [a, b] = [airports.get(route.a), airports.get(route.b)];
    if (!a || !b || !legs.some((leg) => leg.route === route.id)) continue;
    const query = { from: route.a, to: route.b };
    const market = await client.send<Market>('/api/am/market', { method: 'GET', query });
    const week: RouteWeek = {
      ...{ km: market.km, leisure: market.leisure, business: market.business, premium: market.premium },
      ...{ a, b, airline, aircraft, fuelPrice, departures: market.departures, fares: faresOf(route) },
      month: calendarAt(start, minute).month - 1,
    };
    const fares = faresOf(route);
    for (const cabin of CABIN_CLASSES) {
      if (!market.departures.some((leg) => leg.airline === airline && leg.seats[cabin] > 0)) continue;
      const { best } = fareDemandCurve({ ...week, fares }, cabin);
      fares[cabin] = Math.round(fares[cabin] + (best.fare - fares[cabin]) * STEP);
    }
    changed.push({ route: route.id, ...fares });
  }
  if (changed.length > 0) await act(player, 'route.fares', { routes: changed });
}
