import { setTimeout as sleep } from 'node:timers/promises';
import { call, operator } from './api.ts';
import type { TestServer } from './server.ts';

/**
 * Advances some hours and kills the process from outside, at any moment after something has happened or when all
 * hours are settled. This ends every call with an error. The moment depends on the world and not on the clock, because
 * an hour takes milliseconds or, on a busy machine, a second. Returns whether the kill came before the last hour had
 * been settled.
 * @param hasHappened is asked again and again
 * @param pace approximate milliseconds per hour
 */
export async function settleUntilKilled(
  server: TestServer,
  hours: number,
  hasHappened: () => Promise<boolean>,
  pace: number,
): Promise<boolean> {
  const token = (await operator(server)).authStore.token;
  let isOver = false;
  const settling = call(server, '/api/am/world', { body: { advance: hours }, token })
    .then(
      () => false,
      () => true,
    )
    .finally(() => {
      isOver = true;
    });
  while (!isOver && !(await hasHappened())) await sleep(10);
  await sleep(2 * Math.random() * pace);
  await server.stop('SIGKILL');
  return settling;
}
