import { randomBytes } from 'node:crypto';
import PocketBase from 'pocketbase';
import { runPocketbase } from '../pocketbase/run.ts';
import { freePort } from '../port.ts';

/** What the binary's `dump` writes. */
export interface WorldLog {
  start: string;
  seed: string;
  /** Last hour that is settled. */
  hour: number;
  /** Ids of everybody who did something. */
  users: string[];
  actions: { minute: number; airline: string; user: string; name: string; input: unknown }[];
}

/** Makes a world of the same seed in a new data folder, does in it what the log says, and settles as many hours. */
export async function playAgain(binary: string, dataDir: string, log: WorldLog): Promise<void> {
  const password = randomBytes(16).toString('hex');
  const email = 'replay@example.test';
  const server = await runPocketbase({
    binary,
    dataDir,
    port: await freePort(),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      AM_SUPERUSER_EMAIL: email,
      AM_SUPERUSER_PASSWORD: password,
      AM_WORLD_START: log.start,
      AM_WORLD_SEED: log.seed,
      AM_WORLD_PAUSED: 'true',
    },
    onLine: (line) => console.error(line),
  });
  try {
    const client = new PocketBase(server.url);
    client.autoCancellation(false);
    await client.collection('_superusers').authWithPassword(email, password);
    await client.settings.update({ rateLimits: { enabled: false } });
    for (const id of log.users) {
      const secret = randomBytes(16).toString('hex');
      const user = { id, email: `${id}@example.test`, password: secret, passwordConfirm: secret };
      await client.collection('users').create(user);
    }
    await client.send('/api/am/world/replay', { method: 'POST', body: { actions: log.actions } });
    const { hour } = await client.send<{ hour: number }>('/api/am/world', { method: 'GET' });
    if (log.hour > hour)
      await client.send('/api/am/world', { method: 'POST', body: { advance: log.hour - hour } });
  } finally {
    await server.stop();
  }
}
