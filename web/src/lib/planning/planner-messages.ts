import type { Movements } from '../../../../game/airport-slots.ts';
import type { BestFares } from '../../../../game/forecast/best-fares.ts';
import type { RouteWeek } from '../../../../game/forecast/route-week.ts';
import type { FleetPlanInput, PlannedAircraftWeek } from '../../../../game/planning/plan-fleet.ts';
import type {
  FixedWeek,
  PlanningAircraft,
  PlanningFacts,
  PlanningRoute,
} from '../../../../game/planning/planning.ts';
import type { Prospect } from '../../../../game/planning/prospect.ts';
import type { OwnMovements } from '../../../../game/slot-share.ts';

/** One aircraft on one pair. */
export interface ProspectQuestion {
  route: PlanningRoute;
  aircraft: PlanningAircraft;
  /** Weeks of one's other aircraft on the pair. */
  others: readonly FixedWeek[];
}

/** What an aircraft would earn on a pair, in US dollars per week. */
export interface Outlook {
  /** In the coming four weeks. */
  profit: number;
  /** In an average week of the year. */
  yearly: number;
  /** The coming four weeks in detail, if they were asked for. */
  prospect: Prospect | null;
}

export interface ProspectsJob {
  kind: 'prospects';
  questions: readonly ProspectQuestion[];
  facts: PlanningFacts;
  /** Whether each outlook comes with its prospect. */
  inDetail: boolean;
}

/** A plan without functions, which no message can carry. */
export interface PlanJob extends Omit<FleetPlanInput, 'slots' | 'onProgress'> {
  kind: 'plan';
  slots: { others: Movements; own: OwnMovements; runways: ReadonlyMap<string, number> };
}

/** The best fares of some routes. */
export interface FaresJob {
  kind: 'fares';
  weeks: readonly RouteWeek[];
}

export type PlannerJob = ProspectsJob | PlanJob | FaresJob;

/** Answers come in the order of the questions; null if the aircraft cannot fly the pair. */
export type PlannerMessage =
  | { kind: 'outlooks'; outlooks: (Outlook | null)[] }
  | { kind: 'fares'; best: BestFares }
  | { kind: 'progress'; share: number }
  | { kind: 'weeks'; weeks: Map<string, PlannedAircraftWeek> };
