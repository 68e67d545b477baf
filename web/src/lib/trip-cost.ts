import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, scaledClasses, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { LeaseQuote } from '#game/fleet/lease-quote.ts';
import { usualWeeklyHours } from '#game/network/timetable/usual-hours.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { flightCosts, totalOfCosts } from '#game/operations/flight/costs.ts';
import { rangeWith } from '#game/operations/flight/payload-range.ts';
import { HOUR } from '#game/world/time.ts';

/** Assumed load factor. */
export const PLANNED_LOAD = 0.8;

/** Costs of one flight over a distance at typical aircraft use. */
export interface TripCost {
  /** Block time, minutes. */
  block: number;
  /** Whole US dollars, without lease. */
  flying: number;
  /** Fuel part of `flying`. */
  fuel: number;
  /** This flight's share of the weekly lease rate. */
  lease: number;
  /** CASK in US dollars, lease included. */
  seatKm: number;
}

/**
 * Returns the costs of one flight with a leased aircraft, or with a new one if no lessor has any. Older
 * aircraft need more parts.
 *
 * @param km great-circle distance
 * @param fuelPrice US dollars per tonne
 * @returns null if the aircraft cannot fly that far with all seats taken
 */
export function tripCost(
  model: AircraftModel,
  cabin: Readonly<PerClass>,
  km: number,
  fuelPrice: number,
  leased: Pick<LeaseQuote, 'weeklyRate' | 'age' | 'condition'> | null,
): TripCost | null {
  const seats = sumOfClasses(cabin);
  if (seats === 0 || km > rangeWith(model, seats)) return null;
  const block = blockMinutes(km, model.cruise_kmh);
  const passengers = scaledClasses(cabin, PLANNED_LOAD);
  const costs = flightCosts({
    model,
    km,
    seats,
    passengers,
    fuelPrice,
    destination: 'large_airport',
    groundMinutes: model.turnaround_min,
    condition: leased?.condition ?? 1,
    age: leased?.age ?? 0,
  });
  const flying = totalOfCosts(costs);
  const lease = ((leased?.weeklyRate ?? 0) * block) / HOUR / usualWeeklyHours(model);
  return { block, flying, fuel: costs.fuel, lease: Math.round(lease), seatKm: (flying + lease) / seats / km };
}
