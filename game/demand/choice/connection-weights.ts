import type { PassengerGroup } from '../groups.ts';
import { type Times, worthOf } from './seat-passengers.ts';

/**
 * Weights of an airline's connections in one O&D market on one weekday, in the choice of leisure, business
 * and premium passengers: the sums of the weights, then the largest ones. Rivals need nothing else.
 */
export type DayWeights = [number, number, number, number, number, number];
/** By weekday, Monday first; null without connections. */
export type WeekWeights = (DayWeights | null)[];

const GROUPS = 3;
/** Stored figures are multiples of a ten-thousandth. */
const STEP = 10_000;
/** Relative change below which rivals are not affected and nothing is stored. */
const NEAR = 0.02;

/** Returns the weights of itineraries, by group. */
export const dayWeights = (itineraries: readonly Float64Array[]): DayWeights => {
  const weights: DayWeights = [0, 0, 0, 0, 0, 0];
  for (let group = 0; group < GROUPS; group++) {
    const row = itineraries[group] as Float64Array;
    let sum = 0;
    let best = 0;
    for (let itinerary = 0; itinerary < row.length; itinerary++) {
      const weight = row[itinerary] as number;
      sum += weight;
      if (weight > best) best = weight;
    }
    weights[group] = Math.round(sum * STEP) / STEP;
    weights[group + GROUPS] = Math.round(best * STEP) / STEP;
  }
  return weights;
};

/** Returns the combined weights of several airlines. */
export function together(one: DayWeights | null, other: DayWeights): DayWeights {
  if (!one) return other;
  return one.map((weight, index) =>
    index < GROUPS ? weight + (other[index] ?? 0) : Math.max(weight, other[index] ?? 0),
  ) as DayWeights;
}

/** Checks whether two weeks are nearly equal. */
export const isNear = (one: WeekWeights, other: WeekWeights): boolean =>
  one.every((day, weekday) => {
    const same = other[weekday] ?? null;
    if (!day || !same) return day === same;
    return day.every((weight, index) => Math.abs(weight - (same[index] ?? 0)) <= NEAR * weight);
  });

/** The itineraries of an O&D market in which an airline connects. */
interface Connecting {
  itineraries: ArrayLike<number>;
  own: number;
  times: Times;
  rivals: DayWeights | null;
}

/**
 * Returns the share of a group's people per unit of weight of a connection, like `eachWeight`, with rivals'
 * connections among the itineraries. Connections never attract more people than direct flights leave.
 * @param index of the group
 * @param itineraries weights of the airline's own connections, then of all direct flights
 * @param own number of connections among them
 * @param times flights that each itinerary combines
 * @param outside value of the outside option
 * @param usual departures that people expect
 */
export function shareConnecting(
  group: PassengerGroup,
  index: number,
  { itineraries, own, times, rivals }: Connecting,
  outside: number,
  usual: number,
): number {
  let sum = rivals?.[index] ?? 0;
  let best = rivals?.[index + GROUPS] ?? 0;
  let direct = 0;
  let bestDirect = 0;
  for (let itinerary = 0; itinerary < itineraries.length; itinerary++) {
    const weight = itineraries[itinerary] as number;
    const each = times === null ? weight : weight / (times[itinerary] as number);
    sum += weight;
    best = Math.max(best, each);
    if (itinerary < own) continue;
    direct += weight;
    bestDirect = Math.max(bestDirect, each);
  }
  if (best === 0 || sum === direct) return 0;
  const value = worthOf(group, sum, sum / best, usual);
  const each = value / (value + outside) / sum;
  if (bestDirect === 0) return each;
  const directValue = worthOf(group, direct, direct / bestDirect, usual);
  return Math.min(each, outside / (directValue + outside) / (sum - direct));
}
