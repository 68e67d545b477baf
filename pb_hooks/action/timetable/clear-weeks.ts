import { forgetConnections } from '#hooks/settlement/connections/forget-connections.ts';
import type { TimetableContext } from '../shared/context.ts';
import { followRemoval } from './follow-slots.ts';
import { readLegs } from './read-legs.ts';
import { withdrawLegs } from './withdraw-legs.ts';

const DELETE = 'DELETE FROM leg WHERE aircraft IN (SELECT value FROM json_each({:aircraft}))';

/** Removes all legs of some aircraft (ids) from the timetable. Returns the number of legs removed. */
export function clearWeeks(context: TimetableContext, ids: readonly string[]): number {
  const { tx, airline } = context;
  withdrawLegs(context, ids, []);
  followRemoval(context, readLegs(tx, ids));
  const aircraft = JSON.stringify(ids);
  const legs = tx.db().newQuery(DELETE).bind({ aircraft }).execute().rowsAffected();
  if (legs > 0) forgetConnections(tx, airline.id);
  return legs;
}
