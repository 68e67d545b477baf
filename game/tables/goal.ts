import { GOAL_NAMES } from '../airline/goals.ts';
import { airlineId, defineTable, id, oneOf, whole } from './table.ts';

/** Goals reached by airlines. */
export const GOAL = defineTable({
  name: 'goal',
  access: 'owner',
  exportOrder: 'minute, id',
  unique: ['airline, goal'],
  columns: {
    id,
    airline: airlineId,
    goal: oneOf(GOAL_NAMES),
    /** World minute of the settlement that detected it. */
    minute: whole,
  },
});
