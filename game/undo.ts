import { type AircraftModel, typicalCabin } from './aircraft-model.ts';
import type { Aircraft } from './records/aircraft.ts';
import type { LedgerCategory } from './records/ledger.ts';
import { refit } from './refit.ts';
import { DAY } from './time.ts';

/** Game minutes after a lease, an order, the opening of a route or the order of a refit within which it can be undone. */
export const UNDO_WITHIN = DAY;
/** Actions that an airline can undo in a game day. */
export const UNDOS_A_DAY = 3;

/** What an airline has undone: on which world day last, and how often on that day. */
export interface UndoRecord {
  undo_day: number;
  undo_count: number;
}

/** World day, from 0 on. */
export const undoDay = (now: number): number => Math.floor(now / DAY);

/** Returns how many actions an airline can still undo on the day of a world minute. */
export const undosLeft = ({ undo_day, undo_count }: UndoRecord, now: number): number =>
  undo_day === undoDay(now) ? Math.max(0, UNDOS_A_DAY - undo_count) : UNDOS_A_DAY;

/** Returns the game minutes for which what was done at a world minute can still be undone; 0 once it cannot. */
export const undoTimeLeft = (done: number, now: number): number =>
  Math.min(UNDO_WITHIN, Math.max(0, done + UNDO_WITHIN - now));

/** Whether an aircraft has neither flown nor been in the workshop since its delivery: both move `ready`. */
export const isUnused = ({
  ready,
  delivered,
  work,
}: Readonly<Pick<Aircraft, 'ready' | 'delivered' | 'work'>>): boolean => work === '' && ready <= delivered;

/** One part of what an order charged, in whole US dollars. */
export interface Charge {
  category: LedgerCategory;
  amount: number;
}

/** Returns what the lease or the order of an unused aircraft charged, part by part. */
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
