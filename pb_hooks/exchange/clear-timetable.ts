import { DEALERS } from '#game/books/accounts.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { readContext } from '../action/shared/read-context.ts';
import { dropLegs } from '../demand/forget-connections.ts';
import { leaveTimetable } from '../network/actions/timetable/leave-timetable.ts';

/**
 * One statement each for all sellers. Past substitutions would let the next owner fly the aircraft to a base of the former
 * one.
 */
const CLEAR = [
  'DELETE FROM leg WHERE aircraft IN (SELECT value FROM json_each({:ids}))',
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

/** Records that aircraft leave an airline's timetable. Call it before their legs are deleted. @returns ids of the legs */
function withdrawFrom(
  tx: CoreApp,
  airline: string,
  aircraft: readonly string[],
  now: number,
  world: core.Record,
): string[] {
  let made = 0;
  const { user: _user, uptime: _uptime, ...facts } = readContext(tx, now, airline, world);
  const newId = () => recordId(['sold', aircraft[0] ?? '', now, made++]);
  return leaveTimetable({ ...facts, newId }, aircraft).map(({ id }) => id);
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
  if (scheduled.size > 0) {
    const world = tx.findRecordById('world', WORLD_ID);
    const legs = [...scheduled].flatMap(([seller, aircraft]) =>
      withdrawFrom(tx, seller, aircraft, now, world),
    );
    dropLegs(tx, [...scheduled.keys()], legs);
  }
  const ids = JSON.stringify(leaving.map(({ aircraft }) => aircraft));
  for (const sql of CLEAR) tx.db().newQuery(sql).bind({ ids }).execute();
}
