import { readFileSync } from 'node:fs';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { WORLD_ID, type World } from '#game/tables/world.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { readRows } from '#scripts/data/read-rows.ts';
import { inRoot } from '#scripts/paths.ts';
import { type PausedWorld, startPausedWorld } from '#scripts/pocketbase/paused-world.ts';

/** A server with a paused world, and its public data. */
export interface Stage extends PausedWorld {
  /** By IATA code. */
  airports: ReadonlyMap<string, Airport>;
  /** By key. */
  models: ReadonlyMap<string, AircraftModel>;
  now: () => Promise<World>;
  /** Settles this many hours. */
  advance: (hours: number) => Promise<void>;
}

/** Returns all models of the seed. Throws if the file is invalid. */
function readModels(): Map<string, AircraftModel> {
  const { rows, violations } = readRows('aircraft_models', readFileSync(inRoot('seed/aircraft_models.csv')));
  if (violations.length > 0) throw new Error(`seed/aircraft_models.csv: ${violations[0]?.message}`);
  return new Map((rows as AircraftModel[]).map((model) => [model.id, model]));
}

/** Starts the real binary with a new, paused world in a data folder. */
export async function openStage(
  binary: string,
  dataDir: string,
  { seed, start, rivals }: { seed: string; start: string | null; rivals?: number },
): Promise<Stage> {
  const onLine = (line: string) => {
    if (/error|could not/i.test(line)) console.error(line);
  };
  return stageOn(
    await startPausedWorld({ binary, dataDir, seed, rivals, onLine, ...(start ? { start } : {}) }),
  );
}

/** Wraps a running server with a paused world. */
export async function stageOn({ url, operator, stop }: PausedWorld): Promise<Stage> {
  const airports = await operator.collection('airport').getFullList<Airport>({ batch: 1000 });
  return {
    url,
    operator,
    airports: new Map(airports.map((airport) => [airport.iata, airport])),
    models: readModels(),
    now: () => operator.collection('world').getOne<World>(WORLD_ID),
    advance: async (hours) => {
      await operator.send('/api/am/world', { method: 'POST', body: { advance: hours } });
    },
    stop,
  };
}
