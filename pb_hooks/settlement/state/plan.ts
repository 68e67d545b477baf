import type { WeekWeights } from '#game/demand/choice/connection-weights.ts';
import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import type { CabinClass } from '#game/fleet/aircraft/cabin.ts';
import type { Transfer } from '#game/operations/hour/connecting.ts';
import type { CERTIFICATE } from '#game/tables/certificate.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { FLOWN_PAIR } from '#game/tables/flown-pair.ts';
import type { GOAL } from '#game/tables/goal.ts';
import type { MAINTENANCE } from '#game/tables/maintenance.ts';
import type { ROUTE } from '#game/tables/route.ts';
import type { SLOT } from '#game/tables/slot.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { NewEntry } from '#hooks/books/ledger/write-entries.ts';
import type { KindNotice } from '#hooks/people/write-notices.ts';
import type { AircraftState } from './read-aircraft.ts';
import type { AirlineState } from './read-world.ts';

/** A ledger entry to write. */
export type NewLedgerEntry = Omit<NewEntry, 'airline' | 'isTransfer'>;

/** A notice to write. */
type PlannedNotice = Omit<KindNotice, 'airline'>;

/** A reached goal to write. */
export type NewGoal = Omit<StoredRow<typeof GOAL>, 'airline'>;

/** A work order to write: a new one from a rule, or the new state of an existing one. */
export interface ChangedWorkOrder
  extends Pick<
    StoredRow<typeof MAINTENANCE>,
    'id' | 'aircraft' | 'kind' | 'starts' | 'ends' | 'cost' | 'state'
  > {
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
export interface PlannedSubstitution {
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
  aircraft: Pick<AircraftState, 'id' | 'model' | 'built' | 'delivered' | 'condition' | CabinClass>;
}

/** Weights of an airline's connections in an O&D market, to write. */
interface NewSum {
  id: string;
  market: string;
  weights: WeekWeights;
}

/** Fares that a rule has chosen for a route, to write. All 0 if they stay as they are. */
export type RuledFares = Pick<
  StoredRow<typeof ROUTE>,
  'id' | 'rule_next' | 'rule_economy' | 'rule_business' | 'rule_first'
>;

/** Changes of an airline's sums in an hour. */
export interface SumChanges {
  /** Ids of the rows that are replaced. */
  gone: string[];
  added: NewSum[];
}

/** New state of an airline's slots in one hour of the week. Without slots, the record is deleted. */
export interface ChangedSlot extends Omit<StoredRow<typeof SLOT>, 'airline'> {
  /** Slots that were withdrawn. */
  withdrawn: number;
}

/** All changes of one airline in one hour. Computed first, then written in one transaction. */
export interface AirlinePlan {
  airline: AirlineState;
  /** Ids of the flights that have landed. */
  landed: string[];
  /** Ids of the flights in `flights` that are cancelled. */
  cancelled: string[];
  flights: Flight[];
  /** Substitutions that begin in this hour, for departures of this hour and later. */
  substitutions: PlannedSubstitution[];
  transfers: NewTransfer[];
  /** Recomputed connections by first leg. Null if they stay as they are. */
  connections: ReadonlyMap<string, readonly OnwardLeg[]> | null;
  /** Weights of the connections for rivals. Null if nothing was computed. */
  sums: SumChanges | null;
  /** The aircraft that have changed. */
  aircraft: Map<string, AircraftState>;
  ledger: NewLedgerEntry[];
  workOrders: ChangedWorkOrder[];
  fares: RuledFares[];
  notices: PlannedNotice[];
  goals: NewGoal[];
  slots: ChangedSlot[];
  /** Rights to fly whose use has changed, and ids of those that lapse. */
  rights: { id: string; unused_from: number }[];
  lapsed: string[];
  /** Pairs that have been flown for another week. */
  flownPairs: StoredRow<typeof FLOWN_PAIR>[];
  /** Certificates with their new state, and ids of those that end. */
  certificates: StoredRow<typeof CERTIFICATE>[];
  endedCertificates: string[];
  reputation: { reputation: number; punctuality: number } | null;
  /** New overhead as a share of revenue. Null if it stays as it is. */
  overheadShare: number | null;
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
  fares: [],
  notices: [],
  goals: [],
  slots: [],
  rights: [],
  lapsed: [],
  flownPairs: [],
  certificates: [],
  endedCertificates: [],
  reputation: null,
  overheadShare: null,
  bestWeek: null,
});

/** Adds a notice. Its id allows the same notice once per hour. */
export function notify(
  plan: AirlinePlan,
  hour: number,
  notice: Omit<PlannedNotice, 'id'>,
  about: string,
): void {
  plan.notices.push({ ...notice, id: recordId(['notice', notice.kind, about, hour]) });
}
