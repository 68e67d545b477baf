import { marketValue, usualYear } from '../ageing.ts';
import type { AircraftModel } from '../aircraft-model.ts';
import { CABIN_CLASSES, type PerClass, sumOfClasses } from '../cabin.ts';
import { comfortOf } from '../choice/comfort.ts';
import { usualDepartureFit } from '../choice/departure-fit.ts';
import { TASTES, USUAL } from '../choice/tastes.ts';
import { usualMinutes } from '../choice/utility.ts';
import { PASSENGER_GROUPS } from '../demand/groups.ts';
import { referenceFare } from '../fares.ts';
import { blockMinutes } from '../flight/block-time.ts';
import { landingCharge } from '../flight/charges.ts';
import { flightCosts, totalOfCosts } from '../flight/costs.ts';
import { leaseRate } from '../lease.ts';
import { overheadOf } from '../overhead.ts';
import { DAYS_A_WEEK, HOUR } from '../time.ts';
import { usualWeeklyHours } from '../timetable/usual-hours.ts';
import { checkShare } from './check-share.ts';

/** Hours of a day in which short flights depart and arrive; a flight longer than this many minutes flies through the night. */
const OPEN_HOURS = 17;
const NIGHT_FLIGHT = 5 * HOUR;
const CONDITION = 0.93;
/** Passengers at once, since costs are rounded to whole dollars. */
const MANY = 100;
const BASE = { ownBase: true, familySize: 3 };

/** An aircraft as its owner would fly it. */
export interface RouteAircraft {
  model: AircraftModel;
  cabin: Readonly<PerClass>;
  /** Years; 5 where it is left out. */
  age?: number;
  /** Whether it costs a lease, at the market's rate. */
  leased: boolean;
  /** US dollars a tonne. */
  fuelPrice: number;
}

/** What flying an aircraft over a distance takes and brings, figure by figure. Lists are by class or by group. */
export interface RouteFigures {
  /** Return flights that fit into a week. */
  rotations: number;
  /** Of a flight that nobody is on, landing left out, with its part of the checks; and of a week's lease, by return flight. */
  flight: number;
  lease: number;
  /** What a passenger leaves after service, handling and overhead at the reference fare, by class. */
  left: number[];
  /** By group: how much better than a usual flight it is, as a factor. */
  quality: number[];
}

/** Return flights a week: as many as the usual hours and the day allow, at least one where the week is long enough. */
function rotationsOf(model: AircraftModel, block: number): number {
  const hours = block > NIGHT_FLIGHT ? 24 : OPEN_HOURS;
  const byDay = (DAYS_A_WEEK * hours * HOUR) / (2 * (block + model.turnaround_min));
  const byUse = (usualWeeklyHours(model) * HOUR) / (2 * block);
  return Math.max(1, Math.floor(Math.min(byDay, byUse)));
}

/** A week's lease at the market's rate, 0 for an aircraft that is owned. */
function weeklyLease({ model, age = 5, leased }: RouteAircraft): number {
  if (!leased) return 0;
  const usual = usualYear(model);
  const wear = { age, hours: usual.hours * age, cycles: usual.cycles * age, condition: CONDITION };
  return leaseRate(marketValue(model, wear), age);
}

/** By group, how likely each fitted class is taken at reference fares, in parts of economy on a usual flight. */
export const classWeights = (cabin: Readonly<PerClass>): number[][] =>
  PASSENGER_GROUPS.map((group) => {
    const { fare, seat } = TASTES[group];
    return CABIN_CLASSES.map((name) => {
      if (cabin[name] < 1) return 0;
      const factor = referenceFare(1000, name) / referenceFare(1000, 'economy');
      return Math.exp(seat[name] + fare * (factor - 1));
    });
  });

/** Airlines put their departures where more than the average wish for one. */
const WELL_CHOSEN = 0.12;

/** By group, what a departure at a usual hour is worth of one at the best. */
export const HOUR_WEIGHTS: readonly number[] = PASSENGER_GROUPS.map((group) =>
  Math.exp(Math.min(0, usualDepartureFit(group) + WELL_CHOSEN)),
);

/** By group, how much better than a usual flight one with an aircraft is over so many km, as a factor: time and comfort. */
export function qualities(
  { model, cabin, age = 5 }: Pick<RouteAircraft, 'model' | 'cabin' | 'age'>,
  km: number,
): number[] {
  const { popularity, max_seats } = model;
  const comfort = comfortOf({ popularity, age, seats: sumOfClasses(cabin), max_seats });
  const hours = (blockMinutes(km, model.cruise_kmh) - usualMinutes(km)) / HOUR;
  return PASSENGER_GROUPS.map((group) => {
    const taste = TASTES[group];
    return Math.exp(taste.hour * hours + taste.comfort * (comfort - USUAL.comfort));
  });
}

/** The figures of an aircraft over so many km. */
export function routeFigures(aircraft: RouteAircraft, km: number): RouteFigures {
  const { model, cabin, fuelPrice, age = 5 } = aircraft;
  const seats = sumOfClasses(cabin);
  const block = blockMinutes(km, model.cruise_kmh);
  const cost = (passengers: PerClass) =>
    totalOfCosts(
      flightCosts({
        ...{ model, km, seats, passengers, fuelPrice, age, condition: CONDITION },
        ...{ destination: 'medium_airport', groundMinutes: model.turnaround_min },
      }),
    ) - landingCharge(model.mtow_kg, 'medium_airport');
  const none = { economy: 0, business: 0, first: 0 };
  const empty = cost(none);
  const rotations = rotationsOf(model, block);
  return {
    rotations,
    flight: empty + checkShare(model, block, { age, ...BASE }),
    lease: weeklyLease(aircraft) / rotations,
    left: CABIN_CLASSES.map((name) => {
      const fare = referenceFare(km, name);
      return fare - overheadOf(fare * MANY) / MANY - (cost({ ...none, [name]: MANY }) - empty) / MANY;
    }),
    quality: qualities(aircraft, km),
  };
}
