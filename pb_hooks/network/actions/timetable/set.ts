import type { ActionInput } from '#game/actions/actions.ts';
import { LEG } from '#game/tables/leg.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { forgetConnections } from '#hooks/demand/forget-connections.ts';
import { insertInto, writeRows } from '#hooks/platform/db/write-rows.ts';
import { type CheckedTimetable, isStillChecked } from './check.ts';
import { type CheckedWeeks, checkWeeks } from './check-weeks.ts';
import { followTimetable } from './follow-slots.ts';
import { legRows } from './leg-rows.ts';
import { flownAmong, noteEntries } from './note-entries.ts';
import { numberLegs } from './number-legs.ts';
import { withFirstDeparture } from './with-first-departure.ts';
import { withdrawLegs } from './withdraw-legs.ts';

const DELETE = 'DELETE FROM leg WHERE aircraft IN (SELECT value FROM json_each({:aircraft}))';
const LEGS = insertInto(LEG, { airline: '{:airline}' });
const CHANGED =
  'UPDATE aircraft SET revision = revision + 1 WHERE id IN (SELECT value FROM json_each({:aircraft}))';

/**
 * Replaces the whole week of each named aircraft: all of them or none. The new weeks apply from the next full
 * hour.
 * @param checked result of the check before the transaction; repeated if something has changed since
 * @throws BadRequestError that names every invalid leg and by how much it is invalid
 */
export function setTimetable(
  context: ActionContext,
  input: ActionInput<'timetable.set'>,
  checked?: CheckedTimetable,
): object {
  const found = checked && isStillChecked(context, checked) ? checked.checked : checkWeeks(context, input);
  writeWeeks(context, found);
  return { aircraft: found.weeks.map(({ aircraft: { id, revision } }) => ({ id, revision: revision + 1 })) };
}

/** Replaces the weeks of some aircraft with checked ones. */
export function writeWeeks(context: ActionContext, { weeks, slotFacts }: CheckedWeeks): void {
  const { tx, airline } = context;
  const aircraft = JSON.stringify(weeks.map(({ aircraft }) => aircraft.id));
  const planned = [...new Set(weeks.flatMap(({ legs }) => legs.map(({ route }) => route)))];
  const flown = flownAmong(tx, planned);
  const known = withdrawLegs(
    context,
    weeks.map(({ aircraft }) => aircraft.id),
    weeks.flatMap(({ legs }) => legs),
  );
  const since = withFirstDeparture(context, weeks, known);
  const numbers = numberLegs(context, weeks);
  const rows = legRows(weeks).map((row, index) => ({
    ...row,
    since: since[index] ?? 0,
    number: numbers[index] ?? '',
  }));
  tx.db().newQuery(DELETE).bind({ aircraft }).execute();
  writeRows(tx, LEGS, rows, { airline: airline.id });
  noteEntries(
    context,
    planned.filter((route) => !flown.has(route)),
  );
  tx.db().newQuery(CHANGED).bind({ aircraft }).execute();
  forgetConnections(tx, airline.id);
  const added = weeks.flatMap(({ legs }) => legs);
  followTimetable(context, slotFacts.slots, slotFacts.gone, added);
}
