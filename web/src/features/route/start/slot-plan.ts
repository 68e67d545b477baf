import type { Market } from '#game/payloads/market.ts';
import { prospectOf } from '#game/planning/prospect.ts';
import { checkSlots, countMovements } from '#game/timetable/airport-slots.ts';
import type { PlannedLeg } from '#game/timetable/leg.ts';
import { checkShare } from '#game/timetable/slot-share.ts';
import type { PlanJob, ProspectQuestion, ProspectsJob } from '#web/lib/planning/planner-messages.ts';

interface SlotFacts {
  market: Market;
  /** The airline's whole timetable. */
  legs: readonly PlannedLeg[];
  /** Runways by airport id. */
  runways: ReadonlyMap<string, number>;
}

/** Checks whether the airports have enough slots for a new week of flights, by the server's rules. */
export function hasAllSlots(week: readonly PlannedLeg[], { market, legs, runways }: SlotFacts): boolean {
  const runwaysOf = (airport: string) => runways.get(airport) ?? 0;
  const own = countMovements(legs);
  return (
    checkSlots(week, new Map(Object.entries(market.movements)), runwaysOf).length === 0 &&
    checkShare(week, { others: own, before: own }, runwaysOf).length === 0
  );
}

/** Returns the job for the most profitable week on a pair within the available slots. */
export function slotPlanJob(
  { route, aircraft, others }: ProspectQuestion,
  facts: ProspectsJob['facts'],
  { market, legs, runways }: SlotFacts,
): PlanJob {
  const own = countMovements(legs);
  return {
    kind: 'plan',
    fleet: [aircraft],
    routes: [route],
    facts,
    fixed: others,
    nights: false,
    slots: { others: new Map(Object.entries(market.movements)), own: { others: own, before: own }, runways },
  };
}

/** Returns the prospect of that week, computed as on all other screens. */
export const profitOf = (
  { route, aircraft, others }: ProspectQuestion,
  legs: readonly PlannedLeg[],
  facts: ProspectsJob['facts'],
) => prospectOf(route, { aircraft, legs }, others, facts);
