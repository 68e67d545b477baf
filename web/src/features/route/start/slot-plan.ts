import type { Market } from '#game/payloads/market.ts';
import { prospectOf } from '#game/planning/prospect.ts';
import { checkWeek, type SlotTerms, withLegs } from '#game/slots/check-week.ts';
import type { PlannedLeg } from '#game/timetable/leg.ts';
import type { PlanJob, ProspectQuestion, ProspectsJob } from '#web/lib/planning/planner-messages.ts';

interface SlotFacts {
  market: Pick<Market, 'slots'>;
  /** The airline's whole timetable. */
  legs: readonly PlannedLeg[];
  /** Id of the airline's hub. */
  hub: string;
}

const termsOf = ({ market, legs, hub }: SlotFacts): SlotTerms => ({
  airports: new Map(Object.entries(market.slots)),
  fixed: withLegs(new Map(), legs),
  hub,
});

/** Checks whether the airports have enough slots for a new week of flights, by the server's rules. */
export const hasAllSlots = (week: readonly PlannedLeg[], facts: SlotFacts): boolean =>
  checkWeek(week, termsOf(facts)).length === 0;

/** Returns the job for the most profitable week on a pair within the available slots. */
export const slotPlanJob = (
  { route, aircraft, others }: ProspectQuestion,
  facts: ProspectsJob['facts'],
  slots: SlotFacts,
): PlanJob => ({
  kind: 'plan',
  fleet: [aircraft],
  routes: [route],
  facts,
  fixed: others,
  nights: false,
  slots: termsOf(slots),
});

/** Returns the prospect of that week, computed as on all other screens. */
export const profitOf = (
  { route, aircraft, others }: ProspectQuestion,
  legs: readonly PlannedLeg[],
  facts: ProspectsJob['facts'],
) => prospectOf(route, { aircraft, legs }, others, facts);
