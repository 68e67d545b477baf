import { HOUR } from '../time.ts';

/** Taxi, climb and approach, in minutes a flight beyond distance ÷ cruise. */
const GROUND_AND_CLIMB = 30;

/** Hours in the air over a great-circle distance in km at a cruise in km/h. */
export const airHours = (km: number, cruiseKmh: number): number => km / cruiseKmh;

/** Gate to gate, in whole minutes: distance in km ÷ cruise in km/h, and half an hour. */
export const blockMinutes = (km: number, cruiseKmh: number): number =>
  Math.round(airHours(km, cruiseKmh) * HOUR) + GROUND_AND_CLIMB;
