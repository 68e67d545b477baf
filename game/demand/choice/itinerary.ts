import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import type { PassengerGroup } from '../groups.ts';

/**
 * One itinerary on a day from an origin to a destination: a direct flight, or a connection at an airline's
 * hub.
 */
export interface Itinerary {
  /** Leg id, or both leg ids joined by '+'. */
  id: string;
  /** Airline id. */
  airline: string;
  /** Local minute of the day at the origin, 0–1439. */
  departs: number;
  /** Travel time including the stop, in minutes. */
  minutes: number;
  stops: 0 | 1;
  /** Whole US dollars, one way. */
  fares: PerClass;
  /** Remaining seats. */
  seats: PerClass;
  /** 0–1, see comfortOf. */
  comfort: number;
  /** 0–1, share of flights on time. */
  punctuality: number;
  /** 0–1 */
  reputation: number;
  /** Number of equal flights that it combines, and of their airlines. One flight if missing. Its seats are those of all. */
  flights?: number;
  airlines?: number;
}

/** Potential passengers on a day in one direction. */
export interface DayMarket {
  /** Great-circle distance. */
  km: number;
  demand: Record<PassengerGroup, number>;
  /** Usual departures per day of a market of this size, which people expect. See `usualDepartures`. */
  departures: number;
  /**
   * 0 to below 1, drawn for the day. Added to a group's passengers before fractions are cut off. 0.5 rounds.
   */
  rounding?: number;
}
