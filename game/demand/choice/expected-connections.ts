import { CABIN_CLASSES, type ClassList, classList, perClass, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { DAY } from '#game/world/time.ts';
import { PASSENGER_GROUPS, type PassengerGroup } from '../groups.ts';
import { flightsOfAirlines } from './book-day.ts';
import { type DayWeights, dayWeights, eachConnecting } from './connection-weights.ts';
import {
  connectionFares,
  flightsOn,
  type HubLeg,
  isOnTheWay,
  journeyMinutes,
  laterBy,
} from './connections.ts';
import { dayMarket, type PairMarket } from './day-market.ts';
import type { Itinerary } from './itinerary.ts';
import { type Cells, itineraryWeights, outsideOf, type Times, timesOf } from './seat-passengers.ts';
import { TASTES } from './tastes.ts';
import { weigh } from './utility.ts';

/** Maximum number of onward flights per arrival, those with the most passengers first. */
const ONWARD_MAX = 16;
/** Minimum passengers per day for a stored connection. */
const FEWEST = 0.04;
/** Utility lost by changing flights, by group. */
const CHANGING = PASSENGER_GROUPS.map((group) => TASTES[group].stop);

/** Stored figures are multiples of 1/STEP. */
const STEP = 1000;
const CLASSES = CABIN_CLASSES.length;

/** An airline's flights to and from its hub. */
export interface Hub {
  airline: string;
  /** 0–1 each. */
  punctuality: number;
  reputation: number;
  /** Flights to the hub. */
  inbound: readonly HubLeg[];
  /** Flights from it, in order of departure. */
  outbound: readonly HubLeg[];
}

/** The O&D market between two spokes. */
export interface ConnectionMarket extends PairMarket {
  /** Longitude of the origin, degrees. */
  lon: number;
}

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

/** Two connecting legs. */
interface Pairing {
  first: HubLeg;
  second: HubLeg;
  odMarket: ConnectionMarket;
}

/** All connections of a hub between two spokes on a weekday. */
export interface OdMarketDay {
  /** Airport ids. */
  origin: string;
  destination: string;
  /** 0 = Monday. */
  weekday: number;
  pairings: Pairing[];
}

/** Returns the demand between two spokes, by ids; null if unknown. */
type OdMarketOf = (origin: string, destination: string) => ConnectionMarket | null;

const peopleOf = ({ yearly }: ConnectionMarket) => yearly.leisure + yearly.business + yearly.premium;

/** Returns the useful pairings of an arrival, those with the most passengers per travel time first. */
function pairingsOf(first: HubLeg, { outbound }: Hub, odMarketOf: OdMarketOf): Pairing[] {
  const found: { pairing: Pairing; worth: number }[] = [];
  for (const second of flightsOn(first, outbound)) {
    const odMarket = odMarketOf(first.spoke, second.spoke);
    if (!odMarket || !isOnTheWay(first.km, second.km, odMarket.km)) continue;
    found.push({
      pairing: { first, second, odMarket },
      worth: peopleOf(odMarket) / journeyMinutes(first, second),
    });
  }
  return found
    .sort((a, b) => b.worth - a.worth || (a.pairing.second.id < b.pairing.second.id ? -1 : 1))
    .slice(0, ONWARD_MAX)
    .map(({ pairing }) => pairing);
}

function itineraryOf(
  { airline, punctuality, reputation }: Hub,
  { first, second, odMarket }: Pairing,
): Itinerary {
  const share = first.km / (first.km + second.km);
  return {
    id: `${first.id}+${second.id}`,
    airline,
    departs: (((first.departs + solarOffset(odMarket.lon)) % DAY) + DAY) % DAY,
    minutes: journeyMinutes(first, second),
    stops: 1,
    fares: connectionFares(first.fares, second.fares, odMarket.km),
    seats: perClass((name) => Math.min(first.seats[name], second.seats[name])),
    size: 0,
    comfort: first.comfort * share + second.comfort * (1 - share),
    // A missed second flight makes the passenger late, however punctual that flight was.
    punctuality: punctuality * punctuality,
    reputation,
  };
}

/** Weights of rivals' connections, and a function that records the airline's own weights for them. */
export interface Competition {
  rivalsOn: (day: OdMarketDay) => DayWeights | null;
  note: (day: OdMarketDay, own: DayWeights) => void;
}

/** No rival connects in the market. */
export const NO_COMPETITION: Competition = { rivalsOn: () => null, note: () => {} };

/**
 * Returns the expected passengers of each itinerary by class on one day, ignoring seats.
 * @param weights of the itineraries of that day, by group
 * @param count of the airline's own itineraries, which come first
 * @param times flights that each itinerary combines
 * @param rivals weights of rivals' connections; null if there are none
 */
function expectedOn(
  people: readonly number[],
  departures: number,
  weights: readonly Cells[],
  count: number,
  times: Times,
  rivals: DayWeights | null,
): ClassList[] {
  const expected: ClassList[] = Array.from({ length: count }, () => [0, 0, 0]);
  PASSENGER_GROUPS.forEach((group: PassengerGroup, index) => {
    const cells = weights[index] as Cells;
    const outside = outsideOf(group, departures);
    const itineraries = itineraryWeights(cells);
    const wanted = people[index] as number;
    const connections = { itineraries, own: count, times, rivals };
    const each = eachConnecting(group, index, wanted, connections, outside, departures);
    for (let itinerary = 0; itinerary < count; itinerary++) {
      const sum = expected[itinerary] as ClassList;
      for (let name = 0; name < CLASSES; name++)
        sum[name] = (sum[name] as number) + (cells[itinerary * CLASSES + name] as number) * each;
    }
  });
  return expected;
}

/** Returns the useful connections of a hub, by market and weekday, without expected passengers. */
export function connectionsOver(hub: Hub, odMarketOf: OdMarketOf): OdMarketDay[] {
  const days = new Map<string, OdMarketDay>();
  for (const first of hub.inbound) {
    const weekday = Math.floor(first.departs / DAY);
    for (const pairing of pairingsOf(first, hub, odMarketOf)) {
      const { spoke } = pairing.second;
      const key = first.spoke + spoke + weekday;
      const day = days.get(key);
      if (day) day.pairings.push(pairing);
      else days.set(key, { origin: first.spoke, destination: spoke, weekday, pairings: [pairing] });
    }
  }
  return [...days.values()];
}

/**
 * Returns the expected connecting passengers from each inbound leg to other legs, by leg id. In each market
 * and on each weekday, people choose between these connections, those of rivals, direct flights, and the
 * outside option. Seats are ignored. Passengers without a seat at departure do not travel.
 * @param month 0 = January
 * @param directOn returns all airlines' direct flights in a market on a weekday
 */
export function expectedConnections(
  hub: Hub,
  days: readonly OdMarketDay[],
  month: number,
  directOn: (day: OdMarketDay) => readonly Itinerary[],
  competition: Competition,
): Map<string, OnwardLeg[]> {
  const byLeg = new Map<string, OnwardLeg[]>();
  for (const day of days) {
    const { pairings, weekday } = day;
    const { odMarket } = pairings[0] as Pairing;
    const own = pairings.map((pairing) => itineraryOf(hub, pairing));
    const itineraries = [...own, ...directOn(day)];
    const { demand, departures } = dayMarket(odMarket, { month, weekday });
    const people = [demand.leisure, demand.business, demand.premium];
    const weights = weigh(itineraries, odMarket.km, flightsOfAirlines(itineraries), CHANGING);
    competition.note(day, dayWeights(weights.map((cells) => itineraryWeights(cells).slice(0, own.length))));
    const rivals = competition.rivalsOn(day);
    const expected = expectedOn(people, departures, weights, own.length, timesOf(itineraries), rivals);
    for (let index = 0; index < pairings.length; index++) {
      const { first, second } = pairings[index] as Pairing;
      const people = expected[index] as ClassList;
      if (sumOfList(people) < FEWEST) continue;
      const { fares } = own[index] as Itinerary;
      const onward: OnwardLeg = {
        leg: second.id,
        destination: second.spoke,
        later: laterBy(first, second),
        km: [first.km, second.km],
        people: people.map((part) => Math.round(part * STEP) / STEP) as ClassList,
        fares: classList(fares),
      };
      const others = byLeg.get(first.id);
      if (others) others.push(onward);
      else byLeg.set(first.id, [onward]);
    }
  }
  return byLeg;
}
