import { overheadOf } from '#game/airline/overhead.ts';
import { marketValue, usualYear } from '#game/fleet/aircraft/ageing.ts';
import { type AircraftModel, dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import { CABIN_CLASSES, type PerClass, perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { checkShare } from '#game/fleet/aircraft/maintenance-costs.ts';
import { leaseRate } from '#game/fleet/lease.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { usualWeeklyHours } from '#game/network/timetable/usual-hours.ts';
import { compensation } from '#game/operations/delay/compensation.ts';
import { congestionOf } from '#game/operations/delay/congestion.ts';
import { expectedOutcome } from '#game/operations/delay/expected-outcome.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { landingCharge } from '#game/operations/flight/charges.ts';
import { flightCosts, totalOfCosts } from '#game/operations/flight/costs.ts';
import { DAYS_A_WEEK, HOUR } from '#game/world/time.ts';
import { comfortOf } from '../choice/comfort.ts';
import { usualDepartureFit } from '../choice/departure-fit.ts';
import { TASTES, USUAL } from '../choice/tastes.ts';
import { dearness, usualMinutes, weightOfTime } from '../choice/utility.ts';
import { PASSENGER_GROUPS } from '../groups.ts';
import { WHOLE_YEAR } from './months.ts';

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
/** Both ends of a flight, as far as its disruptions depend on them. */
const USUAL_AIRPORT = { lat: 40, congestion: congestionOf({ type: 'large_airport', runways: 1 }, 0) };

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
  /** Share of flights that are not cancelled. */
  flown: number;
  /** Costs of an empty flight with its share of checks, without landing; and the lease per week. US dollars. */
  flight: number;
  lease: number;
  /**
   * Contribution of a passenger after service, handling, overhead and compensation at the reference fare, by class.
   */
  left: PerClass;
  /** Reference fare after overhead, by class. */
  earned: PerClass;
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
 * Returns, by group, the weight of each fitted class, relative to economy on an average flight.
 * @param level fares as a multiple of the reference fares
 */
export const classWeights = (cabin: Readonly<PerClass>, level = 1): number[][] =>
  PASSENGER_GROUPS.map((group) => {
    const { fare, seat } = TASTES[group];
    return CABIN_CLASSES.map((name) => {
      if (cabin[name] < 1) return 0;
      const factor = referenceFare(1000, name) / referenceFare(1000, 'economy');
      return Math.exp(seat[name] + fare * (factor * level - 1) + dearness(level, 1));
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
  const earned = perClass((name) => {
    const fare = referenceFare(km, name);
    return fare - overheadOf(fare * MANY, aircraft.overheadShare) / MANY;
  });
  const { cancelled, compensated } = expectedOutcome({
    origin: USUAL_AIRPORT,
    destination: USUAL_AIRPORT,
    months: WHOLE_YEAR,
    condition: CONDITION,
    dispatch: dispatchReliability(model),
    block,
  });
  const paid = (compensated * compensation(0, true, km, MANY)) / MANY;
  return {
    rotations: rotationsOf(model, block),
    flown: 1 - cancelled,
    flight: empty + checkShare(model, block, { age, ...BASE }),
    lease: weeklyLease(aircraft),
    earned,
    left: perClass((name) => earned[name] - paid - (cost({ ...none, [name]: MANY }) - empty) / MANY),
    quality: qualities(aircraft, km),
  };
}
