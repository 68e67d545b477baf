import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';

/** A passenger with bags, in kg (EASA standard masses: 84 + 13 to 17). */
export const PASSENGER_KG = 100;
/** Range gained without payload at full tanks. The aircraft is lighter but carries no more fuel. */
const FERRY_GAIN = 0.12;

export interface PayloadPoint {
  km: number;
  payloadKg: number;
}

/**
 * Returns payload by distance, in the form of manufacturers' diagrams. It is flat with every possible seat,
 * then falls as fuel replaces payload, down to the typical cabin at its published range. With full tanks it
 * then falls to an empty flight.
 */
export function payloadRange(model: AircraftModel): [PayloadPoint, PayloadPoint, PayloadPoint, PayloadPoint] {
  const max = model.max_seats * PASSENGER_KG;
  const typical = sumOfClasses(model) * PASSENGER_KG;
  const fuelPerKm = model.fuel_kg_h / model.cruise_kmh;
  // Every kilogram beyond the typical load replaces one of fuel.
  const shortened = Math.max(model.range_km * 0.4, model.range_km - (max - typical) / fuelPerKm);
  return [
    { km: 0, payloadKg: max },
    { km: Math.round(shortened), payloadKg: max },
    { km: model.range_km, payloadKg: typical },
    { km: Math.round(model.range_km * (1 + FERRY_GAIN)), payloadKg: 0 },
  ];
}

/**
 * Returns the maximum payload in whole kg over a distance (km); 0 if even an empty aircraft cannot reach it.
 */
export function payloadOver(model: AircraftModel, km: number): number {
  const points = payloadRange(model);
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1];
    const to = points[index];
    if (!from || !to || km > to.km) continue;
    const share = to.km === from.km ? 1 : (km - from.km) / (to.km - from.km);
    return Math.floor(from.payloadKg + (to.payloadKg - from.payloadKg) * share);
  }
  return 0;
}

/** Returns the maximum distance in whole km with this many occupied seats; 0 if they never fit on board. */
export function rangeWith(model: AircraftModel, seats: number): number {
  const payload = seats * PASSENGER_KG;
  const [, full, typical, ferry] = payloadRange(model);
  if (payload > full.payloadKg) return 0;
  const [from, to] = payload >= typical.payloadKg ? [full, typical] : [typical, ferry];
  if (from.payloadKg === to.payloadKg) return to.km;
  const share = (from.payloadKg - payload) / (from.payloadKg - to.payloadKg);
  return Math.floor(from.km + (to.km - from.km) * share);
}
