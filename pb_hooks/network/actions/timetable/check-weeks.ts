import type { ActionInput } from '#game/actions/actions.ts';
import { checkWeek, describeWeekViolation } from '#game/slots/check-week.ts';
import type { CheckContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { readSlots, type SlotsOfAirports } from '#hooks/slots/airport-slots.ts';
import { airportsOf, withoutLegs } from './follow-slots.ts';
import { type LegFields, type LegViolation, legRejection, PLAN_FIELDS } from './leg-violation.ts';
import { planWeek, type WeekLeg } from './plan-week.ts';
import { type PlannedAircraft, readFleet } from './read-fleet.ts';
import { readLegs, type StoredLeg } from './read-legs.ts';
import { type Network, readNetwork } from './read-network.ts';

/** A leg with its position in the input. */
interface PlacedLeg extends WeekLeg {
  plan: number;
  at: number;
}

const violationAt = (
  legs: readonly PlacedLeg[],
  index: number,
  code: string,
  message: string,
): LegViolation[] => {
  const leg = legs[index];
  return leg ? [{ plan: leg.plan, leg: leg.at, code, message: `${message}.` }] : [];
};

/** Returns the legs for which the airline has no slot and gets none. */
function slotViolations(
  { airline }: CheckContext,
  network: Network,
  legs: readonly PlacedLeg[],
  { slots, gone }: SlotFacts,
): LegViolation[] {
  const fixed = withoutLegs(slots.own, gone);
  const codeOf = (id: string) => network.airport(id).iata;
  return checkWeek(legs, { airports: slots.airports, fixed, hub: airline.hub }).flatMap((violation) =>
    violationAt(legs, violation.leg, violation.code, describeWeekViolation(violation, codeOf)),
  );
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

/** The slots before a change of the timetable, and the legs that leave it. */
interface SlotFacts {
  slots: SlotsOfAirports;
  gone: readonly StoredLeg[];
}

/** New weeks that have passed all checks. */
export interface CheckedWeeks {
  weeks: CheckedWeek[];
  slotFacts: SlotFacts;
}

/** Reads the slots at the airports of the present and the new legs of some aircraft. */
function readSlotFacts(
  { tx, airline }: CheckContext,
  aircraft: readonly string[],
  legs: readonly PlacedLeg[],
): SlotFacts {
  const gone = readLegs(tx, aircraft);
  return { slots: readSlots(tx, airportsOf([...gone, ...legs]), airline.id), gone };
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
): CheckedWeeks {
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
  const slotFacts = readSlotFacts(context, ids, placed);
  const violations = [
    ...weeks.flatMap(({ plan, violations }) => violations.map((violation) => ({ ...violation, plan }))),
    ...slotViolations(context, network, placed, slotFacts),
  ];
  if (violations.length === 0) return { weeks, slotFacts };
  throw legRejection(
    violations,
    weeks.some(({ isCut }) => isCut),
    names,
  );
}
