import type { AircraftModel } from '../aircraft-model.ts';
import { CHECKS, type CheckKind } from '../maintenance.ts';
import { checkCost } from '../maintenance-costs.ts';
import { HOUR, WEEK } from '../time.ts';
import { datedLegs } from '../timetable/clock.ts';
import { ageInYears } from './disposal.ts';

interface WeeklyLeg {
  departs: number;
  block: number;
  destination: string;
}

/**
 * Where an aircraft will stand at a world minute, by its timetable: where the last flight before that ends.
 * @param place id of the airport where it stands now, or flies to
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
 * First world minute from which on a check can be planned: what departs within the current hour is dispatched.
 * @param delivered world minute
 */
export const earliestCheck = (delivered: number, now: number): number =>
  Math.max((Math.floor(now / HOUR) + 1) * HOUR, delivered);

/** What a check takes: whole US dollars, and minutes on the ground. */
export interface CheckQuote {
  cost: number;
  minutes: number;
}

/**
 * What a check costs an airline.
 * @param starts world minute
 * @param terms `ownBase`: at the hub, where the airline's own engineers are; `familySize`: aircraft of the family that the
 *   airline has, those on order left out
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
