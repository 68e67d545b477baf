import { HOUR } from '#game/world/time.ts';

/** Taxi, climb and approach, in minutes per flight in addition to distance ÷ cruise speed. */
const GROUND_AND_CLIMB = 30;

/** Returns the hours in the air over a great-circle distance in km at a cruise speed in km/h. */
export const airHours = (km: number, cruiseKmh: number): number => km / cruiseKmh;

/** Returns the block time in whole minutes: distance in km ÷ cruise speed in km/h, plus half an hour. */
export const blockMinutes = (km: number, cruiseKmh: number): number =>
  Math.round(airHours(km, cruiseKmh) * HOUR) + GROUND_AND_CLIMB;
