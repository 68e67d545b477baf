import type { PerClass } from '../cabin.ts';
import { referenceFare } from '../fares.ts';
import type { Offer } from './offer.ts';

/** Least and most minutes between two flights that passengers connect. */
const LEAST_STOP = 45;
const LONGEST_STOP = 6 * 60;
/** Longest way of a connection, in direct ways: nobody flies back where they came from. */
const MOST_DETOUR = 1.6;
/** A connection costs less than both flights for themselves, since who flies direct is not to be had for more. */
const SHARE_OF_BOTH = 0.85;
/** But never less than this share of both, however near origin and destination are. */
const LEAST_OF_BOTH = 0.6;

/** One flight that may be half of a connection. */
export interface ConnectingLeg {
  id: string;
  airline: string;
  /** Ids of the airports. */
  origin: string;
  destination: string;
  km: number;
  /** World minutes. */
  departs: number;
  arrives: number;
  /** Minute of the day of the departure at the origin, local time. */
  localDeparts: number;
  /** One way on this flight alone, whole US dollars. */
  fares: Readonly<PerClass>;
  /** Seats left. */
  seats: Readonly<PerClass>;
  /** 0–1 each. */
  comfort: number;
  punctuality: number;
  reputation: number;
}

/** A connection as passengers see it, and what it is made of. */
export interface Connection {
  offer: Offer;
  first: ConnectingLeg;
  second: ConnectingLeg;
  origin: string;
  destination: string;
  /** Great circle from origin to destination. */
  km: number;
}

/** Whole dollars of a connection in a class: both fares less a discount, not far above the usual fare of the direct way. */
function fareOf(first: number, second: number, usual: number): number {
  const both = (first + second) * SHARE_OF_BOTH;
  return Math.max(1, Math.round(Math.min(both, Math.max(usual, both * LEAST_OF_BOTH))));
}

const fewer = (a: Readonly<PerClass>, b: Readonly<PerClass>): PerClass => ({
  economy: Math.min(a.economy, b.economy),
  business: Math.min(a.business, b.business),
  first: Math.min(a.first, b.first),
});

/** Mean of both flights, each by how far it goes. */
const blend = (first: number, second: number, share: number) => first * share + second * (1 - share);

function offerOf(first: ConnectingLeg, second: ConnectingLeg, km: number): Offer {
  const share = first.km / (first.km + second.km);
  const fare = (name: keyof PerClass) =>
    fareOf(first.fares[name], second.fares[name], referenceFare(km, name));
  return {
    id: `${first.id}+${second.id}`,
    airline: first.airline,
    departs: first.localDeparts,
    minutes: second.arrives - first.departs,
    stops: 1,
    fares: { economy: fare('economy'), business: fare('business'), first: fare('first') },
    seats: fewer(first.seats, second.seats),
    comfort: blend(first.comfort, second.comfort, share),
    // Who misses the second flight is late, however punctual it was.
    punctuality: first.punctuality * second.punctuality,
    reputation: blend(first.reputation, second.reputation, share),
  };
}

/**
 * Connections of an airline over one of its airports: the first good one for each arrival and destination. Flights of
 * different airlines do not connect.
 * @param inbound flights that arrive there
 * @param outbound flights that depart from there
 * @param distance great circle in km between two airports, by id
 */
export function connectionsOver(
  inbound: readonly ConnectingLeg[],
  outbound: readonly ConnectingLeg[],
  distance: (origin: string, destination: string) => number,
): Connection[] {
  const departures = outbound.toSorted((a, b) => a.departs - b.departs || (a.id < b.id ? -1 : 1));
  const found: Connection[] = [];
  for (const first of inbound) {
    const reached = new Set<string>([first.origin]);
    for (const second of departures) {
      const stop = second.departs - first.arrives;
      if (stop > LONGEST_STOP) break;
      if (stop < LEAST_STOP || reached.has(second.destination)) continue;
      if (second.airline !== first.airline || second.origin !== first.destination) continue;
      reached.add(second.destination);
      const km = distance(first.origin, second.destination);
      if (first.km + second.km > km * MOST_DETOUR) continue;
      const offer = offerOf(first, second, km);
      if (offer.seats.economy + offer.seats.business + offer.seats.first < 1) continue;
      found.push({
        offer,
        first,
        second,
        origin: first.origin,
        destination: second.destination,
        km,
      });
    }
  }
  return found;
}

/** The fare of a connection split over both flights by distance, whole US dollars that add up to it. */
export function splitFare(fare: number, firstKm: number, secondKm: number): [number, number] {
  const first = Math.round((fare * firstKm) / (firstKm + secondKm));
  return [first, fare - first];
}
