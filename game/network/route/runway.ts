import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';

/** Minimum share of the full take-off length. Below it, the landing distance decides. */
const MIN_SHARE = 0.65;

/**
 * Returns the runway length in whole metres that a model needs for a flight over a distance (km) with a full
 * cabin. On a short flight the tanks are not full, and the take-off length grows roughly with the square of
 * the weight.
 */
export function runwayNeeded(model: AircraftModel, km: number): number {
  const fuelLeftBehind = (model.fuel_kg_h / model.cruise_kmh) * Math.max(0, model.range_km - km);
  const weight = 1 - fuelLeftBehind / model.mtow_kg;
  return Math.ceil(model.runway_m * Math.max(MIN_SHARE, weight * weight));
}
