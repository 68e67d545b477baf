import { expect } from 'vitest';
import type { TestServer } from './server.ts';
import type { HookPatch } from './test-build.ts';

const LOOKED = 'The clock has looked.';

/** Lets the world's clock say each time that it has checked what is due. */
export const SAYS_LOOKS: HookPatch = [/sleep\(Math\.max\(MIN_SLEEP.*\);/, `$& console.log('${LOOKED}');`];

const looksOf = (server: TestServer) => server.log().split(LOOKED).length - 1;

/** Waits until the clock has checked twice: the first check may have begun before. The server runs `SAYS_LOOKS`. */
export async function clockLooks(server: TestServer): Promise<void> {
  const before = looksOf(server);
  await expect.poll(() => looksOf(server)).toBeGreaterThan(before + 1);
}
