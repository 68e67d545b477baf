import { CABIN_CLASSES } from '../cabin.ts';
import { PASSENGER_GROUPS, type PassengerGroup } from '../demand/groups.ts';
import { DAY } from '../time.ts';
import { solarOffset } from '../timetable/local-time.ts';
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
import type { Offer } from './offer.ts';
import { type Cells, eachWeight, offerWeights, outsideOf } from './seat-passengers.ts';
import { TASTES } from './tastes.ts';
import { weigh } from './utility.ts';

/** How people choose connections under the rules of a release. */
export interface ConnectionRules {
  /** Onward flights that are considered for each arrival, those with most people first. */
  onward: number;
  /** Fewer passengers a day than this are not worth a line. */
  fewest: number;
  /** What changing flights takes from utility, by group. */
  changing: readonly number[];
}

export const CONNECTION_RULES: ConnectionRules = {
  onward: 16,
  fewest: 0.04,
  changing: PASSENGER_GROUPS.map((group) => TASTES[group].stop),
};
/** Those before 0.4.0, when connections were chosen too readily and small destinations of a hub had none. */
export const OLD_CONNECTION_RULES: ConnectionRules = {
  onward: 10,
  fewest: 0.02,
  changing: [-0.7, -1.3, -1.2],
};

/** Steps of stored figures. */
const STEP = 1000;
const CLASSES = CABIN_CLASSES.length;

type Three = [number, number, number];

/** An airline's flights to and from its hub. */
export interface Hub {
  airline: string;
  /** 0–1 each. */
  punctuality: number;
  reputation: number;
  /** Flights to the hub. */
  inbound: readonly HubLeg[];
  /** Flights from it, in the order of departure. */
  outbound: readonly HubLeg[];
}

/** A way from one spoke to another one. */
export interface ConnectionWay extends PairMarket {
  /** Longitude of the origin, degrees. */
  lon: number;
}

/** Whom a leg lets expect to go on with another one. */
export interface OnwardLeg {
  /** Id of the second leg, and of the airport that it flies to. */
  leg: string;
  destination: string;
  /** Minutes from departure to departure. */
  later: number;
  /** Of both legs. */
  km: [number, number];
  /** Expected passengers each week by class, economy first; a thousandth is the smallest part. */
  people: Three;
  /** For both legs together, whole US dollars, by class. */
  fares: Three;
}

/** Two legs that connect. */
interface Pairing {
  first: HubLeg;
  second: HubLeg;
  way: ConnectionWay;
}

/** All connections of a hub from one spoke to another one on a weekday. */
export interface WayDay {
  /** Ids of the airports. */
  origin: string;
  destination: string;
  /** 0 = Monday. */
  weekday: number;
  pairings: Pairing[];
}

/** Who might fly from one spoke to another, by ids; null where nothing is known of it. */
type WayOf = (origin: string, destination: string) => ConnectionWay | null;

const peopleOf = ({ yearly }: ConnectionWay) => yearly.leisure + yearly.business + yearly.premium;

/** Pairings of an arrival that lead on, those with the most people for their time first. */
function pairingsOf(first: HubLeg, { outbound }: Hub, wayOf: WayOf, most: number): Pairing[] {
  const found: { pairing: Pairing; worth: number }[] = [];
  for (const second of flightsOn(first, outbound)) {
    const way = wayOf(first.spoke, second.spoke);
    if (!way || !isOnTheWay(first.km, second.km, way.km)) continue;
    found.push({ pairing: { first, second, way }, worth: peopleOf(way) / journeyMinutes(first, second) });
  }
  return found
    .sort((a, b) => b.worth - a.worth || (a.pairing.second.id < b.pairing.second.id ? -1 : 1))
    .slice(0, most)
    .map(({ pairing }) => pairing);
}

function offerOf({ airline, punctuality, reputation }: Hub, { first, second, way }: Pairing): Offer {
  const share = first.km / (first.km + second.km);
  return {
    id: `${first.id}+${second.id}`,
    airline,
    departs: (((first.departs + solarOffset(way.lon)) % DAY) + DAY) % DAY,
    minutes: journeyMinutes(first, second),
    stops: 1,
    fares: connectionFares(first.fares, second.fares, way.km),
    seats: {
      economy: Math.min(first.seats.economy, second.seats.economy),
      business: Math.min(first.seats.business, second.seats.business),
      first: Math.min(first.seats.first, second.seats.first),
    },
    comfort: first.comfort * share + second.comfort * (1 - share),
    // Who misses the second flight is late, however punctual it was.
    punctuality: punctuality * punctuality,
    reputation,
  };
}

/** What rivals' connections weigh, and where the airline's own weights are noted for them. */
export interface Competition {
  rivalsOn: (day: WayDay) => DayWeights | null;
  note: (day: WayDay, own: DayWeights) => void;
}

/**
 * Passengers of each offer by class on one day, seats aside.
 * @param weights of the offers of that day, by group
 * @param rivals weights of rivals' connections; undefined where each airline has all people to itself
 */
function expectedOn(
  people: readonly number[],
  departures: number,
  weights: readonly Cells[],
  count: number,
  rivals: DayWeights | null | undefined,
): Three[] {
  const expected: Three[] = Array.from({ length: count }, () => [0, 0, 0]);
  PASSENGER_GROUPS.forEach((group: PassengerGroup, at) => {
    const cells = weights[at] as Cells;
    const outside = outsideOf(group, departures);
    const offers = offerWeights(cells);
    const wanted = people[at] as number;
    const each =
      rivals === undefined
        ? eachWeight(group, wanted, offers, outside, departures)
        : eachConnecting(group, at, wanted, { offers, own: count, rivals }, outside, departures);
    for (let offer = 0; offer < count; offer++) {
      const sum = expected[offer] as Three;
      for (let name = 0; name < CLASSES; name++)
        sum[name] = (sum[name] as number) + (cells[offer * CLASSES + name] as number) * each;
    }
  });
  return expected;
}

/** The connections of a hub, by way and weekday: those that lead on, without whom they let expect. */
export function connectionsOver(hub: Hub, wayOf: WayOf, rules = CONNECTION_RULES): WayDay[] {
  const days = new Map<string, WayDay>();
  for (const first of hub.inbound) {
    const weekday = Math.floor(first.departs / DAY);
    for (const pairing of pairingsOf(first, hub, wayOf, rules.onward)) {
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
 * Whom each leg to a hub lets expect to go on with which other leg, by id of the leg: on each way and weekday people choose
 * among these connections, those of rivals, the direct flights, and all else that one can do. Seats are not looked at: who
 * finds none when the doors close does not come.
 * @param month 0 = January
 * @param directOn direct flights of everybody on a way and weekday
 * @param competition undefined under the rules before 0.3.0, when rivals' connections did not count
 */
export function expectedConnections(
  hub: Hub,
  days: readonly WayDay[],
  month: number,
  directOn: (day: WayDay) => readonly Offer[],
  competition?: Competition,
  rules = CONNECTION_RULES,
): Map<string, OnwardLeg[]> {
  const byLeg = new Map<string, OnwardLeg[]>();
  for (const day of days) {
    const { pairings, weekday } = day;
    const { way } = pairings[0] as Pairing;
    const own = pairings.map((pairing) => offerOf(hub, pairing));
    const offers = [...own, ...directOn(day)];
    const { demand, departures } = dayMarket(way, { month, weekday });
    const people = [demand.leisure, demand.business, demand.premium];
    const weights = weigh(offers, way.km, flightsOfAirlines(offers), rules.changing);
    competition?.note(day, dayWeights(weights.map((cells) => offerWeights(cells).slice(0, own.length))));
    const rivals = competition?.rivalsOn(day);
    const expected = expectedOn(people, departures, weights, own.length, rivals);
    for (let at = 0; at < pairings.length; at++) {
      const { first, second } = pairings[at] as Pairing;
      const three = expected[at] as Three;
      if (three[0] + three[1] + three[2] < rules.fewest) continue;
      const { fares } = own[at] as Offer;
      const onward: OnwardLeg = {
        leg: second.id,
        destination: second.spoke,
        later: laterBy(first, second),
        km: [first.km, second.km],
        people: three.map((part) => Math.round(part * STEP) / STEP) as Three,
        fares: [fares.economy, fares.business, fares.first],
      };
      const others = byLeg.get(first.id);
      if (others) others.push(onward);
      else byLeg.set(first.id, [onward]);
    }
  }
  return byLeg;
}
