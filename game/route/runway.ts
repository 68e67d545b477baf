import type { AircraftModel } from '../aircraft-model.ts';

/** However light, an aircraft needs this share of its full take-off length: then landing is what counts. */
const LEAST_SHARE = 0.65;

/**
 * Runway that a model needs for a flight of so many km with a full cabin, in whole metres. On a short flight the tanks are
 * not full, and the length to take off grows about with the square of the weight.
 */
export function runwayNeeded(model: AircraftModel, km: number): number {
  const fuelLeftBehind = (model.fuel_kg_h / model.cruise_kmh) * Math.max(0, model.range_km - km);
  const weight = 1 - fuelLeftBehind / model.mtow_kg;
  return Math.ceil(model.runway_m * Math.max(LEAST_SHARE, weight * weight));
}
