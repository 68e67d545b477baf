import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import { expectDay } from '../choice/book-day.ts';
import { meanMarket, type PairMarket } from '../choice/day-market.ts';
import type { DayMarket, Itinerary } from '../choice/itinerary.ts';
import { incumbentDay } from './departures.ts';
import { AS_SEEDED, FEWEST_FLIGHTS, incumbentsOn, type ServedPair } from './incumbents.ts';

/**
 * Part of a fare that covers costs. The rest is a markup, which in a logit market grows with 1 / (1 − share)
 * (Anderson, de Palma & Thisse, Discrete Choice Theory of Product Differentiation, 1992).
 */
const COST_PART = 0.5;
/** Largest change of fares in a week and of flights in a quarter of a year. */
export const FARE_STEP = 0.05;
export const FLIGHT_STEP = 0.1;
/** Lowest and highest fares, and most flights, relative to those of the seed. */
export const LOWEST_FARES = 0.8;
export const HIGHEST_FARES = 1.2;
export const MOST_FLIGHTS = 1.3;
/** Weeks for which demand that nobody serves must fill their flights before they come back. */
export const RETURN_WEEKS = 26;
const THOUSAND = 1000;

/** How incumbents fly a pair now. */
export interface IncumbentState extends ServedPair {
  /** Weeks since they left in which their flights would have been full. */
  idle: number;
}

/** A pair with the departures of an average day in one direction. */
interface AnsweredPair {
  market: PairMarket;
  /** The other airlines' departures. */
  others: readonly Itinerary[];
  /** The world's setting in percent. */
  traffic: number;
}

/** Result of an average day. */
interface AverageDay {
  /** Share of all who might fly that each of the incumbents carries. */
  share: number;
  /** People who want a seat, per seat. Above the load factor where flights are full. */
  wanted: number;
}

function averageDay(market: DayMarket, incumbents: Incumbents, others: readonly Itinerary[]): AverageDay {
  const own = incumbentDay(incumbents);
  const booking = expectDay(market, [own, ...others]).bookings.find(({ id }) => id === own.id);
  const { leisure, business, premium } = market.demand;
  const people = booking ? sumOfClasses(booking.byClass) : 0;
  const spilled = booking ? booking.spilled.leisure + booking.spilled.business + booking.spilled.premium : 0;
  return {
    share: people / Math.max(1, leisure + business + premium) / incumbents.airlines,
    wanted: (people + spilled) / Math.max(1, sumOfClasses(own.seats)),
  };
}

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** An average season. */
const ALL_YEAR = { leisure: 1, business: 1, premium: 1 };
const WEDNESDAY = 2;

/**
 * Returns how incumbents fly a pair after their weekly review: fares move half a step towards the markup that their
 * share allows, and once in 13 weeks flights move towards the load factor that they have alone. Without other
 * airlines, they return to what the seed gives.
 * @param isQuarter whether they review their flights as well
 */
export function answer(
  state: IncumbentState,
  { market, others, traffic }: AnsweredPair,
  isQuarter: boolean,
): IncumbentState {
  const { km, yearly } = market;
  const offer = (served: ServedPair) => incumbentsOn({ km, yearly, served }, traffic);
  const seeded = offer({ ...state, ...AS_SEEDED });
  if (!seeded || seeded.stops > 0) return { ...state, ...AS_SEEDED, idle: 0 };
  const day = meanMarket(market, ALL_YEAR, WEDNESDAY);
  const alone = averageDay(day, seeded, []);
  const fewest = Math.ceil((THOUSAND * FEWEST_FLIGHTS) / seeded.flights);
  if (state.flights === 0) {
    const back = { ...state, fares: THOUSAND, flights: fewest };
    const isWanted = averageDay(day, offer(back) ?? seeded, others).wanted >= alone.wanted;
    const idle = isWanted ? state.idle + 1 : 0;
    return idle < RETURN_WEEKS ? { ...state, idle } : { ...back, idle: 0 };
  }
  const now = averageDay(day, offer(state) ?? seeded, others);
  const target = THOUSAND * (COST_PART + ((1 - COST_PART) * (1 - alone.share)) / (1 - now.share));
  const half = (target - state.fares) / 2;
  const step = within(half, -FARE_STEP * state.fares, FARE_STEP * state.fares);
  const fares = within(Math.round(state.fares + step), LOWEST_FARES * THOUSAND, HIGHEST_FARES * THOUSAND);
  if (!isQuarter) return { ...state, fares };
  const wished = within(now.wanted / alone.wanted, 1 - FLIGHT_STEP, 1 + FLIGHT_STEP);
  const flights = Math.min(MOST_FLIGHTS * THOUSAND, Math.round(state.flights * wished));
  return { ...state, fares, flights: flights < fewest ? 0 : flights };
}
