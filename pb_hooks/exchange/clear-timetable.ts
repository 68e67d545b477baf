import { recordId } from '#game/chance/record-id.ts';
import { readContext } from '../action/shared/read-context.ts';
import { clearWeeks } from '../action/timetable/clear-weeks.ts';

/** Past substitutions would let the next owner fly the aircraft to a base of the former one. */
const CLEAR = [
  "DELETE FROM maintenance WHERE aircraft = {:aircraft} AND state = 'planned'",
  'DELETE FROM stand_in WHERE aircraft = {:aircraft}',
];

/**
 * Takes an aircraft that is sold out of its owner's timetable and plans: weekly flights with their slots, planned checks
 * and substitutions.
 * @param now world minute
 */
export function clearTimetable(tx: CoreApp, airline: string, aircraft: string, now: number): void {
  let made = 0;
  const { user: _user, uptime: _uptime, ...facts } = readContext(tx, now, airline);
  const newId = () => recordId(['sold', aircraft, now, made++]);
  clearWeeks({ ...facts, newId }, [aircraft]);
  for (const sql of CLEAR) tx.db().newQuery(sql).bind({ aircraft }).execute();
}
