import type { Browser, Page } from '@playwright/test';
import { accountId } from '#game/books/accounts.ts';
import { type Founder, operator, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, grant, startPausedWorld } from '#tests/support/world.ts';
import { aloneTest } from './paused-test.ts';
import { enterAs, unique } from './people.ts';
import { NO_TILES } from './test.ts';

/**
 * The test with a paused world whose dealers have their stock, which is from the first hour on. The day
 * depends on earlier tests.
 */
export const tradingTest = aloneTest(async () => {
  const server = await startPausedWorld({ env: NO_TILES });
  await advanceHours(server, 1);
  return server;
});

const STOCK_MARKET = ['share_listing', 'subscription', 'share_order', 'holding', 'tender', 'acceptance'];

/** The same with a stock market on which nothing is listed, and investors who have no money. */
export const sharesTest = tradingTest.extend<{ isEmpty: undefined }>({
  isEmpty: [
    async ({ server }, use) => {
      const superuser = await operator(server);
      for (const table of STOCK_MARKET) await runSql(superuser, `DELETE FROM ${table}`);
      await runSql(superuser, `UPDATE account SET balance = 0 WHERE id = '${accountId('investors')}'`);
      await use(undefined);
    },
    { auto: true },
  ],
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
