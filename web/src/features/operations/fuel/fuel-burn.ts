import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { FuelUse } from '#game/operations/fuel/hedge-limit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { FuelContract } from '#game/tables/fuel-contract.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY } from '#game/world/time.ts';

/** Returns the weekly fuel burn (kg) of the timetable of delivered aircraft, computed as on the server. */
export function timetableKg(
  legs: readonly Pick<Leg, 'route' | 'aircraft'>[],
  routes: readonly Pick<Route, 'id' | 'km'>[],
  fleet: readonly Pick<Aircraft, 'id' | 'model' | 'delivered'>[],
  models: readonly Pick<AircraftModel, 'id' | 'fuel_kg_h' | 'cruise_kmh' | 'climb_kg'>[],
  now: number,
): number {
  const kms = new Map(routes.map(({ id, km }) => [id, km]));
  const modelOf = new Map(models.map((model) => [model.id, model]));
  const here = fleet.filter(({ delivered }) => delivered <= now);
  const burners = new Map(here.map(({ id, model }) => [id, modelOf.get(model)]));
  let kg = 0;
  for (const { route, aircraft } of legs) {
    const km = kms.get(route);
    const model = burners.get(aircraft);
    if (km !== undefined && model) kg += (model.fuel_kg_h * km) / model.cruise_kmh + model.climb_kg;
  }
  return kg;
}

/** Returns the fuel burnt on full days, without today. @param history since `burnSince` */
export function burntOn(
  history: readonly Pick<RouteHistory, 'starts' | 'fuel_kg'>[],
  now: number,
): Pick<FuelUse, 'since' | 'burntKg'> {
  const days = history.filter(({ starts, fuel_kg }) => fuel_kg > 0 && starts < now - (now % DAY));
  return {
    since: days.length === 0 ? null : Math.min(...days.map(({ starts }) => starts)),
    burntKg: days.reduce((sum, { fuel_kg }) => sum + fuel_kg, 0),
  };
}

/** Returns the hedged tonnes per day at a world minute. */
export const hedgedAt = (contracts: readonly FuelContract[], minute: number): number =>
  contracts
    .filter(({ starts, ends }) => starts <= minute && minute < ends)
    .reduce((sum, { tonnes }) => sum + tonnes, 0);
