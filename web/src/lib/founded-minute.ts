import { useOwnAirline } from './airline.ts';
import { useWorld } from './world.ts';

const MINUTE_MS = 60_000;

/** Returns the world minute at which the player's airline was founded. Undefined until known. */
export function useFoundedMinute(): number | undefined {
  const founded = useOwnAirline().data?.founded;
  const start = useWorld().data?.start;
  if (!founded || !start) return;
  const age = Date.parse(founded.replace(' ', 'T')) - Date.parse(`${start}T00:00:00Z`);
  return Math.round(age / MINUTE_MS);
}
