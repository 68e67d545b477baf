import type { ActionInput } from '../../../game/actions/actions.ts';
import { checkSlots, describeSlotFault, withMovements } from '../../../game/airport-slots.ts';
import { checkShare, describeShareFault } from '../../../game/slot-share.ts';
import { WEEK } from '../../../game/time.ts';
import { movementsAt } from '../../market/movements.ts';
import { forgetConnections } from '../../settlement/connections/forget-connections.ts';
import type { ActionContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { type LegFault, refuseFaults } from './leg-fault.ts';
import { planWeek, type WeekLeg } from './plan-week.ts';
import { type PlannedAircraft, readFleet } from './read-fleet.ts';
import { readLegs } from './read-legs.ts';
import { type Network, readNetwork } from './read-network.ts';
import { withdrawLegs } from './withdraw-legs.ts';

const DELETE = 'DELETE FROM leg WHERE aircraft IN (SELECT value FROM json_each({:aircraft}))';
const INSERT = `
  INSERT INTO leg (id, airline, aircraft, route, origin, destination, departs, block, arrives, number, since)
  SELECT value ->> 0, {:airline}, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
    value ->> 7, value ->> 8, value ->> 9
  FROM json_each({:rows})`;
const CHANGED =
  'UPDATE aircraft SET revision = revision + 1 WHERE id IN (SELECT value FROM json_each({:aircraft}))';

/** A leg with its place in the input. */
interface PlacedLeg extends WeekLeg {
  plan: number;
  at: number;
}

/** Slots that airports do not have beside all other legs, whoever flies those, or do not give to one airline. */
function slotFaults(
  { tx, airline, world }: ActionContext,
  network: Network,
  aircraft: readonly string[],
  legs: readonly PlacedLeg[],
): LegFault[] {
  const airports = [...new Set(legs.flatMap(({ origin, destination }) => [origin, destination]))];
  // What these aircraft flew so far makes room.
  const others = movementsAt(tx, airports, aircraft);
  const runwaysOf = (id: string) => network.airport(id).runways;
  const codeOf = (id: string) => network.airport(id).iata;
  const faultAt = (at: number, code: string, message: string): LegFault[] => {
    const leg = legs[at];
    return leg ? [{ plan: leg.plan, leg: leg.at, code, message: `${message}.` }] : [];
  };
  const full = checkSlots(legs, others, runwaysOf).flatMap((fault) =>
    faultAt(fault.leg, 'no_slot', describeSlotFault(fault, codeOf)),
  );
  if (!world.newRules) return full;
  const own = movementsAt(tx, airports, aircraft, airline.id);
  const before = withMovements(own, readLegs(tx, aircraft), 1);
  const beyond = checkShare(legs, { others: own, before }, runwaysOf).flatMap((fault) =>
    faultAt(fault.leg, 'slot_share', describeShareFault(fault, codeOf)),
  );
  return [...full, ...beyond];
}

function refuseStale(aircraft: PlannedAircraft | undefined, seen: number): void {
  if (!aircraft || aircraft.revision === seen) return;
  const message = `The timetable of ${aircraft.registration} has been changed meanwhile (${aircraft.revision} times, you saw ${seen}). Look at it again.`;
  throw refuse('revision', 'stale_revision', message);
}

/**
 * Id of the leg with which an aircraft leaves at a minute of the week. It cannot have two; and a leg that stays keeps its
 * id. Twelve characters of the aircraft's own tell it from all others.
 */
const idOf = (aircraft: string, departs: number): string =>
  aircraft.slice(0, 12) + departs.toString(36).padStart(3, '0');

/** Values of a row, in the order of INSERT. */
const rowOf = (code: string, aircraft: string, leg: WeekLeg, since = 0): unknown[] => [
  idOf(aircraft, leg.departs),
  aircraft,
  leg.route,
  leg.origin,
  leg.destination,
  leg.departs,
  leg.block,
  (leg.departs + leg.block) % WEEK,
  `${code}${leg.number}`,
  since,
];

/**
 * Replaces the whole week of each aircraft named, all of them or none. It counts from the next full hour on.
 * @throws BadRequestError that names every leg which cannot be, and by how much.
 */
export function setTimetable(context: ActionContext, { plans }: ActionInput<'timetable.set'>): object {
  const { tx, airline } = context;
  const ids = plans.map(({ aircraft }) => aircraft);
  const fleet = readFleet(context, ids);
  for (const { aircraft, revision } of plans) refuseStale(fleet.get(aircraft), revision);
  const routes = [...new Set(plans.flatMap(({ legs }) => legs.map(({ route }) => route)))];
  const network = readNetwork(
    context,
    routes,
    [...fleet.values()].map(({ place }) => place),
  );
  const weeks = plans.flatMap(({ aircraft: id, legs }, plan) => {
    const aircraft = fleet.get(id);
    return aircraft ? [{ aircraft, plan, ...planWeek(aircraft, network, legs, airline.rules.position) }] : [];
  });
  const placed = weeks.flatMap(({ plan, legs }) => legs.map((leg, at) => ({ ...leg, plan, at })));
  const faults = [
    ...weeks.flatMap(({ plan, faults }) => faults.map((fault) => ({ ...fault, plan }))),
    ...slotFaults(context, network, ids, placed),
  ];
  if (faults.length > 0) throw refuseFaults(faults);

  const flown = weeks.flatMap(({ aircraft: { id }, legs }) => legs.map((leg) => ({ id, leg })));
  const since = withdrawLegs(
    context,
    ids,
    flown.map(({ leg }) => leg),
  );
  const rows = flown.map(({ id, leg }, at) => rowOf(airline.code, id, leg, since[at]));
  const aircraft = JSON.stringify(ids);
  tx.db().newQuery(DELETE).bind({ aircraft }).execute();
  tx.db()
    .newQuery(INSERT)
    .bind({ airline: airline.id, rows: JSON.stringify(rows) })
    .execute();
  tx.db().newQuery(CHANGED).bind({ aircraft }).execute();
  forgetConnections(tx, airline.id);
  return { aircraft: weeks.map(({ aircraft: { id, revision } }) => ({ id, revision: revision + 1 })) };
}
