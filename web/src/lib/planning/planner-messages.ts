import type { Band } from '#game/demand/forecast/band.ts';
import type { BestFares } from '#game/demand/forecast/best-fares.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import type { FleetPlanInput, PlannedAircraftWeek } from '#game/network/planning/plan-fleet.ts';
import type {
  FixedWeek,
  PlanningAircraft,
  PlanningFacts,
  PlanningRoute,
} from '#game/network/planning/planning.ts';
import type { Prospect } from '#game/network/planning/prospect.ts';
import type { SlotTerms } from '#game/slots/check-week.ts';

/** One aircraft on one pair. */
export interface ProspectQuestion {
  route: PlanningRoute;
  aircraft: PlanningAircraft;
  /** Weeks of the airline's other aircraft on the pair. */
  others: readonly FixedWeek[];
  /** Slots at both ends. Omitted where all hours are open. */
  slots?: SlotTerms;
}

/** Expected profit of an aircraft on a pair, US dollars per week. */
export interface Outlook {
  /** In the coming four weeks. */
  profit: number;
  /** In four of five of these weeks: see `weekBand`. */
  band: Band;
  /** With the same flights, in an average week of the year. */
  yearly: number;
  /** Details of the next four weeks, if requested. */
  prospect: Prospect | null;
}

export interface ProspectsJob {
  kind: 'prospects';
  questions: readonly ProspectQuestion[];
  facts: PlanningFacts;
  /** Whether outlooks include their prospects. */
  inDetail: boolean;
}

/** The first week of flights of an aircraft on a pair, at the most profitable fares. */
export interface StartPlan {
  prospect: Prospect;
  /** Profit in four of five of the coming weeks: see `weekBand`. */
  band: Band;
  /** Profit in an average week of the year, US dollars. */
  yearly: number;
  /** Profit in the coming four weeks at reference fares, US dollars per week. */
  usual: number;
}

/** Job for a start plan. */
export interface StartJob {
  kind: 'start';
  question: ProspectQuestion;
  facts: PlanningFacts;
}

/** Scheduler input without functions, which cannot be sent to a worker. */
export interface PlanJob extends Omit<FleetPlanInput, 'onProgress'> {
  kind: 'plan';
}

/** Job for the best fares of routes. */
export interface FaresJob {
  kind: 'fares';
  weeks: readonly RouteWeek[];
}

export type PlannerJob = ProspectsJob | StartJob | PlanJob | FaresJob;

/** Results arrive in the order of the questions. Null if the aircraft cannot fly the pair. */
export type PlannerMessage =
  | { kind: 'outlooks'; outlooks: (Outlook | null)[] }
  | { kind: 'start'; plan: StartPlan | null }
  | { kind: 'fares'; best: BestFares; band: Band }
  | { kind: 'progress'; share: number }
  | { kind: 'weeks'; weeks: Map<string, PlannedAircraftWeek> };
