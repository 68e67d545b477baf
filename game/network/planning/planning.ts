import type { MonthShares } from '#game/demand/forecast/months.ts';
import type { ForecastEnd } from '#game/demand/forecast/route-week.ts';
import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import type { RouteEndFacts, SchedulableAircraft } from '../timetable/schedulable.ts';

/** One end of a route, for schedules and forecasts. */
export interface PlanningEnd extends RouteEndFacts, ForecastEnd {}

/** A pair of airports with all inputs of a plan. */
export interface PlanningRoute {
  id: string;
  km: number;
  a: PlanningEnd;
  b: PlanningEnd;
  /** Passengers per year at usual fares, both ways together. */
  leisure: number;
  business: number;
  premium: number;
  /** How well the airline knows this demand: see `RouteWeek`. */
  known?: number;
  /** Known factor of the economy on this demand in the coming weeks, 1 by default: see `knownFactor`. */
  economy?: number;
  /** Of the airline's own flights, whole US dollars. */
  fares: PerClass;
  /** Departures of other airlines. */
  others: readonly MarketDeparture[];
}

/** An aircraft to plan a week for. */
export interface PlanningAircraft extends SchedulableAircraft {
  cabin: PerClass;
  /** Years. */
  age: number;
  /** 1 = as new, 0 = worst. */
  condition: number;
  /** Per week, whole US dollars; 0 if it is owned. */
  leaseRate: number;
  /** Aircraft of its family in the fleet. */
  familySize: number;
}

/** Data shared by all routes and aircraft of one airline. */
export interface PlanningFacts {
  months: MonthShares;
  /** US dollars per tonne. */
  fuelPrice: number;
  /** The airline's overhead as a share of revenue, that of a small airline by default. */
  overheadShare?: number;
  airline: { id: string; punctuality: number; reputation: number };
}

/** The week of an aircraft that must not change. */
export interface FixedWeek {
  aircraft: PlanningAircraft;
  legs: readonly PlannedLeg[];
}
