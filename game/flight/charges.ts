import type { AirportType } from '../airport.ts';
import { HOUR } from '../time.ts';

/** Landing charge in dollars a tonne of maximum take-off weight; medians of published tariffs lie at 8–15. */
const LANDING_A_TONNE: Readonly<Record<AirportType, number>> = { large_airport: 12, medium_airport: 8 };
/** Dollars a service unit: near the mean of Eurocontrol's unit rates, less what oceans and other regions charge. */
const UNIT_RATE = 62;
/** Oceans, and most of the world, charge about half: so much counts what is beyond these kilometres. */
const FAR_KM = 2000;
const FAR_SHARE = 0.5;
/** Kilometres that Eurocontrol takes off for take-off and landing, 20 each. */
const TERMINAL_KM = 40;
/** Approach control: dollars for an aircraft of 50 tonnes, growing with weight to the power of 0.7 as in Europe. */
const TERMINAL_RATE = 150;
/** Parking in dollars a tonne and hour, free for the first two hours. */
const PARKING_A_TONNE_HOUR = 0.3;
const FREE_PARKING_MIN = 120;

const tonnes = (mtowKg: number) => mtowKg / 1000;

/** Landing charge at the destination in whole US dollars. */
export const landingCharge = (mtowKg: number, destination: AirportType): number =>
  Math.round(tonnes(mtowKg) * LANDING_A_TONNE[destination]);

/**
 * Air navigation of one flight in whole US dollars, by Eurocontrol's formula: distance in km ÷ 100 × √(tonnes ÷ 50) × unit
 * rate, half of it far from home, and approach control at the destination.
 */
export function navigationCharge(mtowKg: number, km: number): number {
  const weight = tonnes(mtowKg) / 50;
  const charged = Math.min(km, FAR_KM) - TERMINAL_KM + FAR_SHARE * Math.max(0, km - FAR_KM);
  const enRoute = (Math.max(0, charged) / 100) * Math.sqrt(weight) * UNIT_RATE;
  return Math.round(enRoute + TERMINAL_RATE * weight ** 0.7);
}

/** Parking in whole US dollars for the minutes between two flights. */
export const parkingCharge = (mtowKg: number, groundMinutes: number): number =>
  Math.round((tonnes(mtowKg) * PARKING_A_TONNE_HOUR * Math.max(0, groundMinutes - FREE_PARKING_MIN)) / HOUR);
