import { WHOLE_YEAR } from '#game/demand/forecast/months.ts';
import type { PlanningFacts } from '#game/network/planning/planning.ts';
import { prospectOn } from '#game/network/planning/prospect.ts';
import type { Outlook, ProspectQuestion } from './planner-messages.ts';

/** Returns the outlook of an aircraft on a pair. Null if it cannot fly it. Takes a few milliseconds. */
export function outlookOf(
  { route, aircraft, others, slots }: ProspectQuestion,
  facts: PlanningFacts,
  inDetail: boolean,
): Outlook | null {
  const prospect = prospectOn(route, aircraft, others, facts, slots);
  // A year without the economy of the moment.
  const mean = { ...facts, months: WHOLE_YEAR };
  const year = prospectOn({ ...route, economy: 1 }, aircraft, others, mean, slots);
  if (!prospect || !year) return null;
  return { profit: prospect.profit, yearly: year.profit, prospect: inDetail ? prospect : null };
}
