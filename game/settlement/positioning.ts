import type { AircraftModel } from '../aircraft-model.ts';
import type { AirportType } from '../airport.ts';
import { blockMinutes } from '../flight/block-time.ts';
import { flightCosts, totalOfCosts } from '../flight/costs.ts';
import { distanceKm, type Point } from '../geo.ts';
import { canFly, type FlightFault } from '../route/check.ts';
import { LONGEST_WAIT } from './takes-off.ts';

/** Minutes that an aircraft is to be there before it is turned round, against small delays. */
const RESERVE = 30;
/** Flights to be saved for an empty flight to be worth it where the week itself was only interrupted. */
const WORTH_IT = 2;

/** A departure of the aircraft's week on its date. Times are world minutes. */
export interface ComingLeg {
  /** Id of the airport. */
  origin: string;
  departs: number;
}

/** An airport as an empty flight meets it. */
export interface FerryPort extends Point {
  /** Metres; 0 = not known. */
  longest_runway_m: number;
}

/** A flight without passengers that brings an aircraft to where its week goes on. Times are world minutes. */
export interface Positioning {
  /** Place, in the list of coming legs, of the one that it flies next; those before it fall out. */
  leg: number;
  /** Id of the airport. */
  destination: string;
  departs: number;
  block: number;
}

interface PositioningQuestion {
  /** Where it is or flies to, and from when on it may depart. */
  aircraft: { place: string; ready: number };
  now: number;
  /** Its legs of the coming week, each once, in the order of departure. */
  legs: readonly ComingLeg[];
  /** Minutes. */
  turnaround: number;
  /** Minutes from gate to gate to an airport by its id; null where it cannot get there empty. */
  blockTo: (airport: string) => number | null;
  /** Minutes that the next leg may be late for it; by default what aircraft wait for their earlier flights. */
  mostLate?: number;
  /** It stays behind because the leg that would have brought it there was cancelled: its week is sound. */
  interrupted: boolean;
}

/** What keeps an aircraft from flying empty between two airports; null: it can. */
export const ferryFault = (model: AircraftModel, from: FerryPort, to: FerryPort): FlightFault | null =>
  canFly(model, 0, distanceKm(from, to), from.longest_runway_m, to.longest_runway_m);

/** Minutes from gate to gate of an empty flight; null where it cannot be. */
export function ferryBlock(model: AircraftModel, from: FerryPort, to: FerryPort): number | null {
  return ferryFault(model, from, to) ? null : blockMinutes(distanceKm(from, to), model.cruise_kmh);
}

/** What an empty flight costs, in whole US dollars. @param fuelPrice US dollars a tonne */
export function ferryCost(
  aircraft: { model: AircraftModel; seats: number; condition: number; age: number },
  from: FerryPort,
  to: FerryPort & { type: AirportType },
  fuelPrice: number,
): number {
  const { model, seats, condition, age } = aircraft;
  const passengers = { economy: 0, business: 0, first: 0 };
  const flight = { model, seats, condition, age, fuelPrice, passengers, km: distanceKm(from, to) };
  return totalOfCosts(flightCosts({ ...flight, destination: to.type, groundMinutes: 0 }));
}

/**
 * The empty flight that an aircraft needs because its next leg departs from elsewhere: to that leg, even if it leaves late,
 * else to the first one after it that it is in time for. It leaves as late as it can with a small reserve. An aircraft whose
 * own leg was cancelled waits where it is if that costs hardly more flights: its week comes by again by itself.
 * @returns null where none is needed, or none helps
 */
export function positioningOf(question: PositioningQuestion): Positioning | null {
  const { aircraft, now, legs, turnaround, blockTo, mostLate = LONGEST_WAIT, interrupted } = question;
  const from = Math.max(aircraft.ready, now);
  const comesBy = legs.findIndex(
    ({ origin, departs }) => origin === aircraft.place && departs + mostLate >= from,
  );
  const most = comesBy === -1 ? legs.length : comesBy;
  for (let at = 0; at < most; at++) {
    const leg = legs[at];
    const block = leg ? blockTo(leg.origin) : null;
    if (!leg || block === null) continue;
    const late = from + block + turnaround - leg.departs;
    if (late > (at === 0 ? mostLate : 0)) continue;
    if (interrupted && most - at < WORTH_IT) return null;
    const departs = Math.max(from, leg.departs - turnaround - block - RESERVE);
    return { leg: at, destination: leg.origin, departs, block };
  }
  return null;
}
