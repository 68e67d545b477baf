import type { ActionInput, ActionName } from '#game/actions/actions.ts';

/** An action that is left to do. */
export interface Todo<Name extends ActionName, Prepared = unknown> {
  /** May be smaller than the request's input: only what would change something. */
  input: ActionInput<Name>;
  /** Result of the check that the handler can use. */
  prepared?: Prepared;
}

/**
 * Result of a check: what to do, or the response of an action that would change nothing. Such an action is
 * neither run nor logged.
 */
export type Checked<Name extends ActionName, Prepared = unknown> =
  | Todo<Name, Prepared>
  | { unchanged: object };
