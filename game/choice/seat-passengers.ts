import type { PassengerGroup } from '../demand/groups.ts';
import type { DayMarket } from './offer.ts';
import { OUTSIDE, TASTES } from './tastes.ts';

const CLASSES = 3;
/** Rounds in which those turned away choose again among the seats left. */
const ROUNDS = 3;
/** Fewer than this, on all offers together, do not make another round worth it. */
const FEW = 0.5;
/** A weight below this is what rounding left of one that is gone. */
const GONE = 1e-9;

/** Engines round powers differently in the last place; to a billionth they agree. */
const power = (base: number, exponent: number) => Math.round(base ** exponent * 1e9) / 1e9;

/** How much of what frequency adds to each departure goes with the departures of the market, of which an airline has part. */
const ONE_AIRLINE = 0.7;

/** What all else that one can do is worth: where more departures are usual, an airline with many is less of a reason to go. */
export const outsideOf = (group: PassengerGroup, departures: number): number =>
  OUTSIDE[group] * power(departures, ONE_AIRLINE * TASTES[group].frequency);

/**
 * What offers are worth together to a group, in units of the best one's weight. As many like offers as are usual are worth
 * one of them, few of them about their part of that, since most people want to go at another time or with somebody else;
 * endless ones are worth `1 + plenty` of them.
 * @param sum of the weights
 * @param like how many offers like the best one make that sum
 * @param usual number of departures
 */
export const worthOf = (group: PassengerGroup, sum: number, like: number, usual: number): number =>
  (sum * (1 + TASTES[group].plenty)) / (like + TASTES[group].plenty * usual);

/**
 * One figure for each cell; a cell is a class of an offer. Typed arrays are made at their full length: in goja, each `push`
 * and each `fill` of an ordinary one costs as much as ten sums. Loops read the length once, because goja calls a getter for it.
 */
export type Cells = Float64Array;

/** Passengers by group; fractions. */
export interface Seated {
  /** With a seat, by cell. */
  seated: Cells[];
  /** Who wished for each unit of weight first, seats aside. */
  wished: number[];
}

/** How many offers like the best one would make the sum of all weights; 0 where there is none. */
function likeOffers(offers: ArrayLike<number>): number {
  const count = offers.length;
  let sum = 0;
  let best = GONE;
  for (let at = 0; at < count; at++) {
    const weight = offers[at] as number;
    sum += weight;
    if (weight > best) best = weight;
  }
  return sum / best;
}

/**
 * How many of a group's people choose each unit of weight. Shares among the offers are those of a logit; whether one flies at
 * all hangs on what the offers are worth together.
 * @param offers weights of the offers, all classes that have seats together
 * @param outside what all else that one can do is worth
 * @param usual departures that people expect
 */
export function eachWeight(
  group: PassengerGroup,
  people: number,
  offers: ArrayLike<number>,
  outside: number,
  usual: number,
): number {
  const count = offers.length;
  let sum = 0;
  let best = 0;
  for (let at = 0; at < count; at++) {
    const weight = offers[at] as number;
    sum += weight;
    if (weight > best) best = weight;
  }
  if (best <= GONE || people <= 0) return 0;
  const value = worthOf(group, sum, sum / best, usual);
  return (people * value) / (value + outside) / sum;
}

/** Weights of the offers to a group: those of their cells together. */
export function offerWeights(cells: Cells): Float64Array {
  const count = cells.length;
  const offers = new Float64Array(count / CLASSES);
  for (let offer = 0, cell = 0; cell < count; offer++, cell += CLASSES)
    offers[offer] = (cells[cell] as number) + (cells[cell + 1] as number) + (cells[cell + 2] as number);
  return offers;
}

/**
 * Fills seats with the groups that choose them. In each round those who found no seat choose again; seats that more want
 * than there are go to all who want them in proportion. Who chose to do something else does not choose again. The groups are
 * written out one by one, because the engine of the settlement takes its time over loops and over taking arrays apart.
 * @param people leisure, business, premium, as in the other lists by group
 * @param weights by group, then by cell: what a seat there weighs in the choice; 0 where there is none
 */
export function seatPassengers(
  { departures }: Pick<DayMarket, 'departures'>,
  people: readonly number[],
  seats: Cells,
  weights: readonly Cells[],
): Seated {
  const count = seats.length;
  const leisure = weights[0] as Cells;
  const business = weights[1] as Cells;
  const premium = weights[2] as Cells;
  const toLeisure = offerWeights(leisure);
  const toBusiness = offerWeights(business);
  const toPremium = offerWeights(premium);
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
  /** Seats left by cell; 0 where a cell is full, or has been. */
  const free = seats.slice();
  let wished: number[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const eachL = eachWeight('leisure', leftL, toLeisure, outsideL, usualL);
    const eachB = eachWeight('business', leftB, toBusiness, outsideB, usualB);
    const eachP = eachWeight('premium', leftP, toPremium, outsideP, usualP);
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
      const offer = Math.floor(cell / CLASSES);
      toLeisure[offer] = (toLeisure[offer] as number) - weightL;
      toBusiness[offer] = (toBusiness[offer] as number) - weightB;
      toPremium[offer] = (toPremium[offer] as number) - weightP;
    }
    if (leftL + leftB + leftP < FEW) break;
    if (round > 0) continue;
    // Passengers without a seat know what was on offer, and expect no more than that.
    usualL = Math.min(departures, likeOffers(offerWeights(leisure)));
    usualB = Math.min(departures, likeOffers(offerWeights(business)));
    usualP = Math.min(departures, likeOffers(offerWeights(premium)));
  }
  return { seated: [seatedL, seatedB, seatedP], wished };
}
