import * as z from 'zod/mini';
import { ACTIONS, type ActionName } from '#game/actions/actions.ts';
import { foundAirlineSchema } from '#game/airline/airline.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { perform } from '../action/perform.ts';
import { foundAirlineOf } from '../airline/found.ts';
import { CLOSING, FOUNDING, NAMING_AIRCRAFT, RENAMING } from '../airline/life.ts';
import { ADMINISTRATION, windUpInsolvent } from '../endings/administer.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { fieldErrors } from '../platform/http/field-errors.ts';
import { handleRequest } from '../platform/http/handle-request.ts';
import { readTrustedBody } from '../platform/http/read-body.ts';
import { SETTING_RIVALS, setRivals } from '../rivals/set-rivals.ts';
import { replayPart } from '../settlement/replay-part.ts';
import { settleHour } from '../settlement/settle-hour.ts';
import { noteSettled, readClock } from './clock/clock.ts';
import { oneAtATime } from './one-at-a-time.ts';

const bodySchema = z.strictObject({
  /** Percentage of real traffic. */
  traffic: z.int(),
  /** Last hour to settle. */
  hour: z.int(),
  /** In the order in which they were run. */
  actions: z.array(
    z.object({
      seq: z.int(),
      minute: z.int(),
      settled_hour: z.int(),
      airline: z.string(),
      user: z.string(),
      name: z.string(),
      input: z.unknown(),
    }),
  ),
  /** By hour and part. */
  parts: z.array(
    z.object({
      hour: z.int(),
      part: z.int(),
      marks: z.array(z.tuple([z.int(), z.int()])),
      last: z.string(),
      skipped: z.array(z.string()),
    }),
  ),
});
type WorldLog = z.infer<typeof bodySchema>;
type Logged = WorldLog['actions'][number];

const SET_TRAFFIC = 'UPDATE world SET traffic = {:traffic} WHERE id = {:id}';

function repeat(tx: CoreApp, { minute, airline, user, name, input }: Logged): void {
  // Uses the id as the name, because nothing depends on names, and the log has forgotten those of deleted airlines.
  const unnamed = { ...Object(input), name: airline };
  if (name === SETTING_RIVALS) setRivals(tx, minute, Object(input));
  else if (name === FOUNDING) {
    const { fresh = false, ...wanted } = unnamed;
    foundAirlineOf(tx, user, foundAirlineSchema.parse(wanted), minute, fresh);
  } else if (name === ADMINISTRATION) windUpInsolvent(tx, airline, minute);
  else if (name === CLOSING) tx.delete(tx.findRecordById('users', user));
  else {
    const isNamed = (name === RENAMING && 'name' in Object(input)) || name === NAMING_AIRCRAFT;
    const played = isNamed ? unnamed : input;
    perform(tx, minute, airline, {
      name: name as ActionName,
      input: ACTIONS[name as ActionName].parse(played) as never,
    });
  }
}

/**
 * Replays a log. An hour without actions in between is settled before the first action that follows it. An
 * hour during which players acted is settled part by part, as logged.
 */
function playLog(app: CoreApp, { hour: until, actions, parts }: WorldLog): void {
  let done = 0;
  let settled = 0;
  const actUntil = (seq: number) => {
    for (let next = actions[done]; next && next.seq <= seq; next = actions[++done]) {
      const action = next;
      inTransaction(app, (tx) => repeat(tx, action));
    }
  };
  for (;;) {
    const hour = readClock(app).hour + 1;
    const part = parts[settled];
    const action = actions[done];
    if (part?.hour === hour) {
      actUntil(part.marks[0]?.[1] ?? 0);
      replayPart(app, part, actUntil);
      if (part.last === '') noteSettled(app, hour);
      settled++;
    } else if (action && (action.settled_hour < hour || hour > until)) {
      actUntil(action.seq);
    } else if (hour <= until) {
      settleHour(app, hour);
      noteSettled(app, hour);
    } else return;
  }
}

/**
 * POST /api/am/world/replay, for the operator: replays another world's log with all of its hours. The world
 * must be paused and have no actions yet, and the users must exist.
 */
export function replayActions(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const log = readTrustedBody(e, bodySchema, 100_000_000);
    oneAtATime(e.app, 'replay', () => {
      if (!readClock(e.app).paused)
        throw fieldErrors('Pause the world first.', { actions: 'Only a paused world can be replayed into.' });
      e.app.db().newQuery(SET_TRAFFIC).bind({ traffic: log.traffic, id: WORLD_ID }).execute();
      playLog(e.app, log);
    });
    e.json(200, { done: log.actions.length });
  });
}
