import { type PerClass, perClass } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { HOUR, WEEK } from '#game/world/time.ts';

/** Minimum and maximum minutes between two flights of a connection. */
const MIN_STOP = 45;
const LONGEST_STOP = 6 * HOUR;
/** Minimum minutes in which late passengers can still change flights, because airports help them. */
export const QUICKEST_CHANGE = 25;
/** Maximum length of a connection relative to the direct distance, so that nobody flies back. */
const MAX_DETOUR = 1.6;
/** Discount on the sum of both fares. A connection costs less because it competes with direct flights. */
const SHARE_OF_BOTH = 0.85;
/** Minimum share of the sum, however close origin and destination are. */
const MIN_SHARE_OF_BOTH = 0.6;

/** A weekly flight between an airline's hub and another airport, as one half of connections. */
export interface HubLeg {
  id: string;
  /** Id of the airport at the other end. */
  spoke: string;
  /** Minute of the week, UTC. */
  departs: number;
  /** Block time in minutes. */
  block: number;
  km: number;
  /** One way on this flight alone, whole US dollars. */
  fares: Readonly<PerClass>;
  seats: Readonly<PerClass>;
  /** 0–1, see comfortOf. */
  comfort: number;
}

/** Returns the minutes from the arrival of a flight to the next departure of another one, across weeks. */
const stopBetween = (first: HubLeg, second: HubLeg): number =>
  (((second.departs - first.departs - first.block) % WEEK) + WEEK) % WEEK;

/** Returns the minutes from the departure of a flight to that of the connecting flight. */
export const laterBy = (first: HubLeg, second: HubLeg): number => first.block + stopBetween(first, second);

/** Returns the travel time in minutes, including the stop. */
export const journeyMinutes = (first: HubLeg, second: HubLeg): number =>
  laterBy(first, second) + second.block;

/** Returns the index of the first flight that departs at or after a minute of the week. */
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
 * Returns the index of the first flight that departs 45 minutes to six hours after a flight's arrival at the hub, and the
 * number of flights that do. They follow each other, across the end of the week.
 * @param departures flights from the hub, in order of departure
 */
export function departuresAfter(
  { departs, block }: HubLeg,
  departures: readonly HubLeg[],
): [start: number, count: number] {
  const from = (departs + block + MIN_STOP) % WEEK;
  const to = (departs + block + LONGEST_STOP + 1) % WEEK;
  const [start, end] = [firstFrom(departures, from), firstFrom(departures, to)];
  return [start, to < from ? departures.length - start + end : end - start];
}

/** Returns the first of these flights to each destination. */
export function flightsOn(first: HubLeg, departures: readonly HubLeg[]): HubLeg[] {
  const reached = new Set([first.spoke]);
  const found: HubLeg[] = [];
  const [start, count] = departuresAfter(first, departures);
  for (let step = 0; step < count; step++) {
    const second = departures[(start + step) % departures.length] as HubLeg;
    if (reached.has(second.spoke)) continue;
    reached.add(second.spoke);
    found.push(second);
  }
  return found;
}

/**
 * Checks whether two flights of these distances form a reasonable route.
 * @param km great-circle distance of the whole journey
 */
export const isOnTheWay = (firstKm: number, secondKm: number, km: number): boolean =>
  firstKm + secondKm <= km * MAX_DETOUR;

/**
 * Returns the fares of a connection in whole dollars by class: the sum of both fares minus a discount, not
 * far above the usual direct fare.
 */
export function connectionFares(first: Readonly<PerClass>, second: Readonly<PerClass>, km: number): PerClass {
  return perClass((name) => {
    const both = (first[name] + second[name]) * SHARE_OF_BOTH;
    const min = Math.max(referenceFare(km, name), both * MIN_SHARE_OF_BOTH);
    return Math.max(1, Math.round(Math.min(both, min)));
  });
}

/**
 * Returns the fare of a connection divided between both flights by distance, in whole US dollars that add up
 * to it.
 */
export function splitFare(fare: number, firstKm: number, secondKm: number): [number, number] {
  const first = Math.round((fare * firstKm) / (firstKm + secondKm));
  return [first, fare - first];
}
