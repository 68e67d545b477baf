import { useEffect, useEffectEvent, useReducer } from 'react';
import { minuteAt, useWorld, type WorldNow } from './world.ts';

/** However fast the world runs, nothing on screen changes more often than this. */
const SHORTEST_MS = 250;
/** Timers cannot be set for more than 24 days. */
const LONGEST_MS = 3_600_000;

/**
 * Renders the component whenever the world's clock has reached the next minute that matters; it stands still while the page
 * is hidden.
 * @param next the first minute after `now` that matters
 * @param key changes with what `next` returns
 */
function useAlarm(world: WorldNow | undefined, next: (now: number) => number, key: unknown): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const nextAfter = useEffectEvent(next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key asks for other minutes
  useEffect(() => {
    if (!world || world.paused) return;
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
 * The world's clock in whole steps of so many game minutes; the component follows it. Undefined until it is known. Stands
 * still while the page is hidden.
 */
export function useWorldMinute(step = 1): number | undefined {
  const { data: world } = useWorld();
  useAlarm(world, (now) => Math.floor(now / step + 1) * step, step);
  return world && Math.floor(minuteAt(world, performance.now()) / step) * step;
}

/** The last of some world minutes that the clock has reached; the component follows it. Undefined before the first. */
export function useLastReached(minutes: readonly number[]): number | undefined {
  const { data: world } = useWorld();
  useAlarm(world, (now) => minutes.find((minute) => minute > now) ?? Number.POSITIVE_INFINITY, minutes);
  if (!world) return;
  const now = minuteAt(world, performance.now());
  return minutes.findLast((minute) => minute <= now);
}
