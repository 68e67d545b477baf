import type { PerClass } from '../cabin.ts';
import type { MonthShares } from '../forecast/months.ts';
import type { ForecastEnd } from '../forecast/route-week.ts';
import type { MarketDeparture } from '../records/market.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import type { RouteEndFacts, SchedulableAircraft } from '../timetable/schedulable.ts';

/** One end of a route, for schedules and forecasts alike. */
export interface PlanningEnd extends RouteEndFacts, ForecastEnd {}

/** A pair of airports with everything that a plan for it depends on. */
export interface PlanningRoute {
  id: string;
  km: number;
  a: PlanningEnd;
  b: PlanningEnd;
  /** People a year at usual fares, both ways together. */
  leisure: number;
  business: number;
  premium: number;
  /** Of one's own flights, whole US dollars. */
  fares: PerClass;
  /** Departures of other airlines. */
  others: readonly MarketDeparture[];
}

/** An aircraft that a week is planned for. */
export interface PlanningAircraft extends SchedulableAircraft {
  cabin: PerClass;
  /** Years. */
  age: number;
  /** 1 as new to 0. */
  condition: number;
  /** Per week, whole US dollars; 0 if it is owned. */
  leaseRate: number;
  /** Aircraft of its family in the fleet. */
  familySize: number;
}

/** What is the same for all routes and aircraft of one airline. */
export interface PlanningFacts {
  months: MonthShares;
  /** US dollars per tonne. */
  fuelPrice: number;
  airline: { id: string; punctuality: number; reputation: number };
}

/** The week of an aircraft that is not to be changed. */
export interface FixedWeek {
  aircraft: PlanningAircraft;
  legs: readonly PlannedLeg[];
}
