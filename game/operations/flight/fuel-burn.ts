import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { airHours } from './block-time.ts';

type Burner = Pick<AircraftModel, 'cruise_kmh' | 'fuel_kg_h' | 'climb_kg'>;

/** Kilograms of CO₂ per kilogram of jet fuel (ICAO Carbon Emissions Calculator methodology). */
const CO2_OF_FUEL = 3.16;
/** Additional fuel burn of a fully worn aircraft, as a share. */
const WORN_SURPLUS = 0.05;

/**
 * Returns the fuel of one flight in whole kg: cruise burn × time in the air, plus the climb share.
 * @param condition 1 = as new, 0 = worst; worn aircraft burn up to 5% more
 */
export const fuelBurnKg = (model: Burner, km: number, condition = 1): number =>
  Math.round(
    (model.fuel_kg_h * airHours(km, model.cruise_kmh) + model.climb_kg) *
      (1 + WORN_SURPLUS * (1 - condition)),
  );

/** Returns the CO₂ from burning this fuel, both in kg. */
export const co2Kg = (fuelKg: number): number => Math.round(fuelKg * CO2_OF_FUEL);
