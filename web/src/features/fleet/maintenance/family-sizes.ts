import type { FleetAircraft } from '#web/lib/game/fleet-view.ts';

/** Returns the number of delivered aircraft per family at a world minute. */
export function familySizes(
  fleet: readonly Pick<FleetAircraft, 'record' | 'model'>[],
  now: number,
): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { record, model } of fleet)
    if (record.delivered <= now) sizes.set(model.family, (sizes.get(model.family) ?? 0) + 1);
  return sizes;
}
