import { cpSync } from 'node:fs';
import { BUILD } from '#scripts/paths.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import type { TestServer } from '#tests/support/server.ts';
import { TO_START, test } from './test.ts';

/** Returns the test with a world whose real time it moves. @param start starts a server with a build */
export function movedTimeTest(start: (build: string) => Promise<TestServer>) {
  const startMovable = async () => {
    const time = await movableTime();
    cpSync(`${BUILD}/pb_public`, `${time.dir}/pb_public`, { recursive: true });
    const server = await start(time.dir);
    const stop = async () => {
      await server.stop();
      time.remove();
    };
    return { time, server, stop };
  };
  return test.extend<{ time: MovableTime }>({
    time: [
      async ({ running }, use) => use((await running(startMovable)).time),
      { scope: 'test', timeout: TO_START },
    ],
    server: [
      async ({ running }, use) => use((await running(startMovable)).server),
      { scope: 'test', timeout: TO_START },
    ],
  });
}
