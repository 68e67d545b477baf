import type { AircraftModel } from '../../../../../game/aircraft-model.ts';
import type { Aircraft, FuelContract } from '../../../../../game/records/aircraft.ts';
import type { Leg, Route } from '../../../../../game/records/route.ts';
import { DAYS_A_WEEK } from '../../../../../game/time.ts';

/** Whole tonnes of fuel that a timetable burns a day: what can be hedged at most, by the server's own sum. */
export function tonnesADay(
  legs: readonly Pick<Leg, 'route' | 'aircraft'>[],
  routes: readonly Pick<Route, 'id' | 'km'>[],
  fleet: readonly Pick<Aircraft, 'id' | 'model'>[],
  models: readonly Pick<AircraftModel, 'id' | 'fuel_kg_h' | 'cruise_kmh' | 'climb_kg'>[],
): number {
  const kms = new Map(routes.map(({ id, km }) => [id, km]));
  const modelOf = new Map(models.map((model) => [model.id, model]));
  const burners = new Map(fleet.map(({ id, model }) => [id, modelOf.get(model)]));
  let kg = 0;
  for (const { route, aircraft } of legs) {
    const km = kms.get(route);
    const model = burners.get(aircraft);
    if (km !== undefined && model) kg += (model.fuel_kg_h * km) / model.cruise_kmh + model.climb_kg;
  }
  return Math.floor(kg / 1000 / DAYS_A_WEEK);
}

/** Tonnes a day under contract at a world minute. */
export const hedgedAt = (contracts: readonly FuelContract[], minute: number): number =>
  contracts
    .filter(({ starts, ends }) => starts <= minute && minute < ends)
    .reduce((sum, { tonnes }) => sum + tonnes, 0);
