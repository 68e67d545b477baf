import { randomBytes } from 'node:crypto';
import { startPausedWorld } from '../pocketbase/paused-world.ts';

/** What the binary's `dump` writes. */
export interface WorldLog {
  start: string;
  seed: string;
  /** Last hour that is settled. */
  hour: number;
  /** First hour settled under the rules of 0.3.0: 0 in a world that began with them. */
  rules_from: number;
  /** The same for the rules of 0.4.0. */
  rules_04_from: number;
  /** Ids of everybody who did something. */
  users: string[];
  /** What they did, in order. */
  actions: unknown[];
  /** How hours were settled during which somebody acted. */
  parts: unknown[];
}

/** Makes a world of the same seed in a new data folder, does in it what the log says, and settles as many hours. */
export async function playAgain(binary: string, dataDir: string, log: WorldLog): Promise<void> {
  const { start, seed } = log;
  const onLine = (line: string) => console.error(line);
  const { operator, stop } = await startPausedWorld({ binary, dataDir, seed, start, onLine });
  try {
    for (const id of log.users) {
      const secret = randomBytes(16).toString('hex');
      const user = { id, email: `${id}@example.test`, password: secret, passwordConfirm: secret };
      await operator.collection('users').create(user);
    }
    const { rules_from, rules_04_from, hour, actions, parts } = log;
    const body = { rules_from, rules_04_from, hour, actions, parts };
    await operator.send('/api/am/world/replay', { method: 'POST', body });
  } finally {
    await stop();
  }
}
