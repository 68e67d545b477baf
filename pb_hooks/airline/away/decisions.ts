import { daysToAdministration } from '#game/bank/overdraft.ts';
import { CONDITION_TO_FLY } from '#game/fleet/aircraft/maintenance.ts';
import { isInTime } from '#game/operations/hour/takes-off.ts';
import type { AwayDecision, DecisionKind } from '#game/payloads/away.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { categoriesWhere, isCategory } from '#game/tables/ledger-category.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased } from '#hooks/platform/db/shape.ts';

/** Maximum number of decisions that are named. */
const MAX = 3;
/** Period from which the cash of the next weeks is estimated, in game minutes. */
const PAST = 2 * WEEK;
/** Days of remaining cash from which it counts as running out. */
const SOON_DAYS = 28;

/** Entries that do not repeat every week. */
const ONCE = categoriesWhere(({ pace }) => pace !== 'weekly');

const STATE = `
  SELECT json_object(
    'cash', (SELECT cash FROM airline WHERE id = {:airline}),
    'insolvent', (SELECT insolvent_from FROM airline WHERE id = {:airline}),
    'net', (SELECT COALESCE(sum(amount), 0) FROM ledger
      WHERE airline = {:airline} AND minute >= {:since} AND NOT (${isCategory('category', ...ONCE)})),
    'idle', (SELECT count(*) FROM aircraft x WHERE x.airline = {:airline} AND x.delivered <= {:minute}
      AND NOT EXISTS (SELECT 1 FROM leg WHERE leg.aircraft = x.id)),
    'empty', (SELECT count(*) FROM route r WHERE r.airline = {:airline}
      AND NOT EXISTS (SELECT 1 FROM leg WHERE leg.route = r.id))) AS json`;

const { hours, cycles, condition, checks, due_hours, due_cycles, due_at } = aliased(AIRCRAFT, 'x');
const CHECKED = { hours, cycles, condition, checks, due_hours, due_cycles, due_at };
const CHECKED_ROWS = `
  FROM aircraft x WHERE x.airline = {:airline} AND x.delivered <= {:minute} AND x.work = ''
    AND (x.hours >= x.due_hours OR x.cycles >= x.due_cycles OR x.due_at <= {:minute} OR x.condition < ${CONDITION_TO_FLY})`;

/** Returns what waits for an airline's decision at a world minute, most urgent first. */
export function readDecisions(app: CoreApp, airline: string, minute: number): AwayDecision[] {
  const found: AwayDecision[] = [];
  const add = (kind: DecisionKind, figure: number) => {
    if (figure > 0) found.push({ kind, figure });
  };
  const since = Math.max(0, minute - PAST);
  const state = readJson<Record<'cash' | 'insolvent' | 'net' | 'idle' | 'empty', number>>(app, STATE, {
    airline,
    minute,
    since,
  });
  if (state.insolvent > 0) add('insolvent', Math.max(1, daysToAdministration(state.insolvent, minute)));
  else add('overdrawn', -state.cash);
  const spent = (-state.net * DAY) / Math.max(DAY, minute - since);
  const days = Math.floor(state.cash / spent);
  if (state.cash >= 0 && spent > 0 && days < SOON_DAYS) add('running_out', Math.max(1, days));
  const overdue = readAll(app, CHECKED, CHECKED_ROWS, { airline, minute });
  add('overdue_checks', overdue.filter((aircraft) => !isInTime(aircraft, minute)).length);
  add('idle_aircraft', state.idle);
  add('empty_routes', state.empty);
  return found.slice(0, MAX);
}
