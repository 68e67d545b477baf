import type { TimetableContext } from '#hooks/action/shared/context.ts';
import { forgetConnections } from '#hooks/demand/forget-connections.ts';
import { followRemoval } from './follow-slots.ts';
import { readLegs, type StoredLeg } from './read-legs.ts';
import { withdrawLegs } from './withdraw-legs.ts';

/**
 * Records that all legs of some aircraft (ids) leave the timetable, and lets the slots follow. Call it before the legs
 * are deleted. Returns the legs.
 */
export function leaveTimetable(context: TimetableContext, aircraft: readonly string[]): StoredLeg[] {
  const legs = readLegs(context.tx, aircraft);
  withdrawLegs(context, aircraft, []);
  followRemoval(context, legs);
  return legs;
}

const DELETE = 'DELETE FROM leg WHERE aircraft IN (SELECT value FROM json_each({:aircraft}))';

/** Removes all legs of some aircraft (ids) from the timetable. Returns the number of legs removed. */
export function clearWeeks(context: TimetableContext, ids: readonly string[]): number {
  const { tx, airline } = context;
  const { length } = leaveTimetable(context, ids);
  if (length === 0) return 0;
  tx.db()
    .newQuery(DELETE)
    .bind({ aircraft: JSON.stringify(ids) })
    .execute();
  forgetConnections(tx, airline.id);
  return length;
}
