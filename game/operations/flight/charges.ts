import type { AirportType } from '#game/world/airport/airport.ts';
import { HOUR } from '#game/world/time.ts';

/** Landing charge in dollars per tonne of maximum take-off weight. Medians of published tariffs are 8–15. */
const LANDING_A_TONNE: Readonly<Record<AirportType, number>> = { large_airport: 12, medium_airport: 8 };
/**
 * Dollars per service unit: close to the mean of Eurocontrol's unit rates, reduced because oceans and other
 * regions charge less.
 */
const UNIT_RATE = 62;
/** Oceans and most of the world charge about half. Distance beyond this many km counts by this share. */
const FAR_KM = 2000;
const FAR_SHARE = 0.5;
/** Kilometres that Eurocontrol deducts for take-off and landing, 20 each. */
const TERMINAL_KM = 40;
/**
 * Approach control: dollars for an aircraft of 50 tonnes. The charge grows with weight to the power of 0.7,
 * as in Europe.
 */
const TERMINAL_RATE = 150;
/** Parking in dollars per tonne and hour. The first two hours are free. */
const PARKING_A_TONNE_HOUR = 0.3;
const FREE_PARKING_MIN = 120;

const tonnes = (mtowKg: number) => mtowKg / 1000;

/**
 * Returns the landing charge at the destination in whole US dollars.
 * @param factor for a full airport: `landingFactor` in game/slots
 */
export const landingCharge = (mtowKg: number, destination: AirportType, factor = 1): number =>
  Math.round(tonnes(mtowKg) * LANDING_A_TONNE[destination] * factor);

/**
 * Returns the air navigation charge of one flight in whole US dollars, by Eurocontrol's formula: distance in
 * km ÷ 100 × √(tonnes ÷ 50) × unit rate. Long distances count in part, and approach control at the
 * destination is added.
 */
export function navigationCharge(mtowKg: number, km: number): number {
  const weight = tonnes(mtowKg) / 50;
  const charged = Math.min(km, FAR_KM) - TERMINAL_KM + FAR_SHARE * Math.max(0, km - FAR_KM);
  const enRoute = (Math.max(0, charged) / 100) * Math.sqrt(weight) * UNIT_RATE;
  return Math.round(enRoute + TERMINAL_RATE * weight ** 0.7);
}

/** Returns the parking charge in whole US dollars for the minutes between two flights. */
export const parkingCharge = (mtowKg: number, groundMinutes: number): number =>
  Math.round((tonnes(mtowKg) * PARKING_A_TONNE_HOUR * Math.max(0, groundMinutes - FREE_PARKING_MIN)) / HOUR);
