import { type Band, movedBand } from '#game/demand/forecast/band.ts';
import { bestFares } from '#game/demand/forecast/best-fares.ts';
import { WHOLE_YEAR } from '#game/demand/forecast/months.ts';
import { weekBand } from '#game/demand/forecast/week-band.ts';
import type { PlanningFacts } from '#game/network/planning/planning.ts';
import { type Prospect, prospectOf, prospectOn } from '#game/network/planning/prospect.ts';
import type { Outlook, ProspectQuestion, StartPlan } from './planner-messages.ts';

/** Returns the range of an aircraft's profit, without what the airline's other aircraft earn on the pair. */
export const prospectBand = ({ week, money, profit }: Prospect): Band =>
  movedBand(weekBand(week).profit, profit - money.profit);

/** Returns the outlook of an aircraft on a pair. Null if it cannot fly it. Takes a few milliseconds. */
export function outlookOf(
  { route, aircraft, others, slots }: ProspectQuestion,
  facts: PlanningFacts,
  inDetail: boolean,
): Outlook | null {
  const prospect = prospectOn(route, aircraft, others, facts, slots);
  if (!prospect) return null;
  // The same week of flights as in a start plan, because planning another one takes as long again. A year has no economy
  // of the moment.
  const flown = { aircraft, legs: prospect.legs };
  const year = prospectOf({ ...route, economy: 1 }, flown, others, { ...facts, months: WHOLE_YEAR });
  return {
    profit: prospect.profit,
    band: prospectBand(prospect),
    yearly: year.profit,
    prospect: inDetail ? prospect : null,
  };
}

/**
 * Returns the start of an aircraft on a pair: its best week at reference fares, then the best fares for that week. Null if
 * it cannot fly the pair. Takes up to a second.
 */
export function startPlanOf(question: ProspectQuestion, facts: PlanningFacts): StartPlan | null {
  const { route, aircraft, others, slots } = question;
  const usual = prospectOn(route, aircraft, others, facts, slots);
  if (!usual) return null;
  const { legs, week } = usual;
  const { fares } = bestFares(week);
  const at = (months: PlanningFacts['months'], economy = route.economy) =>
    prospectOf({ ...route, fares, economy }, { aircraft, legs }, others, { ...facts, months });
  const prospect = at(facts.months);
  return { prospect, band: prospectBand(prospect), yearly: at(WHOLE_YEAR, 1).profit, usual: usual.profit };
}
