import { randomBytes } from 'node:crypto';
import PocketBase from 'pocketbase';
import { freePort } from '../port.ts';
import { runPocketbase } from './run.ts';

/** A script's own server with a world in which hours pass only on demand. */
export interface PausedWorld {
  url: string;
  /** Signed in as superuser. */
  operator: PocketBase;
  /** Stops the server. */
  stop: () => Promise<unknown>;
}

interface PausedWorldOptions {
  binary: string;
  dataDir: string;
  /** Seed of all chance in the world. */
  seed: string;
  /** Number of rivals; none by default. */
  rivals?: number;
  /** First day of the world, YYYY-MM-DD; defaults to that of a new world. */
  start?: string;
  /** Called with each line that the server prints. */
  onLine: (line: string) => void;
}

/** Returns a client that does not cancel its own calls. */
export function newClient(url: string): PocketBase {
  const client = new PocketBase(url);
  client.autoCancellation(false);
  return client;
}

/**
 * Returns a superuser's client. Disables the rate limits because all players of a script share one address.
 */
export async function signInOperator(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<PocketBase> {
  const operator = newClient(url);
  await operator.collection('_superusers').authWithPassword(email, password);
  await operator.settings.update({ rateLimits: { enabled: false } });
  return operator;
}

/** Starts the real binary with a paused world and without rate limits. */
export async function startPausedWorld(options: PausedWorldOptions): Promise<PausedWorld> {
  const { binary, dataDir, seed, rivals = 0, start, onLine } = options;
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
      AM_WORLD_RIVALS: String(rivals),
      AM_WORLD_SEED: seed,
      AM_WORLD_PAUSED: 'true',
      AM_WORLD_IDLE_MINUTES: '0',
      ...(start ? { AM_WORLD_START: start } : {}),
    },
    onLine,
  });
  try {
    const operator = await signInOperator(server.url, { email, password });
    return { url: server.url, operator, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
