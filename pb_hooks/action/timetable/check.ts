import type { ActionInput } from '../../../game/actions/actions.ts';
import { readJson } from '../../http/read-json.ts';
import type { Checked } from '../checks.ts';
import type { CheckContext } from '../context.ts';
import { nextSeq } from '../log.ts';
import { type CheckedWeek, checkWeeks } from './check-weeks.ts';
import { LEG_COLUMNS, legRows } from './leg-rows.ts';

/** Weeks that were checked before the transaction, and when: nothing that others did before `seq` is missing. */
export interface CheckedTimetable {
  weeks: CheckedWeek[];
  seq: number;
  revision: number;
  settledHour: number;
}

const STORED = `
  SELECT COALESCE(json_group_array(json_array(${LEG_COLUMNS})), '[]') AS json FROM (
    SELECT * FROM leg WHERE aircraft IN (SELECT value FROM json_each({:ids})) ORDER BY id)`;

/** Other airlines change what was checked only by taking slots. Of the own one, the revision and the hour tell. */
const TAKEN_SINCE = `
  SELECT EXISTS (SELECT 1 FROM action WHERE seq >= {:seq} AND name IN ('timetable.set', 'route.start') AND airline <> {:airline}) AS json`;

/** Whether a check made before this transaction is as good as one made now. */
export const isStillChecked = ({ tx, airline }: CheckContext, checked: CheckedTimetable): boolean =>
  checked.revision === airline.revision &&
  checked.settledHour === airline.settledHour &&
  readJson<number>(tx, TAKEN_SINCE, { seq: checked.seq, airline: airline.id }) === 0;

/** Whether the aircraft fly just these weeks already. */
function isFlown({ tx, airline }: CheckContext, weeks: readonly CheckedWeek[]): boolean {
  const ids = JSON.stringify(weeks.map(({ aircraft }) => aircraft.id));
  const rows = legRows(airline.code, weeks).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return JSON.stringify(readJson(tx, STORED, { ids })) === JSON.stringify(rows);
}

/** Checks a timetable before the transaction, in which nobody else can write. */
export function checkTimetableSet(
  context: CheckContext,
  input: ActionInput<'timetable.set'>,
): Checked<'timetable.set'> {
  const { revision, settledHour } = context.airline;
  const seq = nextSeq(context.tx);
  const weeks = checkWeeks(context, input);
  if (isFlown(context, weeks))
    return {
      unchanged: {
        aircraft: weeks.map(({ aircraft }) => ({ id: aircraft.id, revision: aircraft.revision })),
      },
    };
  return { input, timetable: { weeks, seq, revision, settledHour } };
}
