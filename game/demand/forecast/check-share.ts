import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { CHECK_KINDS, CHECKS } from '#game/fleet/aircraft/maintenance.ts';
import { type CheckTerms, checkCost } from '#game/fleet/aircraft/maintenance-costs.ts';
import { HOUR } from '#game/world/time.ts';

/**
 * Returns the share of all checks (line to D) that one flight of this block time uses up, in US dollars, not
 * rounded.
 */
export function checkShare(
  model: Pick<AircraftModel, 'mtow_kg'>,
  blockMinutes: number,
  terms: CheckTerms,
): number {
  let sum = 0;
  for (const kind of CHECK_KINDS) {
    const { hours, cycles } = CHECKS[kind];
    sum += checkCost(model, kind, terms) * Math.max(blockMinutes / HOUR / hours, 1 / cycles);
  }
  return sum;
}
