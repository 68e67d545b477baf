import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/build-all.ts',
  outputDir: 'test-results',
  // Twice what the slowest needs on a busy machine of two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Each worker has a server and a browser of its own; two keep two cores busy.
  workers: Number(process.env.E2E_WORKERS) || 2,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS, chromiumSandbox: false },
  },
});
