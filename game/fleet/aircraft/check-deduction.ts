import { DAY } from '#game/world/time.ts';
import type { AircraftModel } from './aircraft-model.ts';
import { CHECKS, type CheckKind, type MaintainedAircraft } from './maintenance.ts';
import { COMMONALITY, checkCost } from './maintenance-costs.ts';

/**
 * Checks are valued at what they cost the largest fleets at their own base. Nobody pays less, so nobody gains by buying
 * an aircraft, having it checked and selling it.
 */
export const VALUED_TERMS = { ownBase: true, familySize: COMMONALITY[0][0] } as const;

/** Returns the used share of the interval to the next check of a kind, 0 to 1. @param now world minute */
export function usedShare(
  { hours, cycles, checks }: MaintainedAircraft,
  kind: CheckKind,
  now: number,
): number {
  const interval = CHECKS[kind];
  const mark = checks[kind];
  const used = Math.max(
    (hours - mark.hours) / interval.hours,
    (cycles - mark.cycles) / interval.cycles,
    (now - mark.at) / (interval.days * DAY),
  );
  return Math.min(1, Math.max(0, used));
}

/**
 * Returns what the next C and D check take off an aircraft's value, by the used share of their intervals, in whole US
 * dollars. A D check includes a C check, which is not counted twice.
 * @param age years
 * @param now world minute
 */
export function checkDeduction(
  model: Pick<AircraftModel, 'mtow_kg'>,
  aircraft: MaintainedAircraft,
  age: number,
  now: number,
): number {
  const terms = { ...VALUED_TERMS, age };
  const c = checkCost(model, 'c', terms);
  const d = checkCost(model, 'd', terms);
  return Math.round(usedShare(aircraft, 'c', now) * c + usedShare(aircraft, 'd', now) * (d - c));
}
