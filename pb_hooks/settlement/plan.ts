import type { OnwardLeg } from '../../game/choice/expected-connections.ts';
import type { GoalName } from '../../game/goals.ts';
import { recordId } from '../../game/record-id.ts';
import type { LedgerCategory } from '../../game/records/ledger.ts';
import type { Transfer } from '../../game/settlement/connecting.ts';
import type { SumChanges } from './connections/rival-sums.ts';
import type { FlightLine } from './flight-line.ts';
import type { AircraftState } from './read-aircraft.ts';
import type { AirlineState } from './read-world.ts';
import type { StandIn } from './spares/stand-ins.ts';

/** A movement of money to be written. */
export interface LedgerLine {
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

/** A notice to be written; its link is the path of the page about it. */
export interface NoticeLine {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string;
}

/** A goal that has been reached, to be written. */
export interface GoalLine {
  id: string;
  goal: GoalName;
  minute: number;
}

/** A check that a rule plans, or what becomes of one that is there. */
export interface WorkLine {
  id: string;
  aircraft: string;
  kind: string;
  starts: number;
  ends: number;
  cost: number;
  state: 'planned' | 'started' | 'done';
  isNew: boolean;
}

/** People who are on the way to their second flight, to be written. */
export interface TransferLine extends Transfer {
  id: string;
  /** The second flight: id of its leg and of the airport that it flies to, world minute of its departure. */
  leg: string;
  destination: string;
  departs: number;
}

/** Everything that one hour brings one airline. Worked out beforehand, then written in one transaction. */
export interface AirlinePlan {
  airline: AirlineState;
  /** Ids of flights that have landed. */
  landed: string[];
  /** Ids of flights among `flights` that are not flown. */
  cancelled: string[];
  flights: FlightLine[];
  /** Departures of this hour and later that another aircraft flies from now on. */
  standIns: StandIn[];
  transfers: TransferLine[];
  /** By first leg, where they have been worked out anew. */
  connections: ReadonlyMap<string, readonly OnwardLeg[]> | null;
  /** What they weigh for rivals; null where nothing was worked out. */
  sums: SumChanges | null;
  /** Aircraft that are not what they were. */
  aircraft: Map<string, AircraftState>;
  ledger: LedgerLine[];
  works: WorkLine[];
  notices: NoticeLine[];
  goals: GoalLine[];
  standing: { reputation: number; punctuality: number } | null;
  /** US dollars, where a week has been better than all before. */
  bestWeek: number | null;
}

export const emptyPlan = (airline: AirlineState): AirlinePlan => ({
  airline,
  landed: [],
  cancelled: [],
  flights: [],
  standIns: [],
  transfers: [],
  connections: null,
  sums: null,
  aircraft: new Map(),
  ledger: [],
  works: [],
  notices: [],
  goals: [],
  standing: null,
  bestWeek: null,
});

/** Adds a notice; the same one never twice in an hour. */
export function notify(plan: AirlinePlan, hour: number, notice: Omit<NoticeLine, 'id'>, about: string): void {
  plan.notices.push({ ...notice, id: recordId(['notice', notice.kind, about, hour]) });
}
