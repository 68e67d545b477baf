import {
  ACTIONS,
  type ActionInput,
  type ActionName,
  callsPerMinute,
  hasEffect,
  limitsOf,
} from '#game/actions/actions.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { limitCalls } from '../platform/http/call-limits.ts';
import { handleRequest } from '../platform/http/handle-request.ts';
import { readBody } from '../platform/http/read-body.ts';
import { isHeld } from '../settlement/pace/held-airlines.ts';
import { worldMinute } from '../world/clock/clock.ts';
import { notePresent } from '../world/clock/rest.ts';
import { type ActionHandler, HANDLERS } from './handlers.ts';
import { perform, performAside } from './perform.ts';
import type { Todo } from './shared/checked.ts';
import { readContext } from './shared/read-context.ts';

const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

/** Returns the caller's airline, read inside the transaction. */
function airlineOf(tx: CoreApp, user: string): string {
  let airline = '';
  try {
    airline = tx.findRecordById('users', user).getString('airline');
  } catch {
    // The account was deleted after this request was authenticated.
    throw new UnauthorizedError('This account no longer exists.', null);
  }
  if (airline === '') throw new ForbiddenError('Found an airline first.', null);
  return airline;
}

/**
 * Runs an action's check outside a transaction, so that other requests can write.
 * @returns what is left to do, or the response if nothing is
 */
function checkAction<Name extends ActionName>(
  app: CoreApp,
  user: string,
  name: Name,
  input: ActionInput<Name>,
): { todo: Todo<Name> } | { response: { revision: number } } {
  const handler: ActionHandler<Name> = HANDLERS[name];
  if (!handler.check) return { todo: { input } };
  const context = readContext(app, worldMinute(app), airlineOf(app, user));
  const checked = handler.check(context, input);
  if (!('unchanged' in checked)) return { todo: checked };
  // A check may have read only part of another request's changes.
  const { id, revision } = context.airline;
  const isTorn = app.findRecordById('airline', id).getInt('revision') !== revision;
  return isTorn ? { todo: { input } } : { response: { ...checked.unchanged, revision } };
}

/**
 * Returns the error for an airline that acts so often that an hour cannot be settled in between. The client
 * retries the call.
 */
function heldError(e: core.RequestEvent): ApiError {
  e.response?.header().set('Retry-After', '1');
  return new ApiError(503, 'Your airline is being settled. Try again in a moment.', null);
}

/** POST /api/am/act/{name}: runs one action of the caller's airline, all of it or nothing. */
export function act(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const name = e.request?.pathValue('name') ?? '';
    if (!isAction(name)) throw new NotFoundError('There is no such action.', null);
    const limit = callsPerMinute(name);
    if (limit === undefined) runAction(e, name);
    else limitCalls(e, limit, () => runAction(e, name));
  });
}

function runAction(e: core.RequestEvent, name: ActionName): void {
  const user = e.auth?.id ?? '';
  notePresent(e.app);
  airlineOf(e.app, user);
  const input = readBody(e, ACTIONS[name], limitsOf(name));
  const checked = checkAction(e.app, user, name, input);
  if ('response' in checked) {
    e.json(200, checked.response);
    return;
  }
  const { todo } = checked;
  const result = inTransaction(e.app, (tx) => {
    const airline = airlineOf(tx, user);
    if (!hasEffect(name)) return performAside(tx, worldMinute(tx), airline, { name, input: todo.input });
    if (isHeld(tx, airline)) throw heldError(e);
    return perform(tx, worldMinute(tx), airline, { name, ...todo });
  });
  e.json(200, result);
}
