import type { ActionInput, ActionName } from '../../game/actions/actions.ts';
import { checkChange } from './airline/change.ts';
import type { CheckContext } from './context.ts';
import { checkRename } from './fleet/rename.ts';
import { checkRead } from './notices/read.ts';
import { checkFares } from './route/fares.ts';
import { checkRules } from './rules/set.ts';
import { type CheckedTimetable, checkTimetableSet } from './timetable/check.ts';

/** An action that is left to do. */
export interface Todo<Name extends ActionName> {
  /** May be smaller than the request's input: only what would change something. */
  input: ActionInput<Name>;
  timetable?: CheckedTimetable;
}

/**
 * Result of a check: what to do, or the response of an action that would change nothing. Such an action is
 * neither run nor logged.
 */
export type Checked<Name extends ActionName> = Todo<Name> | { unchanged: object };

/**
 * Checks before the transaction, for actions that may change nothing or take long to check. They only read.
 * If the data changes before the transaction begins, the response is as if the request had come earlier.
 */
export const CHECKS: {
  readonly [Name in ActionName]?: (context: CheckContext, input: ActionInput<Name>) => Checked<Name>;
} = {
  'airline.change': checkChange,
  'fleet.rename': checkRename,
  'route.fares': checkFares,
  'timetable.set': checkTimetableSet,
  'rules.set': checkRules,
  'notices.read': checkRead,
};
