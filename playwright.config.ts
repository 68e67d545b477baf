import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, SHORT_LIVED } from '#scripts/chromium.ts';
import { QUICK_START } from '#tests/support/quick-start.ts';

// Both the runner and its workers load this file.
Object.assign(process.env, QUICK_START);

export default defineConfig({
  testDir: 'tests/e2e',
  // One project, because each starts workers with browsers and servers of its own. Files run in order of their paths, so
  // that the slowest ones, in long/, do not come last.
  globalSetup: './tests/e2e/support/build-all.ts',
  outputDir: 'test-results',
  // What is right is right on a slow machine too: these end what hangs, and measure nothing. The slowest test takes 20 s on
  // two cores that have nothing else to do.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each worker has a server and a browser of its own; four keep two cores busy, because pages wait.
  workers: Number(process.env.E2E_WORKERS) || 4,
  fullyParallel: false,
  // Tests that fail in such numbers have one cause, and each of the others would wait until it times out.
  maxFailures: 20,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  use: {
    // Motion takes a seventh of the processor time. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS, SHORT_LIVED],
      chromiumSandbox: false,
    },
  },
});
