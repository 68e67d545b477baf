import { expect } from 'vitest';
import { LOOKED } from './build/marks.ts';
import type { TestServer } from './server.ts';

const looksOf = (server: TestServer) => server.log().split(LOOKED).length - 1;

/**
 * Waits until the clock has begun and completed a check. The first that it says may have begun before. The server runs
 * with the wrapper `say-looks`.
 */
export async function clockLooks(server: TestServer): Promise<void> {
  const before = looksOf(server);
  await expect.poll(() => looksOf(server)).toBeGreaterThan(before + 2);
}
