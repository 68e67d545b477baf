import { WHOLE_YEAR } from '../../../../game/forecast/months.ts';
import type { PlanningFacts } from '../../../../game/planning/planning.ts';
import { prospectOn } from '../../../../game/planning/prospect.ts';
import type { Outlook, ProspectQuestion } from './planner-messages.ts';

/** Returns what an aircraft would earn on a pair; null if it cannot fly it. Takes some milliseconds. */
export function outlookOf(
  { route, aircraft, others }: ProspectQuestion,
  facts: PlanningFacts,
  inDetail: boolean,
): Outlook | null {
  const prospect = prospectOn(route, aircraft, others, facts);
  const year = prospectOn(route, aircraft, others, { ...facts, months: WHOLE_YEAR });
  if (!prospect || !year) return null;
  return { profit: prospect.profit, yearly: year.profit, prospect: inDetail ? prospect : null };
}
