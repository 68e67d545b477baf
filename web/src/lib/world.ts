import { queryOptions, useQuery } from '@tanstack/react-query';
import { WORLD, WORLD_ID, type World } from '#game/tables/world.ts';
import { HOUR } from '#game/world/time.ts';
import { isStopped } from '#game/world/world-clock.ts';
import { client } from './client.ts';
import { KEYS } from './query-keys.ts';
import { rowSchema } from './row-schema.ts';
import { toLocalMoment } from './server-time.ts';

/** The world with the time of this browser's clock at which its minute was valid. */
export interface WorldNow extends World {
  /** Milliseconds of performance.now(). */
  heard: number;
}

/** Parses a record of the world. @throws ZodError if it is invalid */
export function toWorldNow(record: unknown): WorldNow {
  const world = rowSchema(WORLD).parse(record);
  return { ...world, heard: toLocalMoment(world.minute_at) };
}

/** The world's clock and the fuel price. */
export const worldQuery = queryOptions({
  queryKey: [KEYS.world],
  queryFn: async ({ signal }) => toWorldNow(await client.collection('world').getOne(WORLD_ID, { signal })),
});

export const useWorld = () => useQuery(worldQuery);

/** Returns the performance.now() at which the next hour is due. Never if the world is paused or rests. */
export const nextHourAt = (world: WorldNow): number =>
  isStopped(world)
    ? Number.POSITIVE_INFINITY
    : world.heard + (((world.hour + 1) * HOUR - world.minute) / world.speed) * 1000;

/**
 * Returns the fractional world minute at a performance.now(). The clock waits at the end of the settled hour.
 */
export function minuteAt(world: WorldNow, moment: number): number {
  if (isStopped(world)) return world.minute;
  const minute = world.minute + (Math.max(0, moment - world.heard) / 1000) * world.speed;
  return Math.min(minute, (world.hour + 1) * HOUR);
}
