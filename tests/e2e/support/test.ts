import { test as base, expect } from '@playwright/test';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** Disables all tile services. Tests of tile requests start their own server. */
export const NO_TILES = { AM_TILES_SATELLITE: 'off', AM_TILES_WEATHER: 'off', AM_TILES_CHART: 'off' };

/** A server, or one with what belongs to it. */
interface Stoppable {
  stop: () => Promise<unknown>;
}
type Start<Kind extends Stoppable> = () => Promise<Kind>;

interface WorkerFixtures {
  /**
   * Returns what a function has started in this worker, and starts it if it is not running. Workers are the same for all
   * kinds of servers, because another worker with a browser of its own takes longer to start than a server.
   */
  running: <Kind extends Stoppable>(start: Start<Kind>) => Promise<Kind>;
}

/** Maximum number of servers of a worker: the default one, the paused one, and a file's own. */
const MAX_RUNNING = 3;

/** Time to start a server on a busy machine, ms. */
export const TO_START = 240_000;

interface TestFixtures {
  /** The real binary with seeded airports, a free port and its own data folder. The tests of a worker share it. */
  server: TestServer;
  /**
   * Expected browser errors. Push a pattern before the error happens, for example /status of 400/ for a
   * rejected call. Any other console error or uncaught error fails the test.
   */
  expectedErrors: RegExp[];
}

// A fixed seed, because lessors' stock and the weather depend on it.
const startDefault = () => startServer({ env: { ...NO_TILES, AM_WORLD_SEED: 'test' } });

/** Playwright's test with its own server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      /** The one used last is the last one. */
      const kinds = new Map<Start<Stoppable>, Stoppable>();
      await use(async <Kind extends Stoppable>(start: Start<Kind>) => {
        const kind = (kinds.get(start) as Kind | undefined) ?? (await start());
        kinds.delete(start);
        kinds.set(start, kind);
        const [oldest] = kinds;
        if (oldest && kinds.size > MAX_RUNNING) {
          kinds.delete(oldest[0]);
          await oldest[1].stop();
        }
        return kind;
      });
      for (const kind of kinds.values()) await kind.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ running }, use) => use(await running(startDefault)),
    { scope: 'test', timeout: TO_START },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(expected);
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
      // As one text, because the reports show only the first lines of a failure.
      expect(unexpected.join(' · '), 'errors on the console').toBe('');
    },
    { auto: true },
  ],
});

/** Returns the test with another server, which the tests of a worker share. */
export const testWith = (start: Start<TestServer>) =>
  test.extend({
    server: [async ({ running }, use) => use(await running(start)), { scope: 'test', timeout: TO_START }],
  });
