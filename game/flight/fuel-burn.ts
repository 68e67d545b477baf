import type { AircraftModel } from '../aircraft-model.ts';
import { airHours } from './block-time.ts';

type Burner = Pick<AircraftModel, 'cruise_kmh' | 'fuel_kg_h' | 'climb_kg'>;

/** CO₂ that a kilogram of jet fuel makes, in kg (ICAO Carbon Emissions Calculator methodology). */
const CO2_OF_FUEL = 3.16;
/** An engine at the end of its life burns this share more than a new one. */
const WORN_SURPLUS = 0.05;

/**
 * Fuel of one flight in whole kg: cruise × time in the air, and the climb share.
 * @param condition 1 as new to 0; worn aircraft burn up to 5% more
 */
export const fuelBurnKg = (model: Burner, km: number, condition = 1): number =>
  Math.round(
    (model.fuel_kg_h * airHours(km, model.cruise_kmh) + model.climb_kg) *
      (1 + WORN_SURPLUS * (1 - condition)),
  );

/** CO₂ of so much fuel, both in kg. */
export const co2Kg = (fuelKg: number): number => Math.round(fuelKg * CO2_OF_FUEL);
