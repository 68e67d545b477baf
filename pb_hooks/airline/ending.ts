import type { SurplusSlots } from '#game/slots/merged-slots.ts';
import type { AirlineColumn } from '#game/tables/tables.ts';
import type { ActionContext } from '../action/shared/context.ts';
import { forgetPerson, logAction } from '../action/shared/log.ts';
import type { StoredShareListing } from '../shares/read-share-listing.ts';
import type { WorldTime } from '../world/clock/world-time.ts';
import { hasFlown } from './has-flown.ts';
import { CLOSING } from './life.ts';
import { retireCode } from './take-name.ts';

/** An airline that ends. */
interface EndingAirline {
  airline: core.Record;
  /** World minute at which it ends, for news and the log. */
  now: number;
  /** Time of its trades, refunds and debts. */
  time: WorldTime;
  /** Time at which its shareholders are paid and its books close. An hour before `time` if an administrator acts. */
  closed: WorldTime;
}

/**
 * An airline that ends on its own: its account is deleted, its player has been away before its first flight, the server
 * no longer runs it, or an administrator winds it up.
 */
export interface Closure extends EndingAirline {
  way: 'deleted' | 'lapsed' | 'wound up' | 'administered';
  /** Its cash below zero before anything is refunded or sold, in whole US dollars. */
  overdraft: number;
}

/** An airline that another one merges. */
export interface Merger extends EndingAirline {
  way: 'merged';
  /** The airline that takes over. */
  buyer: ActionContext;
  listing: StoredShareListing;
  /** Cents per share of the other holders, and whole US dollars for all of them. */
  price: number;
  payout: number;
  surplus: SurplusSlots;
}

export type Ending = Closure | Merger;

/**
 * One domain's part in the end of an airline. Each column that holds the id of an airline is in one list of one part: see
 * `tests/unit/airline/endings.test.ts`.
 */
export interface EndPart {
  /** In a merger, the rows move to the buyer. Otherwise, they are deleted. */
  readonly moves?: readonly AirlineColumn[];
  /** The rows are deleted. */
  readonly goes?: readonly AirlineColumn[];
  /** Columns that `end` clears, or that keep the id of an airline that is gone. */
  readonly stays?: readonly AirlineColumn[];
  /** Does everything else, before the rows move or are deleted. */
  readonly end?: (tx: CoreApp, ending: Ending) => void;
}

/** Removes an airline from its user, who can then found another one. Does nothing if the user is being deleted as well. */
function releaseOwner(tx: CoreApp, { airline, way }: Ending): void {
  const [owner] = tx.findRecordsByIds('users', [airline.getString('user')]);
  if (!owner) return;
  owner.set('airline', '');
  // The user is notified at the next visit.
  if (way === 'lapsed') owner.set('lapsed', airline.getString('name'));
  tx.saveNoValidate(owner);
}

export const AIRLINE_ENDING: EndPart = {
  goes: ['goal'],
  stays: ['users.airline', 'action'],
  end: (tx, ending) => {
    const { airline, way, now, closed } = ending;
    const user = airline.getString('user');
    const settled_hour = airline.getInt('settled_hour');
    // A replay deletes the account at this point. It repeats the other ends without such a row.
    if (user !== '' && (way === 'deleted' || way === 'lapsed'))
      logAction(tx, now, { settled_hour, airline: airline.id, user, name: CLOSING, input: {} });
    forgetPerson(tx, airline.id);
    // Nobody knows the code of an airline that has never flown, and its owner may found it again.
    const fliers = ending.way === 'merged' ? [airline, ending.buyer.airline] : [airline];
    if (fliers.some(({ id }) => hasFlown(tx, id))) retireCode(tx, airline.getString('code'), closed.minute);
    releaseOwner(tx, ending);
  },
};
