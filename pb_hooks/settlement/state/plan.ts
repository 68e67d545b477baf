import type { GoalName } from '#game/airline/goals.ts';
import { recordId } from '#game/chance/record-id.ts';
import type { WeekWeights } from '#game/choice/connection-weights.ts';
import type { OnwardLeg } from '#game/choice/expected-connections.ts';
import type { LedgerCategory } from '#game/records/ledger.ts';
import type { Transfer } from '#game/settlement/connecting.ts';
import type { FlightLine } from './flight-line.ts';
import type { AircraftState } from './read-aircraft.ts';
import type { AirlineState } from './read-world.ts';

/** A ledger entry to write. */
export interface NewLedgerEntry {
  id: string;
  minute: number;
  category: LedgerCategory;
  /** Signed, whole US dollars. */
  amount: number;
  memo: string;
  route: string;
  aircraft: string;
  flight: string;
}

/** A notice to write. `link` is the path of the page about it. */
export interface NewNotice {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string;
}

/** A reached goal to write. */
export interface NewGoal {
  id: string;
  goal: GoalName;
  minute: number;
}

/** A work order to write: a new one from a rule, or the new state of an existing one. */
export interface ChangedWorkOrder {
  id: string;
  aircraft: string;
  kind: string;
  starts: number;
  ends: number;
  cost: number;
  state: 'planned' | 'started' | 'done';
  isNew: boolean;
}

/** Passengers who connect to a second flight, to write. */
export interface NewTransfer extends Transfer {
  id: string;
  /** The second flight: ids of its leg and destination, and the world minute of its departure. */
  leg: string;
  destination: string;
  departs: number;
}

/** A departure flown by a substitute for the scheduled aircraft. */
export interface Substitution {
  /** The id of its flight. */
  id: string;
  airline: string;
  leg: string;
  destination: string;
  /** World minute. */
  departs: number;
  insteadOf: string;
  /** Id of the airport where the aircraft was idle and to which it returns. */
  base: string;
  aircraft: Pick<
    AircraftState,
    'id' | 'model' | 'built' | 'delivered' | 'condition' | 'economy' | 'business' | 'first'
  >;
}

/** Weights of an airline's connections in an O&D market, to write. */
interface NewSum {
  id: string;
  market: string;
  weights: WeekWeights;
}

/** Changes of an airline's sums in an hour. */
export interface SumChanges {
  /** Ids of the rows that are replaced. */
  gone: string[];
  added: NewSum[];
}

/** All changes of one airline in one hour. Computed first, then written in one transaction. */
export interface AirlinePlan {
  airline: AirlineState;
  /** Ids of the flights that have landed. */
  landed: string[];
  /** Ids of the flights in `flights` that are cancelled. */
  cancelled: string[];
  flights: FlightLine[];
  /** Substitutions that begin in this hour, for departures of this hour and later. */
  substitutions: Substitution[];
  transfers: NewTransfer[];
  /** Recomputed connections by first leg. Null if they stay as they are. */
  connections: ReadonlyMap<string, readonly OnwardLeg[]> | null;
  /** Weights of the connections for rivals. Null if nothing was computed. */
  sums: SumChanges | null;
  /** The aircraft that have changed. */
  aircraft: Map<string, AircraftState>;
  ledger: NewLedgerEntry[];
  workOrders: ChangedWorkOrder[];
  notices: NewNotice[];
  goals: NewGoal[];
  reputation: { reputation: number; punctuality: number } | null;
  /** US dollars. Null unless the week is a record. */
  bestWeek: number | null;
}

export const emptyPlan = (airline: AirlineState): AirlinePlan => ({
  airline,
  landed: [],
  cancelled: [],
  flights: [],
  substitutions: [],
  transfers: [],
  connections: null,
  sums: null,
  aircraft: new Map(),
  ledger: [],
  workOrders: [],
  notices: [],
  goals: [],
  reputation: null,
  bestWeek: null,
});

/** Adds a notice. Its id allows the same notice once per hour. */
export function notify(plan: AirlinePlan, hour: number, notice: Omit<NewNotice, 'id'>, about: string): void {
  plan.notices.push({ ...notice, id: recordId(['notice', notice.kind, about, hour]) });
}
