import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import PocketBase from 'pocketbase';
import type { AircraftModel } from '../../game/aircraft-model.ts';
import type { Airport } from '../../game/airport.ts';
import type { World } from '../../game/records/world.ts';
import { readRows } from '../data/read-rows.ts';
import { inRoot } from '../paths.ts';
import { runPocketbase } from '../pocketbase/run.ts';
import { freePort } from '../port.ts';

/** A server with a paused world, and what everybody in it can look up. */
export interface Stage {
  url: string;
  operator: PocketBase;
  /** By IATA code. */
  airports: ReadonlyMap<string, Airport>;
  /** By key. */
  models: ReadonlyMap<string, AircraftModel>;
  now: () => Promise<World>;
  /** Settles so many hours. */
  advance: (hours: number) => Promise<void>;
  stop: () => Promise<unknown>;
}

/** A client that does not cancel its own calls. */
export function newClient(url: string): PocketBase {
  const client = new PocketBase(url);
  client.autoCancellation(false);
  return client;
}

/** All models of the seed. Throws where the file is not sound. */
function readModels(): Map<string, AircraftModel> {
  const { rows, faults } = readRows('aircraft_models', readFileSync(inRoot('seed/aircraft_models.csv')));
  if (faults.length > 0) throw new Error(`seed/aircraft_models.csv: ${faults[0]?.message}`);
  return new Map((rows as AircraftModel[]).map((model) => [model.id, model]));
}

/** Starts the real binary with a new, paused world in a data folder. */
export async function openStage(binary: string, dataDir: string, seed: string): Promise<Stage> {
  const password = randomBytes(16).toString('hex');
  const email = 'operator@example.test';
  const server = await runPocketbase({
    binary,
    dataDir,
    port: await freePort(),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      AM_SUPERUSER_EMAIL: email,
      AM_SUPERUSER_PASSWORD: password,
      AM_WORLD_SEED: seed,
      AM_WORLD_PAUSED: 'true',
    },
    onLine: (line) => {
      if (/error|could not/i.test(line)) console.error(line);
    },
  });
  return stageOn(server.url, { email, password }, () => server.stop());
}

/** A server that runs already, with a paused world. @param operator superuser's account */
export async function stageOn(
  url: string,
  { email, password }: { email: string; password: string },
  stop: Stage['stop'],
): Promise<Stage> {
  const operator = newClient(url);
  await operator.collection('_superusers').authWithPassword(email, password);
  // All players sit behind one address here.
  await operator.settings.update({ rateLimits: { enabled: false } });
  const airports = await operator.collection('airport').getFullList<Airport>({ batch: 1000 });
  return {
    url,
    operator,
    airports: new Map(airports.map((airport) => [airport.iata, airport])),
    models: readModels(),
    now: () => operator.send<World>('/api/am/world', { method: 'GET' }),
    advance: async (hours) => {
      await operator.send('/api/am/world', { method: 'POST', body: { advance: hours } });
    },
    stop,
  };
}
