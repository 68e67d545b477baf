import * as z from 'zod/mini';
import { ACTIONS, type ActionName } from '../../game/actions/actions.ts';
import { foundAirlineSchema } from '../../game/airline.ts';
import { HOUR } from '../../game/time.ts';
import { perform } from '../action/perform.ts';
import { foundAirlineOf } from '../airline/found.ts';
import { CLOSING, FOUNDING } from '../airline/life.ts';
import { answer } from '../http/answer.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { inTransaction } from '../http/in-transaction.ts';
import { readTrustedBody } from '../http/read-body.ts';
import { settleHour } from '../settlement/settle-hour.ts';
import { noteSettled, readAnchor, setAnchor } from './clock.ts';

const bodySchema = z.strictObject({
  actions: z.array(
    z.object({
      minute: z.int(),
      airline: z.string(),
      user: z.string(),
      name: z.string(),
      input: z.unknown(),
    }),
  ),
});
type Logged = z.infer<typeof bodySchema>['actions'][number];

/** Lets the world pass until a minute at which something was done. */
function passUntil(app: CoreApp, minute: number): void {
  while ((readAnchor(app).hour + 1) * HOUR <= minute) {
    const hour = readAnchor(app).hour + 1;
    settleHour(app, hour);
    noteSettled(app, hour);
  }
  setAnchor(app, { ...readAnchor(app), minute, at: Date.now() });
}

function repeat(tx: CoreApp, { minute, airline, user, name, input }: Logged): void {
  if (name === FOUNDING) foundAirlineOf(tx, user, foundAirlineSchema.parse(input));
  else if (name === CLOSING) tx.delete(tx.findRecordById('users', user));
  else perform(tx, minute, airline, name as ActionName, ACTIONS[name as ActionName].parse(input) as never);
}

/**
 * POST /api/am/world/replay, for the operator: does what another world's log says, each thing at its minute. For a paused
 * world in which nothing has been done yet; the users must be there.
 */
export function replayActions(e: core.RequestEvent): void {
  answer(e, () => {
    const { actions } = readTrustedBody(e, bodySchema, 100_000_000);
    if (!readAnchor(e.app).paused)
      throw fieldErrors('Pause the world first.', { actions: 'Only a paused world can be replayed into.' });
    for (const action of actions) {
      passUntil(e.app, action.minute);
      inTransaction(e.app, (tx) => repeat(tx, action));
    }
    e.json(200, { done: actions.length });
  });
}
