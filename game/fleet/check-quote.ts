import { datedLegs } from '../network/timetable/clock.ts';
import { HOUR, WEEK } from '../world/time.ts';
import type { AircraftModel } from './aircraft/aircraft-model.ts';
import { CHECKS, type CheckKind } from './aircraft/maintenance.ts';
import { checkCost } from './aircraft/maintenance-costs.ts';
import { ageInYears } from './disposal.ts';

interface WeeklyLeg {
  departs: number;
  block: number;
  destination: string;
}

/**
 * Returns the airport (id) where an aircraft will be at a world minute by its timetable: the destination of
 * the last flight before it.
 * @param place id of the aircraft's present airport, or of the one it flies to
 * @param startsAt minute of the week at which the world began
 */
export function placeAt(
  place: string,
  legs: readonly WeeklyLeg[],
  now: number,
  minute: number,
  startsAt: number,
): string {
  const longest = Math.max(0, ...legs.map(({ block }) => block));
  const landed = datedLegs(legs, Math.max(now, minute - WEEK - longest), minute, startsAt).filter(
    ({ arrives }) => arrives <= minute,
  );
  return landed.at(-1)?.leg.destination ?? place;
}

/**
 * Returns the first world minute for which a check can be planned. Flights of the current hour are already
 * dispatched.
 * @param delivered world minute
 */
export const earliestCheck = (delivered: number, now: number): number =>
  Math.max((Math.floor(now / HOUR) + 1) * HOUR, delivered);

/** Cost of a check in whole US dollars, and its duration in minutes. */
export interface CheckQuote {
  cost: number;
  minutes: number;
}

/**
 * Returns what a check costs an airline, and how long it takes.
 * @param starts world minute
 * @param terms `ownBase`: whether it takes place at the hub, with the airline's own engineers;
 *   `familySize`: the airline's aircraft of the family, without those on order
 */
export function checkQuote(
  model: AircraftModel,
  aircraft: { readonly built: number },
  kind: CheckKind,
  starts: number,
  terms: { ownBase: boolean; familySize: number },
): CheckQuote {
  const age = Math.floor(ageInYears(aircraft, starts));
  return { cost: checkCost(model, kind, { ...terms, age }), minutes: CHECKS[kind].duration };
}
