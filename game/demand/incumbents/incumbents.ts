import { type PerClass, scaledClasses, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare, referenceFares } from '#game/network/route/fares.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import { DAYS_A_WEEK, HOUR, WEEKS_A_YEAR } from '#game/world/time.ts';
import { NORMAL_TRAFFIC } from '#game/world/world-settings.ts';
import { roundedPower } from '../choice/rounded-power.ts';
import { TASTES } from '../choice/tastes.ts';
import { usualMinutes, weightOfTime } from '../choice/utility.ts';
import type { PassengerGroup } from '../groups.ts';

/*
 * The airlines of the real world that are not in this one, as one competitor per pair.
 */

/** Load factor for which they fly: IATA 2019 (82.6%) and 2023 (82.2%), less what their weakest days lose. */
export const INCUMBENT_LOAD = 0.81;
/** Fewest flights per week and direction that they keep up. */
export const FEWEST_FLIGHTS = 2;
/** Fares in reference fares: of a single airline, and of very many. */
export const FARES_ALONE = 1.05;
export const FARES_MANY = 0.95;
/**
 * Fares fall with the trips of a pair beyond this number per year, to this power. That is less than costs per passenger do:
 * they fall with the power of −0.2 (D. Caves et al., RAND Journal of Economics 15, 1984).
 */
export const DENSE_TRIPS = 500_000;
export const DENSE_FARES = -0.12;
/** Elasticity of demand if all fares of a pair change: those who come for lower fares fly on more flights. */
export const ALL_FARES = -1.4;
/** Shares of seats in business class: in smaller aircraft, on other short flights, and from FAR_KM. */
const [NO_BUSINESS_BELOW, SHORT_BUSINESS, FAR_BUSINESS] = [90, 0.075, 0.14];
const FAR_KM = 4_500;
/** The journey by way of an average hub: its length relative to the direct distance, and the stop in minutes. */
export const DETOUR = 1.2;
export const STOP_MIN = 150;
/** Distance in km below which nobody changes flights. */
const NEAREST_STOP_KM = 700;
/** One-stop journeys per week and direction: in the morning, at noon and in the evening. */
const STOP_FLIGHTS = 21;
/** Seats of an average aircraft. */
const AVERAGE_SEATS = 180;
/** Seats per flight where no type is known: up to FAR_KM, and beyond. */
const [NEAR_SEATS, FAR_SEATS] = [160, 270];

/** Returns the seats per flight of airlines whose aircraft are unknown. @param km distance */
export const typicalSeats = (km: number): number => (km > FAR_KM ? FAR_SEATS : NEAR_SEATS);

/** How the airlines of the real world fly a pair. */
export interface ServedPair {
  airlines: number;
  /** Mean seats per flight. */
  seats: number;
  /** Fares and flights, in thousandths of what the seed gives. No flights if they have left. */
  fares: number;
  flights: number;
}

/** Incumbents that have not answered anybody yet. */
export const AS_SEEDED = { fares: 1000, flights: 1000 };

/** Returns the fares of this many airlines, in reference fares. */
const fareLevel = (airlines: number): number => FARES_MANY + (FARES_ALONE - FARES_MANY) / airlines;

/** Steps per unit of the factors on fares and flights. */
const STEPS = 10_000;

/** Returns a power of how many times a pair has the trips from which fares fall, which is at least 1. */
const densityTo = (yearly: number, exponent: number): number =>
  roundedPower(Math.max(1, yearly / DENSE_TRIPS), exponent, STEPS);

/** Returns fares in thousandths of those of a pair that is not dense. @param fares thousandths of what the seed gives */
export const faresByDensity = (yearly: number, fares: number): number =>
  Math.round(fares * densityTo(yearly, DENSE_FARES));

function cabinOf(seats: number, km: number): PerClass {
  const share = seats < NO_BUSINESS_BELOW ? 0 : km < FAR_KM ? SHORT_BUSINESS : FAR_BUSINESS;
  const business = Math.round(seats * share);
  return { economy: seats - business, business, first: 0 };
}

/**
 * Returns the flights per week and direction that fly a pair's trips at the usual load factor, with those who come for
 * the lower fares of a dense pair.
 * @param yearly trips, both directions together
 * @param traffic the world's setting in percent
 */
export const usualFlights = (yearly: number, seats: number, traffic: number): number =>
  (yearly * densityTo(yearly, DENSE_FARES * ALL_FARES) * traffic) /
  NORMAL_TRAFFIC /
  2 /
  WEEKS_A_YEAR /
  (seats * INCUMBENT_LOAD);

/** Returns the flights per week and direction on a served pair, which may be too few. Trips are rounded by group. */
export const directFlights = (
  yearly: number,
  { seats, flights }: Pick<ServedPair, 'seats' | 'flights'>,
  traffic: number,
): number => (usualFlights(yearly, seats, traffic) * flights) / AS_SEEDED.flights;

/** Returns direct flights as an offer. Fares are in thousandths, from `faresByDensity`. @param km whole */
export const directOffer = (
  km: number,
  { airlines, seats, fares }: Omit<ServedPair, 'flights'>,
  flights: number,
): Incumbents => ({
  airlines,
  flights,
  seats: cabinOf(seats, km),
  fares: scaledClasses(referenceFares(km), (fareLevel(airlines) * fares) / AS_SEEDED.fares),
  stops: 0,
  minutes: Math.round(usualMinutes(km)),
});

/** Returns the seats of a direct flight. 0 if nobody flies directly. */
export const incumbentSize = (incumbents: Incumbents | null): number =>
  incumbents?.stops === 0 ? sumOfClasses(incumbents.seats) : 0;

/** Returns the worth of a journey to leisure passengers, relative to a direct flight at the reference fare. */
function worthOfJourney({ minutes, stops, fares }: Incumbents, km: number): number {
  const { stop, hour, fare } = TASTES.leisure;
  const usual = referenceFare(km, 'economy');
  const time = weightOfTime(usual) * (stop * stops + (hour * (minutes - usualMinutes(km))) / HOUR);
  return Math.exp(time + fare * (fares.economy / usual - 1));
}

/**
 * Returns the seats per day and direction for quick estimates: those of direct flights at the reference fare that would be
 * worth as much. Journeys with a stop count as average aircraft.
 */
export function incumbentSeatsADay(incumbents: Incumbents | null, km: number): number {
  if (incumbents === null) return 0;
  const seats = incumbents.stops === 0 ? sumOfClasses(incumbents.seats) : AVERAGE_SEATS;
  return (incumbents.flights * seats * worthOfJourney(incumbents, km)) / DAYS_A_WEEK;
}

/** Returns the journeys by way of other hubs on a pair without direct flights. Null if it is too short for them. */
function oneStop(km: number, yearly: number, traffic: number): Incumbents | null {
  if (km < NEAREST_STOP_KM) return null;
  const seats = Math.round((yearly * traffic) / NORMAL_TRAFFIC / 2 / WEEKS_A_YEAR / STOP_FLIGHTS);
  if (seats < 1) return null;
  return {
    airlines: 1,
    flights: STOP_FLIGHTS,
    seats: cabinOf(seats, km),
    fares: referenceFares(km),
    stops: 1,
    minutes: Math.round(usualMinutes(km * DETOUR)) + STOP_MIN,
  };
}

/** A pair with its trips per year, both directions together. */
export interface FlownPair {
  km: number;
  yearly: Readonly<Record<PassengerGroup, number>>;
  /** Null if nobody flies it directly in reality. */
  served: ServedPair | null;
}

/**
 * Returns what incumbents offer on a pair. Null if nobody flies it. Distance and trips are rounded as in research, so
 * that all pages show the same.
 * @param traffic the world's setting in percent
 */
export function incumbentsOn(
  { km: exactKm, yearly: trips, served }: FlownPair,
  traffic: number,
): Incumbents | null {
  if (traffic === 0) return null;
  const km = Math.round(exactKm);
  const yearly = Math.round(trips.leisure) + Math.round(trips.business) + Math.round(trips.premium);
  if (served) {
    const flights = directFlights(yearly, served, traffic);
    if (flights >= FEWEST_FLIGHTS)
      return directOffer(km, { ...served, fares: faresByDensity(yearly, served.fares) }, flights);
  }
  return oneStop(km, yearly, traffic);
}
