import type { PerClass } from '../cabin.ts';
import type { PassengerGroup } from '../demand/groups.ts';

/** One way to travel on a day from an origin to a destination: a departure, or a connection over an airline's own airport. */
export interface Offer {
  /** Id of the leg, or of both legs joined by '+'. */
  id: string;
  /** Id of the airline. */
  airline: string;
  /** Minute of the day at the origin, local time, 0–1439. */
  departs: number;
  /** From gate to gate, the stop included. */
  minutes: number;
  stops: 0 | 1;
  /** Whole US dollars, one way. */
  fares: PerClass;
  /** Seats left. */
  seats: PerClass;
  /** 0–1, see comfortOf. */
  comfort: number;
  /** 0–1, share of flights on time. */
  punctuality: number;
  /** 0–1 */
  reputation: number;
}

/** Those who would travel on a day in one direction, if it suited them. */
export interface DayMarket {
  /** Great-circle distance. */
  km: number;
  demand: Record<PassengerGroup, number>;
  /** Departures that a market of this size usually has a day: what people expect to choose from. See `usualDepartures`. */
  departures: number;
  /** 0 to below 1, drawn for the day: what is added to a group's passengers before parts of one are cut off; 0.5 rounds. */
  rounding?: number;
}
