import type { Rules } from '#game/airline/rules.ts';
import type { Airline } from '#game/tables/airline.ts';
import type { Outlook } from '#game/world/economy/outlook.ts';
import type { LedgerEntry } from '#hooks/books/ledger/cash-account.ts';

/** The acting airline, read inside the transaction. */
export interface ActingAirline
  extends Pick<Airline, 'id' | 'code' | 'name' | 'hub' | 'revision' | 'country'> {
  /** Whether the server runs it. */
  isRival: boolean;
  /** Last hour for which the airline is settled. */
  settledHour: number;
  /** Whether its cash is beyond the overdraft limit. */
  isInsolvent: boolean;
  rules: Rules;
}

/** Input of the checks before the transaction. Read only. */
export interface CheckContext {
  tx: CoreApp;
  airline: ActingAirline;
  /** World minute. */
  now: number;
  world: {
    start: string;
    fuelPrice: number;
    fuelLevel: number;
    /** Published outlook of the economy; null before the first settled day. */
    economy: Outlook | null;
  };
}

/** Input of a change to an airline's timetable, by an action or otherwise. */
export interface TimetableContext extends CheckContext {
  /** Returns the id for a record that this change creates. A replay gives the same id. */
  newId: () => string;
}

/** Input of an action. All of it runs in one transaction, and a throw rolls everything back. */
export interface ActionContext extends TimetableContext {
  /** Current cash in whole US dollars. */
  cash: () => number;
  /**
   * Debits cash. If there is not enough, it throws an error for `data.cash` with the amount needed and the
   * amount available.
   */
  debit: (entry: LedgerEntry) => void;
  credit: (entry: LedgerEntry) => void;
}
