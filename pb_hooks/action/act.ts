import { ACTIONS, type ActionName, limitsOf } from '../../game/actions/actions.ts';
import { answer } from '../http/answer.ts';
import { inTransaction } from '../http/in-transaction.ts';
import { readBody } from '../http/read-body.ts';
import { worldMinute } from '../world/clock.ts';
import { perform } from './perform.ts';

const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

/** The airline of the one who asks, read inside the transaction. */
function airlineOf(tx: CoreApp, user: string): string {
  let airline = '';
  try {
    airline = tx.findRecordById('users', user).getString('airline');
  } catch {
    // Deleted since this request was let in.
    throw new UnauthorizedError('This account does not exist any more.', null);
  }
  if (airline === '') throw new ForbiddenError('Found an airline first.', null);
  return airline;
}

/** POST /api/am/act/{name}: does one thing to the airline of the one who asks, all of it or nothing. */
export function act(e: core.RequestEvent): void {
  answer(e, () => {
    const name = e.request?.pathValue('name') ?? '';
    if (!isAction(name)) throw new NotFoundError('There is no such action.', null);
    const user = e.auth?.id ?? '';
    airlineOf(e.app, user);
    const input = readBody(e, ACTIONS[name], limitsOf(name));
    const result = inTransaction(e.app, (tx) =>
      perform(tx, worldMinute(tx), airlineOf(tx, user), name, input),
    );
    e.json(200, result);
  });
}
