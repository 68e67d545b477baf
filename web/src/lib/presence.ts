import { PRESENCE_EVERY } from '#game/world/rest.ts';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';
import { worldQuery } from './world.ts';

/** Minimum time between two calls while the world rests, in milliseconds. */
const WAKE_EVERY = 2_000;
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Tells the server when the player moves or types, at most once per minute, so that the world does not rest.
 * Wakes a resting world at once. An open page alone sends nothing. Returns a function that stops this.
 */
export function confirmPresence(): () => void {
  let sent = Number.NEGATIVE_INFINITY;
  const onInput = ({ isTrusted }: Event) => {
    const isResting = queryClient.getQueryData(worldQuery.queryKey)?.resting === true;
    const now = performance.now();
    if (!isTrusted || now - sent < (isResting ? WAKE_EVERY : PRESENCE_EVERY)) return;
    sent = now;
    client.send('/api/am/present', { method: 'POST' }).catch(() => undefined);
  };
  for (const name of INPUTS) addEventListener(name, onInput, { capture: true, passive: true });
  return () => {
    for (const name of INPUTS) removeEventListener(name, onInput, { capture: true });
  };
}
