import { cpSync } from 'node:fs';
import { BUILD } from '#scripts/paths.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import type { TestServer } from '#tests/support/server.ts';
import { test } from './test.ts';

/** Returns the test with a world whose real time it moves. @param start starts a server with a build */
export const movedTimeTest = (start: (build: string) => Promise<TestServer>) =>
  test.extend<object, { time: MovableTime }>({
    time: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
      async ({}, use) => {
        const time = await movableTime();
        cpSync(`${BUILD}/pb_public`, `${time.dir}/pb_public`, { recursive: true });
        await use(time);
        time.remove();
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ time }, use) => {
        const server = await start(time.dir);
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  });
