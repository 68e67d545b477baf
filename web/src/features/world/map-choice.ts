import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { CONTINENTS } from '#game/airport/airport-types.ts';
import { STORAGE_KEYS } from '#web/config/storage-keys.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

const schema = z.object({
  /** Tile layers, shown only if the server has a service for them. */
  satellite: z.boolean(),
  weather: z.boolean(),
  chart: z.boolean(),
  continents: z.array(z.enum(CONTINENTS)),
  medium: z.boolean(),
  /** Other airlines' aircraft. */
  traffic: z._default(z.boolean(), true),
  night: z._default(z.boolean(), true),
});

/** The player's selection of map layers. */
export type MapChoice = z.infer<typeof schema>;

export const FIRST_CHOICE: MapChoice = {
  satellite: true,
  weather: true,
  chart: true,
  continents: ['EU'],
  medium: false,
  traffic: true,
  night: true,
};

/** Checks whether the selection needs more than the initial airports. */
export const wantsMoreAirports = ({ continents, medium }: MapChoice): boolean =>
  medium || continents.some((continent) => continent !== 'EU');

function stored(): MapChoice {
  try {
    return schema.parse(JSON.parse(readStored(STORAGE_KEYS.map) ?? 'null'));
  } catch {
    return FIRST_CHOICE;
  }
}

/** Returns the player's selection, saved in this browser, and a function to change it. */
export function useMapChoice(): [MapChoice, (changes: Partial<MapChoice>) => void] {
  const [choice, setChoice] = useState(stored);
  const change = useCallback((changes: Partial<MapChoice>) => {
    setChoice((before) => {
      const next = { ...before, ...changes };
      writeStored(STORAGE_KEYS.map, JSON.stringify(next));
      return next;
    });
  }, []);
  return [choice, change];
}
