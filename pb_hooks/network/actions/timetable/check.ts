import type { ActionInput } from '#game/actions/actions.ts';
import { LEG } from '#game/tables/leg.ts';
import type { Checked } from '#hooks/action/shared/checked.ts';
import type { CheckContext } from '#hooks/action/shared/context.ts';
import { nextSeq } from '#hooks/action/shared/log.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { type CheckedWeek, type CheckedWeeks, checkWeeks } from './check-weeks.ts';
import { type LegRow, legRows } from './leg-rows.ts';

/**
 * Weeks that were checked before the transaction, with the state they were checked against. The check
 * includes all actions before `seq`.
 */
export interface CheckedTimetable {
  checked: CheckedWeeks;
  /** State of everything besides players' actions that takes slots: see `SETTLED`. */
  settled: string;
  seq: number;
  revision: number;
  settledHour: number;
}

const { airline: _airline, since: _since, number: _number, ...LEG_ROW } = aliased(LEG, 'l');
const NAMES = Object.keys(LEG_ROW) as (keyof LegRow)[];

/** Other airlines can invalidate a check only by taking slots. Revision and hour cover the own airline. */
const TAKEN_SINCE = `
  SELECT EXISTS (SELECT 1 FROM action WHERE seq >= {:seq} AND name IN ('timetable.set', 'route.start') AND airline <> {:airline}) AS json`;

/** Changes when an hour ends, in which slots are withdrawn, and when a rival has acted. */
const SETTLED = `
  SELECT json_quote((SELECT hour FROM world) || ' ' || COALESCE((SELECT sum(acted) FROM rival), 0)) AS json`;

/** Checks whether a check made before this transaction is still valid. */
export const isStillChecked = ({ tx, airline }: CheckContext, checked: CheckedTimetable): boolean =>
  checked.revision === airline.revision &&
  checked.settledHour === airline.settledHour &&
  checked.settled === readJson<string>(tx, SETTLED) &&
  readJson<number>(tx, TAKEN_SINCE, { seq: checked.seq, airline: airline.id }) === 0;

/** Checks whether the aircraft already fly exactly these weeks. */
function isFlown({ tx }: CheckContext, weeks: readonly CheckedWeek[]): boolean {
  const ids = JSON.stringify(weeks.map(({ aircraft }) => aircraft.id));
  const stored = readAll(
    tx,
    LEG_ROW,
    'FROM leg l WHERE l.aircraft IN (SELECT value FROM json_each({:ids})) ORDER BY l.id',
    { ids },
  );
  const rows = legRows(weeks).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (rows.length !== stored.length) return false;
  return rows.every((row, index) => NAMES.every((name) => row[name] === stored[index]?.[name]));
}

/** Checks a timetable outside the transaction, because no other request can write inside it. */
export function checkTimetableSet(
  context: CheckContext,
  input: ActionInput<'timetable.set'>,
): Checked<'timetable.set', CheckedTimetable> {
  const { revision, settledHour } = context.airline;
  const seq = nextSeq(context.tx);
  const settled = readJson<string>(context.tx, SETTLED);
  const checked = checkWeeks(context, input);
  const { weeks } = checked;
  if (isFlown(context, weeks))
    return {
      unchanged: {
        aircraft: weeks.map(({ aircraft }) => ({ id: aircraft.id, revision: aircraft.revision })),
      },
    };
  return { input, prepared: { checked, settled, seq, revision, settledHour } };
}
