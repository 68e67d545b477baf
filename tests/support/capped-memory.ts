import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { residentMb } from './process-memory.ts';
import type { TestServer } from './server.ts';

/**
 * Maximum address space of an attacked server, so that a runaway request ends the server and not the machine.
 */
const CAP_BYTES = 3_000_000_000;

export const capMemory = ({ pid }: TestServer): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--as=${CAP_BYTES}`]);
};

/**
 * Waits until a server holds at most this much memory (RSS). Go collects garbage at least every two minutes.
 */
export const expectMemory = ({ pid }: TestServer, mb: number): Promise<void> =>
  expect.poll(() => residentMb(pid), { timeout: 180_000, interval: 1_000 }).toBeLessThan(mb);
