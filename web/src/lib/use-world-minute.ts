import { useEffect, useEffectEvent, useReducer } from 'react';
import { isStopped } from '#game/world/world-clock.ts';
import { minuteAt, useWorld, type WorldNow } from './world.ts';

/** Minimum update interval at any speed of the world. */
const SHORTEST_MS = 250;
/** Maximum delay of a timer. Browsers limit it to 24 days. */
const LONGEST_MS = 3_600_000;

/**
 * Renders the component when the world's clock reaches the next relevant minute. Pauses while the page is
 * hidden.
 *
 * @param next returns the first relevant minute after `now`
 * @param key changes with the results of `next`
 */
function useAlarm(world: WorldNow | undefined, next: (now: number) => number, key: unknown): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const nextAfter = useEffectEvent(next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means other minutes
  useEffect(() => {
    if (!world || isStopped(world)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      tick();
      const now = minuteAt(world, performance.now());
      const ms = ((nextAfter(now) - now) / world.speed) * 1000;
      timer = setTimeout(wait, Math.max(SHORTEST_MS, Math.min(LONGEST_MS, ms)));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [world, key]);
}

/**
 * Returns the world's clock rounded down to steps of game minutes, and updates the component. Undefined until
 * known. Pauses while the page is hidden.
 */
export function useWorldMinute(step = 1): number | undefined {
  const { data: world } = useWorld();
  useAlarm(world, (now) => Math.floor(now / step + 1) * step, step);
  return world && Math.floor(minuteAt(world, performance.now()) / step) * step;
}

/** Returns the last of the given world minutes that the clock has reached. Undefined before the first. */
export function useLastReached(minutes: readonly number[]): number | undefined {
  const { data: world } = useWorld();
  useAlarm(world, (now) => minutes.find((minute) => minute > now) ?? Number.POSITIVE_INFINITY, minutes);
  if (!world) return;
  const now = minuteAt(world, performance.now());
  return minutes.findLast((minute) => minute <= now);
}
