import type { LedgerCategory } from '../../game/records/ledger.ts';
import type { Rules } from '../../game/records/rules.ts';

/** What a movement of money is for. */
export interface Movement {
  category: LedgerCategory;
  /** Whole US dollars, not below 0. */
  amount: number;
  memo?: string;
  /** Ids. */
  route?: string;
  aircraft?: string;
}

/** The airline that acts, as it is inside the transaction. */
export interface ActingAirline {
  id: string;
  code: string;
  name: string;
  /** Id of the hub airport. */
  hub: string;
  revision: number;
  /** Last hour that is settled for it. */
  settledHour: number;
  /** ISO 3166 code. */
  country: string;
  rules: Rules;
}

/** What the checks before the transaction work with. Read only. */
export interface CheckContext {
  tx: CoreApp;
  airline: ActingAirline;
  /** World minute. */
  now: number;
  world: {
    start: string;
    fuelPrice: number;
    fuelLevel: number;
    /** Whether the rules of 0.3.0 hold for this action: see `hasNewRules`. */
    newRules: boolean;
    /** Whether the rules of 0.4.0 do. */
    hasRules04: boolean;
  };
}

/** What an action works with. Everything happens in one transaction; a throw undoes all of it. */
export interface ActionContext extends CheckContext {
  /** Id for a record that this action makes: the same when the world is played again. */
  newId: () => string;
  /** Cash at this moment, in whole US dollars. */
  cash: () => number;
  /** Takes money, or refuses with `data.cash`, the sum needed and the sum there is. */
  pay: (movement: Movement) => void;
  earn: (movement: Movement) => void;
}
