import type { AirportType } from '../airport/airport.ts';
import type { PassengerGroup } from '../demand/groups.ts';
import type { Strength, Temperament } from '../world/temperament.ts';
import type { OfferedAircraft } from './candidate.ts';

/** One end of a pair, as public. */
export interface RivalAirport {
  id: string;
  type: AirportType;
  lon: number;
  runways: number;
  longest_runway_m: number;
}

/** One of the best destinations from the hub. */
export interface RivalProspect {
  airport: RivalAirport;
  km: number;
  /** Passengers per year, both ways together. */
  yearly: Readonly<Record<PassengerGroup, number>>;
  /** Seats per day and direction of all airlines, its own included. */
  seatsADay: number;
}

/** A route of the rival. */
export interface RivalRoute {
  id: string;
  /** Airport id of the end that is not the hub. */
  to: string;
  /** World minute. */
  opened: number;
  /** Fares minus flight costs of the last ten weeks, whole US dollars. */
  contribution: number;
}

/** An aircraft of the rival. */
export interface RivalAircraft {
  id: string;
  /** Key of the model. */
  model: string;
  revision: number;
  /** Whole US dollars per week. */
  leaseRate: number;
  /** Id of its route, or empty if it has no flights. */
  route: string;
  /** Whether it is delivered and at the hub, so that it can be planned or returned. */
  isAvailable: boolean;
  /** Whether it is elsewhere on the ground without flights that could take it home. */
  isStranded: boolean;
}

/** An aircraft that lessors offer, with what signing costs in whole US dollars. */
export interface RivalOffer extends OfferedAircraft {
  dueNow: number;
}

/** Everything that a rival knows when it decides. A player in its place could see the same. */
export interface RivalView {
  temperament: Temperament;
  strength: Strength;
  hub: RivalAirport;
  /** World minute. */
  now: number;
  /** Whole US dollars. */
  cash: number;
  routes: readonly RivalRoute[];
  fleet: readonly RivalAircraft[];
  prospects: readonly RivalProspect[];
  /** Models of its temperament that lessors have in stock. */
  offers: readonly RivalOffer[];
  /** Terms of the models that it flies, by key. */
  flown: ReadonlyMap<string, OfferedAircraft>;
  /** US dollars per tonne. */
  fuelPrice: number;
  /** Its overhead as a share of revenue. */
  overheadShare: number;
  /** Whether it reviews its routes and looks for growth in this week: once in four weeks. */
  isReview: boolean;
}
