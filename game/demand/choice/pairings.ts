import { perClass } from '#game/fleet/aircraft/cabin.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { DAY } from '#game/world/time.ts';
import {
  connectionFares,
  departuresAfter,
  flightsOn,
  type HubLeg,
  isOnTheWay,
  journeyMinutes,
} from './connections.ts';
import type { PairMarket } from './day-market.ts';
import type { Itinerary } from './itinerary.ts';

/** Maximum number of onward flights per arrival, those with the most passengers first. */
const ONWARD_MAX = 16;

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

/** Two connecting legs. */
export interface Pairing {
  first: HubLeg;
  second: HubLeg;
  odMarket: ConnectionMarket;
  /** As passengers choose it. Pairings that differ only in the day share it, with the legs of the first one. */
  itinerary: Itinerary;
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

function itineraryOf(
  { airline, punctuality, reputation }: Hub,
  first: HubLeg,
  second: HubLeg,
  { km, lon }: ConnectionMarket,
): Itinerary {
  const share = first.km / (first.km + second.km);
  return {
    id: `${first.id}+${second.id}`,
    airline,
    departs: (((first.departs + solarOffset(lon)) % DAY) + DAY) % DAY,
    minutes: journeyMinutes(first, second),
    stops: 1,
    fares: connectionFares(first.fares, second.fares, km),
    seats: perClass((name) => Math.min(first.seats[name], second.seats[name])),
    size: 0,
    comfort: first.comfort * share + second.comfort * (1 - share),
    // A missed second flight makes the passenger late, however punctual that flight was.
    punctuality: punctuality * punctuality,
    reputation,
  };
}

/** An onward flight that may be among the best of an arrival. */
interface Candidate {
  second: HubLeg;
  odMarket: ConnectionMarket;
  /** Passengers per travel time. */
  worth: number;
}

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.worth > other.worth || (one.worth === other.worth && one.second.id < other.second.id);

/** Returns those of an arrival's best onward flights that are asked for, those with the most passengers first. */
function bestOf(found: readonly Candidate[], isAsked: (candidate: Candidate) => boolean): Candidate[] {
  const isOneOfFew = (one: Candidate) => {
    let better = 0;
    for (let index = 0; index < found.length; index++) if (isBetter(found[index] as Candidate, one)) better++;
    return better < ONWARD_MAX;
  };
  const asked = found.filter(isAsked);
  const isAll = asked.length === found.length;
  const best = isAll || found.length <= ONWARD_MAX ? asked : asked.filter(isOneOfFew);
  return best.sort((one, other) => (isBetter(one, other) ? -1 : 1)).slice(0, ONWARD_MAX);
}

/** Returns the useful onward flights of an arrival. */
function candidatesOf(first: HubLeg, { outbound }: Hub, odMarketOf: OdMarketOf): Candidate[] {
  const found: Candidate[] = [];
  for (const second of flightsOn(first, outbound)) {
    const odMarket = odMarketOf(first.spoke, second.spoke);
    if (!odMarket || !isOnTheWay(first.km, second.km, odMarket.km)) continue;
    const { leisure, business, premium } = odMarket.yearly;
    const worth = (leisure + business + premium) / journeyMinutes(first, second);
    found.push({ second, odMarket, worth });
  }
  return found;
}

/** Returns a function that gives legs that differ only in the day the same number. */
function numberOfTerms(): (leg: HubLeg) => number {
  const numbers = new Map<string, number>();
  return ({ spoke, departs, block, km, fares, seats, comfort }) => {
    const prices = [fares.economy, fares.business, fares.first];
    const terms = [
      spoke,
      departs % DAY,
      block,
      km,
      comfort,
      seats.economy,
      seats.business,
      seats.first,
      prices,
    ];
    const key = terms.join();
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
}

/** Onward flight of an arrival, as its place among the flights after it. */
interface Onward extends Pick<Pairing, 'odMarket' | 'itinerary'> {
  step: number;
}

/**
 * Returns a function that gives the pairings of an arrival. Most timetables are the same on several days, so it compares
 * the flights after it with those on other days, and ranks them once.
 */
function pairingsOver(
  hub: Hub,
  odMarketOf: OdMarketOf,
  asked: ReadonlySet<string> | null,
): (first: HubLeg) => Pairing[] {
  const { outbound } = hub;
  const numberOf = numberOfTerms();
  const numbers = outbound.map(numberOf);
  const twoWeeks = numbers.concat(numbers);
  const places = new Map(outbound.map((leg, place) => [leg, place]));
  const known = new Map<string, Onward[]>();
  const rank = (first: HubLeg, start: number): Onward[] => {
    const isAsked = ({ second }: Candidate) =>
      asked === null || asked.has(first.spoke) || asked.has(second.spoke);
    return bestOf(candidatesOf(first, hub, odMarketOf), isAsked).map(({ second, odMarket }) => ({
      step: ((places.get(second) as number) - start + outbound.length) % outbound.length,
      odMarket,
      itinerary: itineraryOf(hub, first, second, odMarket),
    }));
  };
  return (first) => {
    const [start, count] = departuresAfter(first, outbound);
    if (count === 0) return [];
    const key = `${numberOf(first)} ${twoWeeks.slice(start, start + count).join()}`;
    const onward = known.get(key) ?? rank(first, start);
    known.set(key, onward);
    return onward.map(({ step, odMarket, itinerary }) => ({
      first,
      second: outbound[(start + step) % outbound.length] as HubLeg,
      odMarket,
      itinerary,
    }));
  };
}

/**
 * Returns the useful connections of a hub, by market and weekday, without expected passengers.
 * @param asked airports (ids) of which one must be an end of each connection; null for all
 */
export function connectionsOver(
  hub: Hub,
  odMarketOf: OdMarketOf,
  asked: ReadonlySet<string> | null = null,
): OdMarketDay[] {
  const days = new Map<string, OdMarketDay>();
  const pairingsOf = pairingsOver(hub, odMarketOf, asked);
  for (const first of hub.inbound) {
    const weekday = Math.floor(first.departs / DAY);
    for (const pairing of pairingsOf(first)) {
      const { spoke } = pairing.second;
      const key = first.spoke + spoke + weekday;
      const day = days.get(key);
      if (day) day.pairings.push(pairing);
      else days.set(key, { origin: first.spoke, destination: spoke, weekday, pairings: [pairing] });
    }
  }
  return [...days.values()];
}
