import { overheadOf } from '#game/airline/overhead.ts';
import { marketValue, usualYear } from '#game/fleet/aircraft/ageing.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { CABIN_CLASSES, type PerClass, perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { checkShare } from '#game/fleet/aircraft/maintenance-costs.ts';
import { leaseRate } from '#game/fleet/lease.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { usualWeeklyHours } from '#game/network/timetable/usual-hours.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { landingCharge } from '#game/operations/flight/charges.ts';
import { flightCosts, totalOfCosts } from '#game/operations/flight/costs.ts';
import { DAYS_A_WEEK, HOUR } from '#game/world/time.ts';
import { comfortOf } from '../choice/comfort.ts';
import { usualDepartureFit } from '../choice/departure-fit.ts';
import { TASTES, USUAL } from '../choice/tastes.ts';
import { usualMinutes, weightOfTime } from '../choice/utility.ts';
import { PASSENGER_GROUPS } from '../groups.ts';

/**
 * Hours of the day in which short flights operate. Flights with a longer block time than this many minutes
 * also fly at night.
 */
const OPEN_HOURS = 17;
const NIGHT_FLIGHT = 5 * HOUR;
const CONDITION = 0.93;
/** Number of passengers per cost calculation, because costs are rounded to whole dollars. */
const MANY = 100;
const BASE = { ownBase: true, familySize: 3 };

/** An aircraft with the owner's cabin and terms. */
export interface RouteAircraft {
  model: AircraftModel;
  cabin: Readonly<PerClass>;
  /** Years; defaults to 5. */
  age?: number;
  /** Whether the aircraft is leased, at the market rate. */
  leased: boolean;
  /** US dollars per tonne. */
  fuelPrice: number;
  /** The airline's overhead as a share of revenue; defaults to that of a small one. */
  overheadShare?: number;
}

/** Costs and revenue of flying an aircraft over a distance. Lists are by class or by group. */
export interface RouteFigures {
  /** Maximum return flights per week. */
  rotations: number;
  /** Costs of an empty flight with its share of checks, without landing; and the lease per week. US dollars. */
  flight: number;
  lease: number;
  /** Contribution of a passenger after service, handling and overhead at the reference fare, by class. */
  left: PerClass;
  /** By group: quality relative to an average flight, as a factor. */
  quality: number[];
}

/** Returns the return flights per week that the usual hours and the length of the day allow, at least one. */
function rotationsOf(model: AircraftModel, block: number): number {
  const hours = block > NIGHT_FLIGHT ? 24 : OPEN_HOURS;
  const byDay = (DAYS_A_WEEK * hours * HOUR) / (2 * (block + model.turnaround_min));
  const byUse = (usualWeeklyHours(model) * HOUR) / (2 * block);
  return Math.max(1, Math.floor(Math.min(byDay, byUse)));
}

/** Returns a week's lease at the market rate, 0 for an owned aircraft. */
function weeklyLease({ model, age = 5, leased }: RouteAircraft): number {
  if (!leased) return 0;
  const usual = usualYear(model);
  const wear = { age, hours: usual.hours * age, cycles: usual.cycles * age, condition: CONDITION };
  return leaseRate(marketValue(model, wear), age);
}

/**
 * Returns, by group, the weight of each fitted class at reference fares, relative to economy on an average
 * flight.
 */
export const classWeights = (cabin: Readonly<PerClass>): number[][] =>
  PASSENGER_GROUPS.map((group) => {
    const { fare, seat } = TASTES[group];
    return CABIN_CLASSES.map((name) => {
      if (cabin[name] < 1) return 0;
      const factor = referenceFare(1000, name) / referenceFare(1000, 'economy');
      return Math.exp(seat[name] + fare * (factor - 1));
    });
  });

let weightsOfHours: readonly number[] | undefined;

/**
 * Returns, by group, the value of a departure at a usual hour relative to the best hour. It is computed on first use,
 * because every runtime of the server loads this file.
 */
export function hourWeights(): readonly number[] {
  weightsOfHours ??= PASSENGER_GROUPS.map((group) => Math.exp(usualDepartureFit(group)));
  return weightsOfHours;
}

/**
 * Returns, by group, the quality of a flight with this aircraft over a distance (km) relative to an average
 * flight, as a factor. It covers time and comfort.
 */
export function qualities(
  { model, cabin, age = 5 }: Pick<RouteAircraft, 'model' | 'cabin' | 'age'>,
  km: number,
): number[] {
  const { popularity, max_seats } = model;
  const comfort = comfortOf({ popularity, age, seats: sumOfClasses(cabin), max_seats });
  const late = (blockMinutes(km, model.cruise_kmh) - usualMinutes(km)) / HOUR;
  const hours = late * weightOfTime(referenceFare(km, 'economy'));
  return PASSENGER_GROUPS.map((group) => {
    const taste = TASTES[group];
    return Math.exp(taste.hour * hours + taste.comfort * (comfort - USUAL.comfort));
  });
}

/** Returns the figures of an aircraft over a distance (km). */
export function routeFigures(aircraft: RouteAircraft, km: number): RouteFigures {
  const { model, cabin, fuelPrice, age = 5 } = aircraft;
  const seats = sumOfClasses(cabin);
  const block = blockMinutes(km, model.cruise_kmh);
  const cost = (passengers: PerClass) =>
    totalOfCosts(
      flightCosts({
        model,
        km,
        seats,
        passengers,
        fuelPrice,
        age,
        condition: CONDITION,
        destination: 'medium_airport',
        groundMinutes: model.turnaround_min,
      }),
    ) - landingCharge(model.mtow_kg, 'medium_airport');
  const none = perClass(() => 0);
  const empty = cost(none);
  const rotations = rotationsOf(model, block);
  return {
    rotations,
    flight: empty + checkShare(model, block, { age, ...BASE }),
    lease: weeklyLease(aircraft),
    left: perClass((name) => {
      const fare = referenceFare(km, name);
      return (
        fare -
        overheadOf(fare * MANY, aircraft.overheadShare) / MANY -
        (cost({ ...none, [name]: MANY }) - empty) / MANY
      );
    }),
    quality: qualities(aircraft, km),
  };
}
