import { CABIN_CLASSES, type PerClass } from '../cabin.ts';
import { referenceFare } from '../fares.ts';
import { HOUR, WEEK } from '../time.ts';

/** Least and most minutes between two flights that passengers connect. */
const LEAST_STOP = 45;
const LONGEST_STOP = 6 * HOUR;
/** Whoever lands late still changes in so many minutes: airports bring such people across. */
export const QUICKEST_CHANGE = 25;
/** Longest way of a connection, in direct ways: nobody flies back where they came from. */
const MOST_DETOUR = 1.6;
/** A connection costs less than both flights for themselves, since who flies direct is not to be had for more. */
const SHARE_OF_BOTH = 0.85;
/** But never less than this share of both, however near origin and destination are. */
const LEAST_OF_BOTH = 0.6;

/** A weekly flight between an airline's hub and another airport, as a half of connections. */
export interface HubLeg {
  id: string;
  /** Id of the airport at its other end. */
  spoke: string;
  /** Minute of the week, UTC. */
  departs: number;
  /** Minutes from gate to gate. */
  block: number;
  km: number;
  /** One way on this flight alone, whole US dollars. */
  fares: Readonly<PerClass>;
  seats: Readonly<PerClass>;
  /** 0–1, see comfortOf. */
  comfort: number;
}

/** Minutes from the arrival of a flight to the next departure of another one, week after week. */
const stopBetween = (first: HubLeg, second: HubLeg): number =>
  (((second.departs - first.departs - first.block) % WEEK) + WEEK) % WEEK;

/** Minutes from the departure of a flight to that of the one it connects to. */
export const laterBy = (first: HubLeg, second: HubLeg): number => first.block + stopBetween(first, second);

/** Minutes from gate to gate with the stop. */
export const journeyMinutes = (first: HubLeg, second: HubLeg): number =>
  laterBy(first, second) + second.block;

/** Position of the first flight that departs at a minute of the week or later. */
function firstFrom(departures: readonly HubLeg[], minute: number): number {
  let low = 0;
  let high = departures.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((departures[middle] as HubLeg).departs < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The first good flight on to each destination, 45 minutes to six hours after a flight has arrived at the hub.
 * @param departures flights from the hub, in the order of departure
 */
export function flightsOn(first: HubLeg, departures: readonly HubLeg[]): HubLeg[] {
  const reached = new Set([first.spoke]);
  const found: HubLeg[] = [];
  const start = firstFrom(departures, (first.departs + first.block + LEAST_STOP) % WEEK);
  for (let step = 0; step < departures.length; step++) {
    const second = departures[(start + step) % departures.length] as HubLeg;
    const stop = stopBetween(first, second);
    if (stop < LEAST_STOP || stop > LONGEST_STOP) break;
    if (reached.has(second.spoke)) continue;
    reached.add(second.spoke);
    found.push(second);
  }
  return found;
}

/** Whether two flights of so many km lead somewhere, and not round about. @param km great circle of the whole way */
export const isOnTheWay = (firstKm: number, secondKm: number, km: number): boolean =>
  firstKm + secondKm <= km * MOST_DETOUR;

/** Whole dollars of a connection by class: both fares less a discount, not far above the usual fare of the direct way. */
export function connectionFares(first: Readonly<PerClass>, second: Readonly<PerClass>, km: number): PerClass {
  const fares = { economy: 0, business: 0, first: 0 };
  for (const name of CABIN_CLASSES) {
    const both = (first[name] + second[name]) * SHARE_OF_BOTH;
    const least = Math.max(referenceFare(km, name), both * LEAST_OF_BOTH);
    fares[name] = Math.max(1, Math.round(Math.min(both, least)));
  }
  return fares;
}

/** The fare of a connection split over both flights by distance, whole US dollars that add up to it. */
export function splitFare(fare: number, firstKm: number, secondKm: number): [number, number] {
  const first = Math.round((fare * firstKm) / (firstKm + secondKm));
  return [first, fare - first];
}
