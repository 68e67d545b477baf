import { DEALERS } from '#game/account/accounts.ts';
import { recordId } from '#game/chance/record-id.ts';
import { readContext } from '../action/shared/read-context.ts';
import { clearWeeks } from '../action/timetable/clear-weeks.ts';

/** Past substitutions would let the next owner fly the aircraft to a base of the former one. */
const CLEAR = [
  "DELETE FROM maintenance WHERE +state = 'planned' AND aircraft IN (SELECT value FROM json_each({:ids}))",
  'DELETE FROM stand_in WHERE aircraft IN (SELECT value FROM json_each({:ids}))',
];

/** An aircraft that its owner sells. */
interface Leaving {
  seller: string;
  aircraft: string;
  /** Number of its weekly flights. */
  legs: number;
}

/** Takes aircraft out of an airline's timetable. */
function clearOf(tx: CoreApp, airline: string, aircraft: readonly string[], now: number): void {
  let made = 0;
  const { user: _user, uptime: _uptime, ...facts } = readContext(tx, now, airline);
  const newId = () => recordId(['sold', aircraft[0] ?? '', now, made++]);
  clearWeeks({ ...facts, newId }, [...aircraft]);
}

/**
 * Takes aircraft that are sold out of their owners' timetables and plans: weekly flights with their slots, planned checks
 * and substitutions.
 * @param now world minute
 */
export function clearTimetables(tx: CoreApp, leaving: readonly Leaving[], now: number): void {
  const scheduled = new Map<string, string[]>();
  for (const { seller, aircraft, legs } of leaving)
    if (seller !== DEALERS && legs > 0) scheduled.set(seller, [...(scheduled.get(seller) ?? []), aircraft]);
  for (const [seller, aircraft] of scheduled) clearOf(tx, seller, aircraft, now);
  const ids = JSON.stringify(leaving.map(({ aircraft }) => aircraft));
  for (const sql of CLEAR) tx.db().newQuery(sql).bind({ ids }).execute();
}
