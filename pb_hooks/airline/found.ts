import {
  type FoundAirline,
  foundAirlineSchema,
  proposeColours,
  STARTING_CAPITAL,
  STARTING_PUNCTUALITY,
  STARTING_REPUTATION,
} from '#game/airline/airline.ts';
import { nameKey } from '#game/airline/airline-name.ts';
import { startingCapital } from '#game/airline/starting-capital.ts';
import { recordId } from '#game/chance/record-id.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { dateText, timeText } from '#game/timetable/clock.ts';
import { HOUR } from '#game/world/time.ts';
import { logAction, nextSeq } from '../action/shared/log.ts';
import { worldMinute } from '../clock/clock.ts';
import { worldDate } from '../clock/date.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { handleRequest } from '../http/handle-request.ts';
import { readBody } from '../http/read-body.ts';
import { endFreshStart, findFreshStart } from '../insolvency/fresh-starts.ts';
import { lastEntry, writeCounterparts } from '../ledger/counterparts.ts';
import { tellFounded } from '../news/airline-news.ts';
import { config } from '../operator/config.ts';
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
  const colours = proposeColours(wanted.name);
  const world = tx.findRecordById('world', WORLD_ID);
  const settled_hour = world.getInt('hour');
  const minute = Math.max(clock, settled_hour * HOUR);
  const start = world.getString('start');
  const now = worldDate(start, minute);
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

  const airline = new Record(tx.findCollectionByNameOrId('airline'), {
    id,
    name: wanted.name,
    name_key: nameKey(wanted.name),
    code,
    colour_primary: wanted.colour_primary ?? colours.primary,
    colour_secondary: wanted.colour_secondary ?? colours.secondary,
    country: hub.getString('country'),
    hub: hub.id,
    founded: now,
    cash: capital,
    user: user.id,
    reputation: STARTING_REPUTATION,
    punctuality: STARTING_PUNCTUALITY,
    settled_hour,
    seen: world.getInt('uptime'),
  });
  tx.save(airline);
  const last = lastEntry(tx);
  const entry = recordId(['ledger', id]);
  tx.save(
    new Record(tx.findCollectionByNameOrId('ledger'), {
      airline: airline.id,
      id: entry,
      at: now,
      minute,
      category: 'capital',
      amount: capital,
      memo: 'Starting capital',
      transfer: entry,
    }),
  );
  writeCounterparts(tx, last);
  user.set('airline', airline.id);
  user.set('lapsed', '');
  tx.save(user);
  endFreshStart(tx, user.id);
  tellFounded(tx, minute, id, hub);
  return airline;
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
