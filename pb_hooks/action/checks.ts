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
  /** May be less than the request's: only what would change something. */
  input: ActionInput<Name>;
  timetable?: CheckedTimetable;
}

/** What a check found: what to do, or the answer of an action that would change nothing. That is neither done nor logged. */
export type Checked<Name extends ActionName> = Todo<Name> | { unchanged: object };

/**
 * Checks before the transaction, of the actions that can change nothing or take long to check. They read only. What they
 * read may change before the transaction begins; then the answer is as if the request had come a moment earlier.
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
