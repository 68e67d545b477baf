import { type AircraftModel, typicalCabin } from '../fleet/aircraft/aircraft-model.ts';
import { refit } from '../fleet/refit.ts';
import type { Aircraft } from '../tables/aircraft.ts';
import type { LedgerCategory } from '../tables/ledger-category.ts';
import { DAY } from '../world/time.ts';

/**
 * Game minutes within which a lease, an order, the opening of a route or the order of a refit can be undone.
 */
export const UNDO_WITHIN = DAY;
/** Number of actions that an airline can undo per game day. */
export const UNDOS_A_DAY = 3;

/** An airline's undo record: the last world day with an undo, and the number on that day. */
export interface UndoRecord {
  undo_day: number;
  undo_count: number;
}

/** Returns the world day of a minute, counting from 0. */
export const undoDay = (now: number): number => Math.floor(now / DAY);

/** Returns how many actions an airline can still undo on the day of a world minute. */
export const undosLeft = ({ undo_day, undo_count }: UndoRecord, now: number): number =>
  undo_day === undoDay(now) ? Math.max(0, UNDOS_A_DAY - undo_count) : UNDOS_A_DAY;

/** Returns the game minutes left to undo an action of a world minute; 0 if it is too late. */
export const undoTimeLeft = (done: number, now: number): number =>
  Math.min(UNDO_WITHIN, Math.max(0, done + UNDO_WITHIN - now));

/**
 * Checks whether an aircraft has neither flown nor been in the workshop since its delivery. Both change
 * `ready`.
 */
export const isUnused = ({
  ready,
  delivered,
  work,
}: Readonly<Pick<Aircraft, 'ready' | 'delivered' | 'work'>>): boolean => work === '' && ready <= delivered;

/** One part of an order's charge, in whole US dollars. */
export interface Charge {
  category: LedgerCategory;
  amount: number;
}

/** Returns what the lease or order of an unused aircraft charged, part by part. */
export function orderCharges(
  model: AircraftModel,
  aircraft: Pick<
    Aircraft,
    'ownership' | 'price' | 'deposit' | 'lease_rate' | 'economy' | 'business' | 'first'
  >,
): Charge[] {
  if (aircraft.ownership === 'owned') return [{ category: 'aircraft_purchase', amount: aircraft.price }];
  return [
    { category: 'deposit', amount: aircraft.deposit },
    { category: 'lease', amount: aircraft.lease_rate },
    { category: 'refit', amount: refit(typicalCabin(model), aircraft).cost },
  ];
}
