import type { Browser, Page } from '@playwright/test';
import type { Founder } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, grant, startPausedWorld } from '#tests/support/world.ts';
import { enterAs, unique } from './people.ts';
import { NO_TILES, testWith } from './test.ts';

/** The test with a paused world whose dealers have their stock, which is from the first hour on. */
export const exchangeTest = testWith(async () => {
  const server = await startPausedWorld({ env: NO_TILES });
  await advanceHours(server, 1);
  return server;
});

/** Returns an airline with money that is old enough to trade with other players. */
export async function newTrader(server: TestServer, name: string): Promise<Founder> {
  const founder = await oldFounder(server, `${name} ${unique()}`);
  await grant(server, founder.airline.id, 100_000_000);
  return founder;
}

/** Opens a second browser for another player. Close its context at the end. */
export async function openAs(browser: Browser, server: TestServer, founder: Founder): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enterAs(page, founder);
  return page;
}
