import type { PassengerGroup } from '../groups.ts';
import type { DayMarket, Itinerary } from './itinerary.ts';
import { roundedPower } from './rounded-power.ts';
import { OUTSIDE, TASTES } from './tastes.ts';

const CLASSES = 3;
/** Maximum number of rounds in which spilled passengers choose among the remaining seats. */
const ROUNDS = 3;
/** Minimum passengers, over all itineraries, for another round. */
const FEW = 0.5;
/** Weights below this are rounding errors. */
const GONE = 1e-9;

/** Share of the frequency effect attributed to the market's departures, of which an airline has only some. */
const ONE_AIRLINE = 0.7;

/**
 * Returns the value of the outside option. It rises with usual departures because the frequency of one
 * airline then matters less.
 */
export const outsideOf = (group: PassengerGroup, departures: number): number =>
  OUTSIDE[group] * roundedPower(departures, ONE_AIRLINE * TASTES[group].frequency);

/**
 * Returns the total value of itineraries to a group, in units of the best one's weight. The usual number of
 * equal itineraries is worth one of them. Few itineraries are worth roughly in proportion, because most
 * people want to travel at another time or with another airline. Infinitely many are worth `1 + plenty`.
 * @param sum of the weights
 * @param like number of itineraries like the best one with the same sum
 * @param usual number of departures
 */
export const worthOf = (group: PassengerGroup, sum: number, like: number, usual: number): number =>
  (sum * (1 + TASTES[group].plenty)) / (like + TASTES[group].plenty * usual);

/**
 * One figure per cell. A cell is one class of an itinerary. Typed arrays are allocated at their full length
 * because each `push` and each `fill` of an ordinary array costs goja as much as ten additions. Loops read
 * the length once because it is a getter.
 */
export type Cells = Float64Array;

/** Passengers by group, fractional. */
export interface Seated {
  /** Passengers with a seat, by cell. */
  seated: Cells[];
  /** Initial demand per unit of weight, ignoring seats. */
  wished: number[];
}

/** Flights that each itinerary combines; null if each is one flight. */
export type Times = ArrayLike<number> | null;

/** Returns the flights that itineraries combine. */
export function timesOf(itineraries: readonly Itinerary[]): Times {
  const count = itineraries.length;
  let times: Float64Array | null = null;
  for (let index = 0; index < count; index++) {
    const { flights } = itineraries[index] as Itinerary;
    if (flights === undefined) continue;
    times ??= new Float64Array(count).fill(1);
    times[index] = flights;
  }
  return times;
}

/**
 * Returns the number of flights like the best one with the same sum of weights; 0 without itineraries.
 */
function effectiveItineraries(itineraries: ArrayLike<number>, times: Times): number {
  const count = itineraries.length;
  let sum = 0;
  let best = GONE;
  for (let index = 0; index < count; index++) {
    const weight = itineraries[index] as number;
    sum += weight;
    const each = times === null ? weight : weight / (times[index] as number);
    if (each > best) best = each;
  }
  return sum / best;
}

/**
 * Returns the number of a group's people per unit of weight. Shares among the itineraries follow a logit
 * model. The share of people who fly depends on the total value of the itineraries.
 * @param itineraries weights of the itineraries, summed over all classes with seats
 * @param outside value of the outside option
 * @param usual departures that people expect
 * @param times flights that each itinerary combines
 */
export function eachWeight(
  group: PassengerGroup,
  people: number,
  itineraries: ArrayLike<number>,
  outside: number,
  usual: number,
  times: Times,
): number {
  const count = itineraries.length;
  let sum = 0;
  let best = 0;
  for (let index = 0; index < count; index++) {
    const weight = itineraries[index] as number;
    sum += weight;
    const each = times === null ? weight : weight / (times[index] as number);
    if (each > best) best = each;
  }
  if (best <= GONE || people <= 0) return 0;
  const value = worthOf(group, sum, sum / best, usual);
  return (people * value) / (value + outside) / sum;
}

/** Returns the weights of the itineraries to a group: the sums over their cells. */
export function itineraryWeights(cells: Cells): Float64Array {
  const count = cells.length;
  const itineraries = new Float64Array(count / CLASSES);
  for (let itinerary = 0, cell = 0; cell < count; itinerary++, cell += CLASSES)
    itineraries[itinerary] =
      (cells[cell] as number) + (cells[cell + 1] as number) + (cells[cell + 2] as number);
  return itineraries;
}

/**
 * Assigns seats to the groups. In each round, passengers without a seat choose again. If demand exceeds the
 * seats, they are shared in proportion. People who chose the outside option do not choose again. The groups
 * are written out because loops and destructuring are slow in goja.
 * @param people leisure, business, premium, as in the other lists by group
 * @param weights by group, then by cell: weight of a seat in the choice; 0 if there is none
 * @param times flights that each itinerary combines
 */
export function seatPassengers(
  { departures }: Pick<DayMarket, 'departures'>,
  people: readonly number[],
  seats: Cells,
  weights: readonly Cells[],
  times: Times = null,
): Seated {
  const count = seats.length;
  const leisure = weights[0] as Cells;
  const business = weights[1] as Cells;
  const premium = weights[2] as Cells;
  const toLeisure = itineraryWeights(leisure);
  const toBusiness = itineraryWeights(business);
  const toPremium = itineraryWeights(premium);
  const seatedL = new Float64Array(count);
  const seatedB = new Float64Array(count);
  const seatedP = new Float64Array(count);
  const outsideL = outsideOf('leisure', departures);
  const outsideB = outsideOf('business', departures);
  const outsideP = outsideOf('premium', departures);
  let leftL = people[0] as number;
  let leftB = people[1] as number;
  let leftP = people[2] as number;
  let usualL = departures;
  let usualB = departures;
  let usualP = departures;
  /** Remaining seats by cell; 0 if a cell is or has been full. */
  const free = seats.slice();
  let wished: number[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const eachL = eachWeight('leisure', leftL, toLeisure, outsideL, usualL, times);
    const eachB = eachWeight('business', leftB, toBusiness, outsideB, usualB, times);
    const eachP = eachWeight('premium', leftP, toPremium, outsideP, usualP, times);
    if (round === 0) wished = [eachL, eachB, eachP];
    leftL = 0;
    leftB = 0;
    leftP = 0;
    for (let cell = 0; cell < count; cell++) {
      const there = free[cell] as number;
      if (there === 0) continue;
      const weightL = leisure[cell] as number;
      const weightB = business[cell] as number;
      const weightP = premium[cell] as number;
      const wishL = weightL * eachL;
      const wishB = weightB * eachB;
      const wishP = weightP * eachP;
      const wanted = wishL + wishB + wishP;
      if (wanted < there) {
        free[cell] = there - wanted;
        seatedL[cell] = (seatedL[cell] as number) + wishL;
        seatedB[cell] = (seatedB[cell] as number) + wishB;
        seatedP[cell] = (seatedP[cell] as number) + wishP;
        continue;
      }
      const share = there / wanted;
      free[cell] = 0;
      seatedL[cell] = (seatedL[cell] as number) + wishL * share;
      seatedB[cell] = (seatedB[cell] as number) + wishB * share;
      seatedP[cell] = (seatedP[cell] as number) + wishP * share;
      leftL += wishL * (1 - share);
      leftB += wishB * (1 - share);
      leftP += wishP * (1 - share);
      const itinerary = Math.floor(cell / CLASSES);
      toLeisure[itinerary] = (toLeisure[itinerary] as number) - weightL;
      toBusiness[itinerary] = (toBusiness[itinerary] as number) - weightB;
      toPremium[itinerary] = (toPremium[itinerary] as number) - weightP;
    }
    if (leftL + leftB + leftP < FEW) break;
    if (round > 0) continue;
    // Passengers without a seat know the itineraries and expect no more than those.
    usualL = Math.min(departures, effectiveItineraries(itineraryWeights(leisure), times));
    usualB = Math.min(departures, effectiveItineraries(itineraryWeights(business), times));
    usualP = Math.min(departures, effectiveItineraries(itineraryWeights(premium), times));
  }
  return { seated: [seatedL, seatedB, seatedP], wished };
}
