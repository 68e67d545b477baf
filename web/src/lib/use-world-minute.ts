import { useEffect, useReducer } from 'react';
import { minuteAt, useWorld } from './world.ts';

/** However fast the world runs, nothing on screen changes more often than this. */
const SHORTEST_MS = 250;

/**
 * The world's clock in whole steps of so many game minutes; the component follows it. Undefined until it is known. Stands
 * still while the page is hidden.
 */
export function useWorldMinute(step = 1): number | undefined {
  const { data: world } = useWorld();
  const [, tick] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!world || world.paused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      tick();
      const now = minuteAt(world, performance.now());
      const left = (Math.floor(now / step + 1) * step - now) / world.speed;
      timer = setTimeout(next, Math.max(SHORTEST_MS, left * 1000));
    };
    next();
    document.addEventListener('visibilitychange', next);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', next);
    };
  }, [world, step]);

  return world && Math.floor(minuteAt(world, performance.now()) / step) * step;
}
