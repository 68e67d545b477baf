import { useMemo } from 'react';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { dateText } from '#game/network/timetable/clock.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import { useModels } from '#web/lib/game/aircraft-models.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';

/** Names of keys and ids in the exchange's rows. A dash until they are loaded. */
export interface Names {
  modelOf: (key: string) => AircraftModel | undefined;
  /** Manufacturer and model. */
  modelName: (key: string) => string;
  /** IATA code of an airport. */
  codeOf: (airport: string) => string;
  /** City and code of an airport. */
  placeOf: (airport: string) => string;
  /** A world minute as a date and time in UTC, without the year: for what is near. */
  at: (minute: number) => string;
  /** The date of a world minute, with the year. */
  on: (minute: number) => string;
}

/** Returns the names of models, airports and moments. */
export function useNames(): Names {
  const models = useModels().data;
  const airports = useAirportIndex().data;
  const start = useWorld().data?.start;
  return useMemo(() => {
    const byKey = new Map(models?.map((model) => [model.id, model]));
    return {
      modelOf: (key) => byKey.get(key),
      modelName: (key) => {
        const model = byKey.get(key);
        return model ? `${model.manufacturer} ${model.model}` : key;
      },
      codeOf: (id) => airports?.byId.get(id)?.iata ?? '–',
      placeOf: (id) => {
        const airport = airports?.byId.get(id);
        return airport ? `${servedCity(airport)} (${airport.iata})` : '–';
      },
      at: (minute) => (start ? momentText(start, minute) : '–'),
      on: (minute) => (start ? dateText(start, minute) : '–'),
    };
  }, [models, airports, start]);
}
