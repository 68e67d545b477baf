import {
  type AirlineProposal,
  type FoundAirline,
  foundAirlineSchema,
  previewAirlineSchema,
  STARTING_CAPITAL,
} from '#game/airline/airline.ts';
import { startingCapital } from '#game/airline/starting-capital.ts';
import { dateText, timeText } from '#game/network/timetable/clock.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOUR } from '#game/world/time.ts';
import { logAction, nextSeq } from '../action/shared/log.ts';
import { endFreshStart, findFreshStart } from '../bank/insolvency/fresh-starts.ts';
import { tellFounded } from '../people/news/airline-news.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { fieldErrors } from '../platform/http/field-errors.ts';
import { handleRequest } from '../platform/http/handle-request.ts';
import { readBody } from '../platform/http/read-body.ts';
import { config } from '../platform/operator/config.ts';
import { worldMinute } from '../world/clock/clock.ts';
import { addAirline } from './add-airline.ts';
import { FOUNDING } from './life.ts';
import { OWNERS_FIELDS } from './show-to-owner.ts';
import { rejectTakenName, takeCode } from './take-name.ts';

function findHub(app: CoreApp, id: string): core.Record {
  try {
    return app.findRecordById('airport', id);
  } catch {
    throw fieldErrors('There is no such airport.', {
      hub: { code: 'validation_missing_rel', message: 'There is no airport with this id.' },
    });
  }
}

function findUser(app: CoreApp, id: string): core.Record {
  try {
    return app.findRecordById('users', id);
  } catch {
    // The account was deleted after this request was authenticated.
    throw new UnauthorizedError('This account no longer exists.', null);
  }
}

/**
 * Rejects players who have to wait before founding again.
 * @returns whether this is the fresh start after a failure
 * @throws BadRequestError with the date from which they may
 */
function rejectTooEarly(tx: CoreApp, user: core.Record, minute: number, start: string): boolean {
  const last = findFreshStart(tx, user, minute);
  if (last && last.until > minute) {
    const from = `${dateText(start, last.until)} ${timeText(last.until)} UTC`;
    const message = `You can found another airline from ${from}.`;
    throw fieldErrors(message, { airline: { code: 'fresh_start', message } });
  }
  return last?.user === user.id;
}

/**
 * Founds a user's airline inside a transaction.
 * @param clock world minute
 * @param isFresh in a replay: whether it was the fresh start after a failure
 * @throws BadRequestError that names the invalid field
 */
export function foundAirlineOf(
  tx: CoreApp,
  userId: string,
  wanted: FoundAirline,
  clock: number,
  isFresh?: boolean,
): core.Record {
  // Read inside the transaction, so that a second click sees the result of the first.
  const user = findUser(tx, userId);
  if (user.getString('airline') !== '') {
    throw fieldErrors('You already have an airline.', {
      airline: { code: 'validation_has_airline', message: 'This account already has an airline.' },
    });
  }
  rejectTakenName(tx, wanted.name);
  const hub = findHub(tx, wanted.hub);
  const world = tx.findRecordById('world', WORLD_ID);
  const settled_hour = world.getInt('hour');
  const minute = Math.max(clock, settled_hour * HOUR);
  const start = world.getString('start');
  const fresh = isFresh ?? rejectTooEarly(tx, user, minute, start);
  const capital = fresh ? STARTING_CAPITAL : startingCapital(minute);
  const code = takeCode(tx, minute, wanted.name, wanted.code);
  const id = recordId(['airline', nextSeq(tx)]);
  logAction(tx, minute, {
    settled_hour,
    airline: id,
    user: user.id,
    name: FOUNDING,
    input: { ...wanted, code, ...(fresh ? { fresh } : {}) },
  });

  addAirline(
    tx,
    { minute, start },
    {
      id,
      name: wanted.name,
      code,
      primary: wanted.colour_primary,
      secondary: wanted.colour_secondary,
      hub: { id: hub.id, country: hub.getString('country') },
      user: user.id,
      settledHour: settled_hour,
      seen: world.getInt('uptime'),
      capital,
    },
  );
  user.set('airline', id);
  user.set('lapsed', '');
  tx.save(user);
  endFreshStart(tx, user.id);
  tellFounded(tx, minute, id, hub);
  return tx.findRecordById('airline', id);
}

/**
 * Rejects users without a confirmed address if the operator requires one.
 * @throws ForbiddenError if the user's address is not confirmed
 */
function rejectUnconfirmed(tx: CoreApp, userId: string): void {
  if (!config(tx).verifiedOnly || findUser(tx, userId).verified()) return;
  throw new ForbiddenError(
    'Confirm your email address first: open the link that was sent to you, or have it sent again.',
    null,
  );
}

/** POST /api/am/airline: founds the caller's airline with its first ledger row, all of it or nothing. */
export function foundAirline(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const wanted = readBody(e, foundAirlineSchema);
    const airline = inTransaction(e.app, (tx) => {
      const user = e.auth?.id ?? '';
      rejectUnconfirmed(tx, user);
      return foundAirlineOf(tx, user, wanted, worldMinute(tx));
    });
    e.json(200, airline.unhide(...OWNERS_FIELDS));
  });
}

/**
 * POST /api/am/airline/preview: returns the name and code that an airline of this name would have. Stores
 * nothing.
 */
export function previewAirline(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const { name } = readBody(e, previewAirlineSchema);
    rejectTakenName(e.app, name);
    const proposal: AirlineProposal = { name, code: takeCode(e.app, worldMinute(e.app), name) };
    e.json(200, proposal);
  });
}
