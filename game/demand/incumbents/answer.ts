import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import { expectDay } from '../choice/book-day.ts';
import { meanMarket, type PairMarket } from '../choice/day-market.ts';
import type { DayMarket, Itinerary } from '../choice/itinerary.ts';
import { incumbentDay } from './departures.ts';
import { AS_SEEDED, FEWEST_FLIGHTS, incumbentsOn, type ServedPair, typicalSeats } from './incumbents.ts';

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
/** The same for the first flights on a pair that others fly, and how many weeks before those hear of it. */
export const FOLLOW_WEEKS = 13;
export const HEARD_WEEKS = 4;
const THOUSAND = 1000;
/** First flights on such a pair, in thousandths of those that its trips fill. */
const FIRST_FLIGHTS = 500;

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

/** Returns what incumbents of a state offer on a pair. */
const offerOn =
  ({ market: { km, yearly }, traffic }: AnsweredPair) =>
  (served: ServedPair): Incumbents | null =>
    incumbentsOn({ km, yearly, served }, traffic);

/** Returns the fewest flights that they keep up, in thousandths of the usual ones. */
const fewestOf = (usual: Incumbents): number => Math.ceil((THOUSAND * FEWEST_FLIGHTS) / usual.flights);

/** Returns an average day of the pair's market. */
const averageMarket = ({ market }: AnsweredPair): DayMarket => meanMarket(market, ALL_YEAR, WEDNESDAY);

/**
 * Returns incumbents that do not fly a pair after another week. They begin once as many people would have wanted their
 * seats for long enough as if nobody else flew there.
 * @param usual what they offer if they fly as the seed gives it
 * @param begun how they would fly at first
 */
function wait(
  state: IncumbentState,
  pair: AnsweredPair,
  usual: Incumbents,
  weeks: number,
  begun: IncumbentState,
): IncumbentState {
  const day = averageMarket(pair);
  const first = offerOn(pair)(begun) ?? usual;
  const isWanted = averageDay(day, first, pair.others).wanted >= averageDay(day, usual, []).wanted;
  const idle = isWanted ? state.idle + 1 : 0;
  return idle < weeks ? { ...state, idle } : { ...begun, idle: 0 };
}

/** Incumbents of a pair that they have never flown. */
export const notYet = (km: number, idle: number): IncumbentState => ({
  airlines: 1,
  seats: typicalSeats(km),
  fares: THOUSAND,
  flights: 0,
  idle,
});

/**
 * Returns the incumbents of a pair that only others fly, after another week: they follow once there has been room for them
 * for a quarter of a year. Null if the pair's trips are too few for them.
 * @param idle weeks for which there has been room
 */
export function follow(idle: number, pair: AnsweredPair): IncumbentState | null {
  const state = notYet(pair.market.km, idle);
  const usual = offerOn(pair)({ ...state, ...AS_SEEDED });
  if (!usual || usual.stops > 0) return null;
  const flights = Math.max(fewestOf(usual), FIRST_FLIGHTS);
  return wait(state, pair, usual, FOLLOW_WEEKS, { ...state, flights });
}

/**
 * Returns how incumbents fly a pair after their weekly review: fares move half a step towards the markup that their
 * share allows, and once in 13 weeks flights move towards the load factor that they have alone. Without other
 * airlines, they return to what the seed gives.
 * @param isQuarter whether they review their flights as well
 */
export function answer(state: IncumbentState, pair: AnsweredPair, isQuarter: boolean): IncumbentState {
  const offer = offerOn(pair);
  const seeded = offer({ ...state, ...AS_SEEDED });
  if (!seeded || seeded.stops > 0) return { ...state, ...AS_SEEDED, idle: 0 };
  const fewest = fewestOf(seeded);
  if (state.flights === 0)
    return wait(state, pair, seeded, RETURN_WEEKS, { ...state, fares: THOUSAND, flights: fewest });
  const day = averageMarket(pair);
  const alone = averageDay(day, seeded, []);
  const now = averageDay(day, offer(state) ?? seeded, pair.others);
  const target = THOUSAND * (COST_PART + ((1 - COST_PART) * (1 - alone.share)) / (1 - now.share));
  const half = (target - state.fares) / 2;
  const step = within(half, -FARE_STEP * state.fares, FARE_STEP * state.fares);
  const fares = within(Math.round(state.fares + step), LOWEST_FARES * THOUSAND, HIGHEST_FARES * THOUSAND);
  if (!isQuarter) return { ...state, fares };
  const wished = within(now.wanted / alone.wanted, 1 - FLIGHT_STEP, 1 + FLIGHT_STEP);
  const flights = Math.min(MOST_FLIGHTS * THOUSAND, Math.round(state.flights * wished));
  return { ...state, fares, flights: flights < fewest ? 0 : flights };
}
