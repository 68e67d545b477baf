import {
  type FoundAirline,
  foundAirlineSchema,
  nameKey,
  proposeColours,
  STARTING_CAPITAL,
} from '../../game/airline.ts';
import { answer } from '../http/answer.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { inTransaction } from '../http/in-transaction.ts';
import { readBody } from '../http/read-body.ts';
import { refuseTakenName, takeCode } from './take-name.ts';

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
    // Deleted since this request was let in.
    throw new UnauthorizedError('This account does not exist any more.', null);
  }
}

function found(tx: CoreApp, userId: string, wanted: FoundAirline): core.Record {
  // Read inside the transaction: of two clicks at once, the second sees what the first did.
  const user = findUser(tx, userId);
  if (user.getString('airline') !== '') {
    throw fieldErrors('You have an airline already.', {
      airline: { code: 'validation_has_airline', message: 'This account has an airline already.' },
    });
  }
  refuseTakenName(tx, wanted.name);
  const hub = findHub(tx, wanted.hub);
  const colours = proposeColours(wanted.name);
  const now = new DateTime();

  const airline = new Record(tx.findCollectionByNameOrId('airline'), {
    name: wanted.name,
    name_key: nameKey(wanted.name),
    code: takeCode(tx, wanted.name, wanted.code),
    colour_primary: wanted.colour_primary ?? colours.primary,
    colour_secondary: wanted.colour_secondary ?? colours.secondary,
    country: hub.getString('country'),
    hub: hub.id,
    founded: now,
    cash: STARTING_CAPITAL,
    user: user.id,
  });
  tx.save(airline);
  tx.save(
    new Record(tx.findCollectionByNameOrId('ledger'), {
      airline: airline.id,
      at: now,
      category: 'capital',
      amount: STARTING_CAPITAL,
      memo: 'Starting capital',
    }),
  );
  user.set('airline', airline.id);
  tx.save(user);
  return airline;
}

/** POST /api/am/airline: founds the airline of the one who asks, with its first ledger row, all of it or nothing. */
export function foundAirline(e: core.RequestEvent): void {
  answer(e, () => {
    const wanted = readBody(e, foundAirlineSchema);
    const airline = inTransaction(e.app, (tx) => found(tx, e.auth?.id ?? '', wanted));
    e.json(200, airline.unhide('cash', 'user'));
  });
}
