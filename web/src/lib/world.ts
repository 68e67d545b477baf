import { queryOptions, useQuery } from '@tanstack/react-query';
import { type World, worldSchema } from '../../../game/records/world.ts';
import { HOUR } from '../../../game/time.ts';
import { callApi } from './api.ts';

/** The world, with the moment at which this browser learnt of it. */
export interface WorldNow extends World {
  /** Milliseconds of performance.now(). */
  heard: number;
}

/** The world's clock and the price of fuel. */
export const worldQuery = queryOptions({
  queryKey: ['world'],
  queryFn: async ({ signal }): Promise<WorldNow> => {
    const asked = performance.now();
    const world = await callApi('/api/am/world', worldSchema, { signal });
    // The server read its clock somewhere in between.
    return { ...world, heard: (asked + performance.now()) / 2 };
  },
});

export const useWorld = () => useQuery(worldQuery);

/** World minute at a moment of performance.now(), fractions kept; it waits at the end of the hour that is settled. */
export function minuteAt(world: WorldNow, moment: number): number {
  if (world.paused) return world.minute;
  const minute = world.minute + (Math.max(0, moment - world.heard) / 1000) * world.speed;
  return Math.min(minute, (world.hour + 1) * HOUR);
}
