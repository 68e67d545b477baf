import { CABIN_CLASSES, type ClassList, classList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { PASSENGER_GROUPS } from '../groups.ts';
import { seasonFactors } from '../season.ts';
import { flightsOfAirlines } from './book-day.ts';
import { type DayWeights, dayWeights, shareConnecting } from './connection-weights.ts';
import { laterBy } from './connections.ts';
import { meanDemand } from './day-market.ts';
import type { Itinerary } from './itinerary.ts';
import type { ConnectionMarket, OdMarketDay, Pairing } from './pairings.ts';
import { type Cells, itineraryWeights, outsideOf, type Times, timesOf } from './seat-passengers.ts';
import { TASTES } from './tastes.ts';
import { usualDepartures } from './usual-departures.ts';
import { weigh } from './utility.ts';

/** Minimum passengers per day for a stored connection. */
const FEWEST = 0.04;
/** Utility lost by changing flights, by group. */
const CHANGING = PASSENGER_GROUPS.map((group) => TASTES[group].stop);

/** Stored figures are multiples of 1/STEP. */
const STEP = 1000;
const rounded = (people: number): number => Math.round(people * STEP) / STEP;
const CLASSES = CABIN_CLASSES.length;

/** Expected connecting passengers from one leg to another. */
export interface OnwardLeg {
  /** Id of the second leg, and of its destination. */
  leg: string;
  destination: string;
  /** Minutes between the departures. */
  later: number;
  /** Of both legs. */
  km: [number, number];
  /** Expected passengers per week by class. Multiples of a thousandth. */
  people: ClassList;
  /** For both legs together, whole US dollars, by class. */
  fares: ClassList;
}

/** Weights of rivals' connections, and a function that records the airline's own weights for them. */
export interface Competition {
  rivalsOn: (day: OdMarketDay) => DayWeights | null;
  note: (day: OdMarketDay, own: DayWeights) => void;
}

/** No rival connects in the market. */
export const NO_COMPETITION: Competition = { rivalsOn: () => null, note: () => {} };

/** Facts of a market that do not change from day to day. */
interface Frame {
  season: ReturnType<typeof seasonFactors>;
  /** Usual departures per day. */
  departures: number;
  /** Value of the outside option by group. */
  outside: readonly number[];
}

function frameOf({ yearly, km, latA, latB }: ConnectionMarket, month: number): Frame {
  const departures = usualDepartures(yearly.leisure + yearly.business + yearly.premium, km);
  const outside = PASSENGER_GROUPS.map((group) => outsideOf(group, departures));
  return { season: seasonFactors(month, latA, latB), departures, outside };
}

/** Itineraries of a market on a day, and how passengers weigh them. */
interface Choice {
  frame: Frame;
  /** The airline's own connections, then all airlines' direct flights. */
  itineraries: readonly Itinerary[];
  /** Number of the airline's own. */
  own: number;
  /** By group. */
  weights: readonly Cells[];
  /** The weights of the itineraries by group. */
  sums: readonly Float64Array[];
  times: Times;
  /** The weights of the airline's own connections, for rivals. */
  ownWeights: DayWeights;
  /** Shares of the people per unit of weight by group, if no rival connects. */
  alone: readonly number[];
}

/** Returns the shares of the people per unit of weight of a connection, by group. */
const sharesOf = (
  { frame: { departures, outside }, sums, own, times }: Omit<Choice, 'alone'>,
  rivals: DayWeights | null,
): number[] =>
  PASSENGER_GROUPS.map((group, index) => {
    const connections = { itineraries: sums[index] as Float64Array, own, times, rivals };
    return shareConnecting(group, index, connections, outside[index] as number, departures);
  });

function choose(itineraries: readonly Itinerary[], own: number, km: number, frame: Frame): Choice {
  const weights = weigh(itineraries, km, flightsOfAirlines(itineraries), CHANGING);
  const sums = weights.map(itineraryWeights);
  const ownWeights = dayWeights(sums.map((row) => row.subarray(0, own)));
  const choice = { frame, itineraries, own, weights, sums, times: timesOf(itineraries), ownWeights };
  return { ...choice, alone: sharesOf(choice, null) };
}

/** Checks whether a day has the same choice. Connections that differ only in the day have the same itinerary. */
function isSame(
  { itineraries, own }: Choice,
  pairings: readonly Pairing[],
  direct: readonly Itinerary[],
): boolean {
  if (own !== pairings.length || itineraries.length !== own + direct.length) return false;
  for (let index = 0; index < own; index++)
    if (itineraries[index] !== (pairings[index] as Pairing).itinerary) return false;
  for (let index = 0; index < direct.length; index++)
    if (itineraries[own + index] !== direct[index]) return false;
  return true;
}

/**
 * Returns a function that gives the choice on a day. It weighs the itineraries of a market once if they are the same on
 * several days.
 */
function choicesOf(
  month: number,
  directOn: (day: OdMarketDay) => readonly Itinerary[],
): (day: OdMarketDay) => Choice {
  const known = new Map<string, Choice>();
  return (day) => {
    const { pairings } = day;
    const market = day.origin + day.destination;
    const direct = directOn(day);
    const before = known.get(market);
    if (before && isSame(before, pairings, direct)) return before;
    const { odMarket } = pairings[0] as Pairing;
    const own = pairings.map(({ itinerary }) => itinerary);
    const frame = before?.frame ?? frameOf(odMarket, month);
    const choice = choose(own.concat(direct), own.length, odMarket.km, frame);
    known.set(market, choice);
    return choice;
  };
}

/** Returns the expected passengers of an itinerary by class. @param each passengers per unit of weight, by group */
function expectedOn(weights: readonly Cells[], itinerary: number, each: readonly number[]): ClassList {
  const expected: ClassList = [0, 0, 0];
  const cell = itinerary * CLASSES;
  for (let group = 0; group < PASSENGER_GROUPS.length; group++) {
    const cells = weights[group] as Cells;
    const passengers = each[group] as number;
    expected[0] += (cells[cell] as number) * passengers;
    expected[1] += (cells[cell + 1] as number) * passengers;
    expected[2] += (cells[cell + 2] as number) * passengers;
  }
  return expected;
}

/**
 * Returns the expected connecting passengers from each inbound leg to other legs, by leg id. In each market
 * and on each weekday, people choose between these connections, those of rivals, direct flights, and the
 * outside option. Seats are ignored. Passengers without a seat at departure do not travel.
 * @param month 0 = January
 * @param directOn returns all airlines' direct flights in a market on a weekday
 */
export function expectedConnections(
  days: readonly OdMarketDay[],
  month: number,
  directOn: (day: OdMarketDay) => readonly Itinerary[],
  competition: Competition,
): Map<string, OnwardLeg[]> {
  const byLeg = new Map<string, OnwardLeg[]>();
  const choiceOn = choicesOf(month, directOn);
  for (const day of days) {
    const { pairings, weekday } = day;
    const { odMarket } = pairings[0] as Pairing;
    const choice = choiceOn(day);
    competition.note(day, choice.ownWeights);
    const rivals = competition.rivalsOn(day);
    const shares = rivals ? sharesOf(choice, rivals) : choice.alone;
    const { leisure, business, premium } = meanDemand(odMarket.yearly, choice.frame.season, weekday);
    const each = [
      leisure * (shares[0] as number),
      business * (shares[1] as number),
      premium * (shares[2] as number),
    ];
    for (let index = 0; index < pairings.length; index++) {
      const { first, second, itinerary } = pairings[index] as Pairing;
      const people = expectedOn(choice.weights, index, each);
      if (sumOfList(people) < FEWEST) continue;
      const { fares } = itinerary;
      const onward: OnwardLeg = {
        leg: second.id,
        destination: second.spoke,
        later: laterBy(first, second),
        km: [first.km, second.km],
        people: [rounded(people[0]), rounded(people[1]), rounded(people[2])],
        fares: classList(fares),
      };
      const others = byLeg.get(first.id);
      if (others) others.push(onward);
      else byLeg.set(first.id, [onward]);
    }
  }
  return byLeg;
}
