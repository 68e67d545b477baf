import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { Problem } from './problem.ts';

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Returns the path of Chromium for browser tests, screenshots and measurements, or undefined if there is
 * none. It prefers CHROMIUM_PATH, then Playwright's own if installed, then a system package (the headless
 * shell is twice as fast as the full browser). Throws a Problem if CHROMIUM_PATH does not exist.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Problem(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  if (named) return named;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return onPath('chromium-headless-shell') ?? onPath('chromium') ?? onPath('chromium-browser');
}

/** Arguments that keep Chromium from contacting anything but the page. */
export const CHROMIUM_ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Argument for pages that live for seconds: compiling their code better, and collecting young garbage often, costs more than
 * it saves (17.6 against 15.2 s of processor time for tests/e2e/fleet/fleet.spec.ts).
 */
export const SHORT_LIVED = '--js-flags=--no-turbofan --min-semi-space-size=16';
