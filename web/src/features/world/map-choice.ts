import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Continent } from '#game/world/airport/airport.ts';
import { CONTINENTS } from '#game/world/airport/airport-types.ts';
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
  /** Marks of the airline's rights to fly. */
  rights: z._default(z.boolean(), false),
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
  rights: false,
};

/** Checks whether the selection needs more than the initial airports. */
export const wantsMoreAirports = ({ continents, medium }: MapChoice): boolean =>
  medium || continents.some((continent) => continent !== 'EU');

function stored(): MapChoice | null {
  try {
    return schema.parse(JSON.parse(readStored(STORAGE_KEYS.map) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Returns the player's selection, saved in this browser, and a function to change it. Before the first change,
 * it is Europe and the hub's continent.
 * @param home continent of the hub, undefined while unknown
 */
export function useMapChoice(
  home: Continent | undefined,
): [MapChoice, (changes: Partial<MapChoice>) => void] {
  const [kept, setKept] = useState(stored);
  const first = useMemo((): MapChoice => {
    const continents = [...new Set([...FIRST_CHOICE.continents, ...(home ? [home] : [])])];
    return { ...FIRST_CHOICE, continents };
  }, [home]);
  const change = useCallback(
    (changes: Partial<MapChoice>) => {
      setKept((before) => {
        const next = { ...(before ?? first), ...changes };
        writeStored(STORAGE_KEYS.map, JSON.stringify(next));
        return next;
      });
    },
    [first],
  );
  return [kept ?? first, change];
}
