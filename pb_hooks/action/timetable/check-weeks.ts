import type { ActionInput } from '#game/actions/actions.ts';
import { checkSlots, describeSlotViolation, withMovements } from '#game/timetable/airport-slots.ts';
import { checkShare, describeShareViolation } from '#game/timetable/slot-share.ts';
import { movementsAt } from '#hooks/market/movements.ts';
import type { CheckContext } from '../shared/context.ts';
import { rejection } from '../shared/reject.ts';
import { type LegFields, type LegViolation, legRejection, PLAN_FIELDS } from './leg-violation.ts';
import { planWeek, type WeekLeg } from './plan-week.ts';
import { type PlannedAircraft, readFleet } from './read-fleet.ts';
import { readLegs } from './read-legs.ts';
import { type Network, readNetwork } from './read-network.ts';

/** A leg with its position in the input. */
interface PlacedLeg extends WeekLeg {
  plan: number;
  at: number;
}

/** Returns the legs for which an airport has no free slot, or none left for this airline. */
function slotViolations(
  { tx, airline, world }: CheckContext,
  network: Network,
  aircraft: readonly string[],
  legs: readonly PlacedLeg[],
): LegViolation[] {
  const airports = [...new Set(legs.flatMap(({ origin, destination }) => [origin, destination]))];
  // Slots of these aircraft's current legs are free, because the new legs replace them.
  const others = movementsAt(tx, airports, aircraft);
  const runwaysOf = (id: string) => network.airport(id).runways;
  const codeOf = (id: string) => network.airport(id).iata;
  const violationAt = (index: number, code: string, message: string): LegViolation[] => {
    const leg = legs[index];
    return leg ? [{ plan: leg.plan, leg: leg.at, code, message: `${message}.` }] : [];
  };
  const full = checkSlots(legs, others, runwaysOf).flatMap((violation) =>
    violationAt(violation.leg, 'no_slot', describeSlotViolation(violation, codeOf)),
  );
  if (!world.newRules) return full;
  const own = movementsAt(tx, airports, aircraft, airline.id);
  const before = withMovements(own, readLegs(tx, aircraft), 1);
  const beyond = checkShare(legs, { others: own, before }, runwaysOf).flatMap((violation) =>
    violationAt(violation.leg, 'slot_share', describeShareViolation(violation, codeOf)),
  );
  return [...full, ...beyond];
}

function rejectStale(aircraft: PlannedAircraft | undefined, seen: number, field: string): void {
  if (!aircraft || aircraft.revision === seen) return;
  const message = `The timetable of ${aircraft.registration} has changed since you opened it (it is at revision ${aircraft.revision}, yours is ${seen}). Check it again.`;
  throw rejection(field, 'stale_revision', message);
}

/** The new week of one aircraft. */
export interface CheckedWeek {
  aircraft: PlannedAircraft;
  legs: WeekLeg[];
}

/**
 * Returns the weeks that a request asks for, ready to be written. Reads only.
 * @param names field names of the legs in the response; those of `timetable.set` by default
 * @throws BadRequestError that names every invalid leg and by how much it is invalid
 */
export function checkWeeks(
  context: CheckContext,
  { plans }: ActionInput<'timetable.set'>,
  names: LegFields = PLAN_FIELDS,
): CheckedWeek[] {
  const ids = plans.map(({ aircraft }) => aircraft);
  const fleet = readFleet(context, ids);
  for (const { aircraft, revision } of plans) rejectStale(fleet.get(aircraft), revision, names.revision);
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
  const placed = weeks.flatMap(({ plan, legs }) => legs.map((leg, index) => ({ ...leg, plan, at: index })));
  const violations = [
    ...weeks.flatMap(({ plan, violations }) => violations.map((violation) => ({ ...violation, plan }))),
    ...slotViolations(context, network, ids, placed),
  ];
  if (violations.length === 0) return weeks;
  throw legRejection(
    violations,
    weeks.some(({ isCut }) => isCut),
    names,
  );
}
