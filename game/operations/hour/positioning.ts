import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { perClass } from '#game/fleet/aircraft/cabin.ts';
import { canFly, type FlightViolation } from '#game/network/route/check.ts';
import type { AirportType } from '#game/world/airport/airport.ts';
import { distanceKm, type Point } from '#game/world/airport/geo.ts';
import { blockMinutes } from '../flight/block-time.ts';
import { flightCosts, totalOfCosts } from '../flight/costs.ts';
import { LONGEST_WAIT } from './takes-off.ts';

/** Buffer in minutes between the arrival of an aircraft and its turnaround. */
const RESERVE = 30;
/** Minimum number of flights saved by a positioning flight after an interruption of the week. */
const WORTH_IT = 2;

/** A departure of the aircraft's week on its date. Times are world minutes. */
export interface ComingLeg {
  /** Airport id. */
  origin: string;
  departs: number;
}

/** Airport fields that positioning flights need. */
export interface PositioningAirport extends Point {
  /** Metres; 0 = unknown. */
  longest_runway_m: number;
}

/** A flight without passengers to the origin of the aircraft's next leg. Times are world minutes. */
export interface Positioning {
  /** Index, in the list of coming legs, of the one to fly next. Legs before it are cancelled. */
  leg: number;
  /** Airport id. */
  destination: string;
  departs: number;
  block: number;
}

interface PositioningQuestion {
  /** Its airport or destination, and the world minute from which it may depart. */
  aircraft: { place: string; ready: number };
  now: number;
  /** Its legs of the coming week, each once, in order of departure. */
  legs: readonly ComingLeg[];
  /** Minutes. */
  turnaround: number;
  /** Returns the block time to an airport in minutes, by id; null if it is out of range. */
  blockTo: (airport: string) => number | null;
  /** Maximum delay of the next leg in minutes; defaults to the usual maximum wait. */
  maxLate?: number;
  /** Whether it is out of position because its inbound leg was cancelled. Its week itself is valid. */
  interrupted: boolean;
}

/** Returns why an aircraft cannot fly without passengers between two airports, or null if it can. */
export const positioningViolation = (
  model: AircraftModel,
  from: PositioningAirport,
  to: PositioningAirport,
): FlightViolation | null =>
  canFly(model, 0, distanceKm(from, to), from.longest_runway_m, to.longest_runway_m);

/** Returns the block time of a positioning flight in minutes; null if it is impossible. */
export function positioningBlock(
  model: AircraftModel,
  from: PositioningAirport,
  to: PositioningAirport,
): number | null {
  return positioningViolation(model, from, to) ? null : blockMinutes(distanceKm(from, to), model.cruise_kmh);
}

/** Returns the cost of a positioning flight, in whole US dollars. @param fuelPrice US dollars per tonne */
export function positioningCost(
  aircraft: { model: AircraftModel; seats: number; condition: number; age: number },
  from: PositioningAirport,
  to: PositioningAirport & { type: AirportType },
  fuelPrice: number,
): number {
  const { model, seats, condition, age } = aircraft;
  const passengers = perClass(() => 0);
  const flight = { model, seats, condition, age, fuelPrice, passengers, km: distanceKm(from, to) };
  return totalOfCosts(flightCosts({ ...flight, destination: to.type, groundMinutes: 0 }));
}

/**
 * Returns the positioning flight that an aircraft needs because its next leg departs from another airport. It
 * flies to that leg, even if that makes the leg late, otherwise to the first later leg that it can reach in
 * time. It departs as late as possible with a small buffer. An aircraft whose own leg was cancelled waits if
 * that costs hardly more flights, because its week returns to its airport.
 * @returns null if none is needed or possible
 */
export function positioningOf(question: PositioningQuestion): Positioning | null {
  const { aircraft, now, legs, turnaround, blockTo, maxLate = LONGEST_WAIT, interrupted } = question;
  const from = Math.max(aircraft.ready, now);
  const comesBy = legs.findIndex(
    ({ origin, departs }) => origin === aircraft.place && departs + maxLate >= from,
  );
  const max = comesBy === -1 ? legs.length : comesBy;
  for (let index = 0; index < max; index++) {
    const leg = legs[index];
    const block = leg ? blockTo(leg.origin) : null;
    if (!leg || block === null) continue;
    const late = from + block + turnaround - leg.departs;
    if (late > (index === 0 ? maxLate : 0)) continue;
    if (interrupted && max - index < WORTH_IT) return null;
    const departs = Math.max(from, leg.departs - turnaround - block - RESERVE);
    return { leg: index, destination: leg.origin, departs, block };
  }
  return null;
}
