import type { ActionInput } from '../../../game/actions/actions.ts';
import { checkSlots, describeSlotFault } from '../../../game/airport-slots.ts';
import { movementsAt } from '../../market/movements.ts';
import type { CheckContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { type LegFault, refuseFaults } from './leg-fault.ts';
import { planWeek, type WeekLeg } from './plan-week.ts';
import { type PlannedAircraft, readFleet } from './read-fleet.ts';
import { type Network, readNetwork } from './read-network.ts';

/** A leg with its place in the input. */
interface PlacedLeg extends WeekLeg {
  plan: number;
  at: number;
}

/** Slots that airports do not have beside all other legs, whoever flies those. */
function slotFaults(
  { tx }: CheckContext,
  network: Network,
  aircraft: readonly string[],
  legs: readonly PlacedLeg[],
): LegFault[] {
  const airports = [...new Set(legs.flatMap(({ origin, destination }) => [origin, destination]))];
  // What these aircraft flew so far makes room.
  const others = movementsAt(tx, airports, aircraft);
  return checkSlots(legs, others, (id) => network.airport(id).runways).flatMap((fault): LegFault[] => {
    const leg = legs[fault.leg];
    if (!leg) return [];
    const message = `${describeSlotFault(fault, (id) => network.airport(id).iata)}.`;
    return [{ plan: leg.plan, leg: leg.at, code: 'no_slot', message }];
  });
}

function refuseStale(aircraft: PlannedAircraft | undefined, seen: number): void {
  if (!aircraft || aircraft.revision === seen) return;
  const message = `The timetable of ${aircraft.registration} has been changed meanwhile (${aircraft.revision} times, you saw ${seen}). Look at it again.`;
  throw refuse('revision', 'stale_revision', message);
}

/** The week of one aircraft as it will be flown. */
export interface CheckedWeek {
  aircraft: PlannedAircraft;
  legs: WeekLeg[];
}

/**
 * Returns the weeks that a request asks for, ready to be written. Reads only.
 * @throws BadRequestError that names every leg which cannot be, and by how much.
 */
export function checkWeeks(context: CheckContext, { plans }: ActionInput<'timetable.set'>): CheckedWeek[] {
  const ids = plans.map(({ aircraft }) => aircraft);
  const fleet = readFleet(context, ids);
  for (const { aircraft, revision } of plans) refuseStale(fleet.get(aircraft), revision);
  const routes = [...new Set(plans.flatMap(({ legs }) => legs.map(({ route }) => route)))];
  const network = readNetwork(
    context,
    routes,
    [...fleet.values()].map(({ place }) => place),
  );
  const { position } = context.airline.rules;
  const weeks = plans.flatMap(({ aircraft: id, legs }, plan) => {
    const aircraft = fleet.get(id);
    return aircraft ? [{ aircraft, plan, ...planWeek(aircraft, network, legs, position) }] : [];
  });
  const placed = weeks.flatMap(({ plan, legs }) => legs.map((leg, at) => ({ ...leg, plan, at })));
  const faults = [
    ...weeks.flatMap(({ plan, faults }) => faults.map((fault) => ({ ...fault, plan }))),
    ...slotFaults(context, network, ids, placed),
  ];
  if (faults.length === 0) return weeks;
  throw refuseFaults(
    faults,
    weeks.some(({ isCut }) => isCut),
  );
}
