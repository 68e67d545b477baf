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

/** Passengers by group and cell; a cell is a class of an offer. */
export interface Seated {
  /** With a seat; fractions. */
  seated: number[][];
  /** What each group wished for first, seats aside; fractions. */
  wished: number[][];
}

/** How many offers like the best one would make the sum of all weights; 0 where there is none. */
function likeOffers(offers: readonly number[]): number {
  let sum = 0;
  let best = GONE;
  for (let at = 0; at < offers.length; at++) {
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
  offers: readonly number[],
  outside: number,
  usual: number,
): number {
  let sum = 0;
  let best = 0;
  for (let at = 0; at < offers.length; at++) {
    const weight = offers[at] as number;
    sum += weight;
    if (weight > best) best = weight;
  }
  if (best <= GONE || people <= 0) return 0;
  const value = worthOf(group, sum, sum / best, usual);
  return (people * value) / (value + outside) / sum;
}

/** Weights of the offers to a group: those of their cells together. */
export function offerWeights(cells: readonly number[]): number[] {
  const offers: number[] = [];
  for (let at = 0; at < cells.length; at += CLASSES)
    offers.push((cells[at] as number) + (cells[at + 1] as number) + (cells[at + 2] as number));
  return offers;
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

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
  seats: readonly number[],
  weights: readonly (readonly number[])[],
): Seated {
  const count = seats.length;
  const leisure = weights[0] as number[];
  const business = weights[1] as number[];
  const premium = weights[2] as number[];
  const toLeisure = offerWeights(leisure);
  const toBusiness = offerWeights(business);
  const toPremium = offerWeights(premium);
  const seatedL = zeros(count);
  const seatedB = zeros(count);
  const seatedP = zeros(count);
  const wishedL = zeros(count);
  const wishedB = zeros(count);
  const wishedP = zeros(count);
  const outsideL = outsideOf('leisure', departures);
  const outsideB = outsideOf('business', departures);
  const outsideP = outsideOf('premium', departures);
  let leftL = people[0] as number;
  let leftB = people[1] as number;
  let leftP = people[2] as number;
  let usualL = departures;
  let usualB = departures;
  let usualP = departures;
  // Whoever is turned away has seen what there is, and asks for no more than that.
  const seenL = likeOffers(toLeisure);
  const seenB = likeOffers(toBusiness);
  const seenP = likeOffers(toPremium);
  const free = seats.slice();
  let open: number[] = [];
  for (let cell = 0; cell < count; cell++) if ((free[cell] as number) > 0) open.push(cell);

  for (let round = 0; round < ROUNDS; round++) {
    const eachL = eachWeight('leisure', leftL, toLeisure, outsideL, usualL);
    const eachB = eachWeight('business', leftB, toBusiness, outsideB, usualB);
    const eachP = eachWeight('premium', leftP, toPremium, outsideP, usualP);
    leftL = 0;
    leftB = 0;
    leftP = 0;
    const still: number[] = [];
    for (let at = 0; at < open.length; at++) {
      const cell = open[at] as number;
      const wishL = (leisure[cell] as number) * eachL;
      const wishB = (business[cell] as number) * eachB;
      const wishP = (premium[cell] as number) * eachP;
      const wanted = wishL + wishB + wishP;
      const there = free[cell] as number;
      if (round === 0) {
        wishedL[cell] = wishL;
        wishedB[cell] = wishB;
        wishedP[cell] = wishP;
      }
      let share = 1;
      if (wanted < there) {
        free[cell] = there - wanted;
        still.push(cell);
      } else {
        share = there / wanted;
        leftL += wishL * (1 - share);
        leftB += wishB * (1 - share);
        leftP += wishP * (1 - share);
        const offer = Math.floor(cell / CLASSES);
        toLeisure[offer] = (toLeisure[offer] as number) - (leisure[cell] as number);
        toBusiness[offer] = (toBusiness[offer] as number) - (business[cell] as number);
        toPremium[offer] = (toPremium[offer] as number) - (premium[cell] as number);
      }
      seatedL[cell] = (seatedL[cell] as number) + wishL * share;
      seatedB[cell] = (seatedB[cell] as number) + wishB * share;
      seatedP[cell] = (seatedP[cell] as number) + wishP * share;
    }
    if (leftL + leftB + leftP < FEW) break;
    open = still;
    usualL = Math.min(departures, seenL);
    usualB = Math.min(departures, seenB);
    usualP = Math.min(departures, seenP);
  }
  return { seated: [seatedL, seatedB, seatedP], wished: [wishedL, wishedB, wishedP] };
}
