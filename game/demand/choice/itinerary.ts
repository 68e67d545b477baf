import type { ClassList, PerClass } from '#game/fleet/aircraft/cabin.ts';
import type { PassengerGroup } from '../groups.ts';

/** Id of the incumbents among the airlines of a market. No airline has it. */
export const INCUMBENTS = 'incumbents';

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
  /** Seats of the aircraft in all classes, free or not: the mean of the flights that it combines. 0 with a stop. */
  size: number;
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

/** Returns an itinerary with the seats that are left for others, of which passengers from another flight hold some. */
export const withHeld = (itinerary: Itinerary, held: Readonly<ClassList>): Itinerary => {
  const { economy, business, first } = itinerary.seats;
  return {
    ...itinerary,
    seats: { economy: economy - held[0], business: business - held[1], first: first - held[2] },
  };
};

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
