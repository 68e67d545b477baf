import { randomBytes } from 'node:crypto';
import { startPausedWorld } from '../pocketbase/paused-world.ts';
import { hashQuickly } from '../pocketbase/quick-passwords.ts';

/** Output of the binary's `dump` command. */
export interface WorldLog {
  start: string;
  seed: string;
  /** Last settled hour. */
  hour: number;
  /** Percentage of the real world's traffic that takes slots. */
  traffic: number;
  /** Ids of all users with actions. */
  users: string[];
  /** Their actions, in order. */
  actions: unknown[];
  /** How hours with actions were settled. */
  parts: unknown[];
}

/**
 * Creates a world with the same seed in a new data folder, repeats the actions of the log, and settles the
 * same number of hours.
 */
export async function playAgain(
  binary: string,
  dataDir: string,
  log: WorldLog,
  onLine: (line: string) => void,
): Promise<void> {
  const { start, seed } = log;
  const { operator, stop } = await startPausedWorld({ binary, dataDir, seed, start, onLine });
  try {
    await hashQuickly(operator, 'users');
    for (const id of log.users) {
      const secret = randomBytes(16).toString('hex');
      const user = { id, email: `${id}@example.test`, password: secret, passwordConfirm: secret };
      await operator.collection('users').create(user);
    }
    const { start: _start, seed: _seed, users: _users, ...body } = log;
    await operator.send('/api/am/world/replay', { method: 'POST', body });
  } finally {
    await stop();
  }
}
