import { expect, type Page } from '@playwright/test';
import { runWorld } from '#tests/e2e/support/moving-world.ts';
import { pausedTest } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import { type FaultyProxy, startFaultyProxy } from '#tests/support/faulty-proxy.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours } from '#tests/support/world.ts';

/** The test with a proxy between browser and server that can be made faulty. */
const test = pausedTest.extend<{ faulty: FaultyProxy }>({
  faulty: async ({ server }, use) => {
    const proxy = await startFaultyProxy(server.url);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: ({ faulty }, use) => use(faulty.url),
});

const clock = (page: Page) => page.getByTitle('UTC').textContent();
const unread = (page: Page, count: number) =>
  page.getByRole('link', { name: `Messages, ${count} unread`, exact: true });
const lost = (page: Page) => page.getByText('Connection lost. Trying again…');
const delayed = (page: Page) => page.getByText('Live updates are not arriving.');

async function open(page: Page): Promise<void> {
  await page.goto('/staff/');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(page.getByTitle('UTC')).toBeVisible();
}

const write = (server: TestServer, from: Founder, to: Founder, text: string) =>
  act(server, from, 'message.send', { to: to.airline.id, text });

/** Founds two airlines that may write to each other without limits. */
async function newFriends(server: TestServer): Promise<[Founder, Founder]> {
  const [ada, bea] = [await newFounder(server), await newFounder(server)];
  await write(server, ada, bea, 'Hello');
  await act(server, bea, 'message.accept', { airline: ada.airline.id });
  await act(server, bea, 'message.read', { airline: ada.airline.id });
  return [ada, bea];
}

/** How fast a world runs whose next hour is due within ten seconds. */
const QUICK = 6;
/** Within this time after the network's return everything is right again. */
const SOON = { timeout: 10_000 };

test('seven tabs share one stream, and all hear of everything', async ({ page, context, server, faulty }) => {
  test.slow();
  const [ada, bea] = await newFriends(server);
  await enterAs(page, ada);
  const tabs = [page];
  await open(page);
  while (tabs.length < 7) {
    const tab = await context.newPage();
    await open(tab);
    tabs.push(tab);
  }
  await expect.poll(faulty.streams).toBe(1);
  await write(server, bea, ada, 'Good morning');
  for (const tab of tabs) await expect(unread(tab, 1)).toBeVisible();
  const name = `Reiger ${unique()}`;
  await act(server, ada, 'airline.change', { name });
  for (const tab of tabs) await expect(tab.getByRole('banner')).toContainText(name);

  // The first tab opened the stream.
  await page.close();
  tabs.shift();
  const before = await clock(tabs[0] as Page);
  await advanceHours(server, 1);
  for (const tab of tabs) await expect.poll(() => clock(tab)).not.toBe(before);
  await write(server, bea, ada, 'Are you there?');
  for (const tab of tabs) await expect(unread(tab, 2)).toBeVisible();
  expect(faulty.streams()).toBe(1);

  // The next user hears nothing of the last one's, on a stream of their own.
  const [first, second] = tabs as [Page, Page];
  await first.goto('/signout');
  await expect(second).toHaveURL(/\/signin\//);
  await expect.poll(faulty.streams).toBe(0);
  await enterAs(first, bea);
  await open(first);
  await expect.poll(faulty.streams).toBe(1);
  await write(server, ada, bea, 'Good evening');
  await expect(unread(first, 1)).toBeVisible();
});

test('what comes while the first answer is on its way is not lost', async ({ page, server, faulty }) => {
  const [ada, bea] = await newFriends(server);
  await enterAs(page, ada);
  let release = () => {};
  const written = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/collections\/message\/records/, async (route) => {
    const response = await route.fetch();
    await written;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest(/\/collections\/message\/records/);
  await open(page);
  await asked;
  await expect.poll(faulty.streams).toBe(1);
  await write(server, bea, ada, 'Good morning');
  release();
  await expect(unread(page, 1)).toBeVisible();
});

test('a browser without shared workers keeps the streams of visible tabs', async ({
  page,
  context,
  server,
  faulty,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SharedWorker');
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.assign(window, {
      hide(next: boolean) {
        hidden = next;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  const hide = (hidden: boolean) =>
    page.evaluate((next) => (window as unknown as { hide: (next: boolean) => void }).hide(next), hidden);
  const [ada, bea] = await newFriends(server);
  await enterAs(page, ada);
  await open(page);
  const other = await context.newPage();
  await open(other);
  await expect.poll(faulty.streams).toBe(2);
  await hide(true);
  await expect.poll(faulty.streams).toBe(1);
  await write(server, bea, ada, 'Good morning');
  await expect(unread(other, 1)).toBeVisible();
  await hide(false);
  await expect.poll(faulty.streams).toBe(2);
  await expect(unread(page, 1)).toBeVisible();
});

for (const speed of [QUICK, 0])
  test(`notices that packets are dropped, in a ${speed > 0 ? 'running' : 'paused'} world`, async ({
    page,
    server,
    faulty,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_/);
    test.slow();
    const [ada, bea] = await newFriends(server);
    await enterAs(page, ada);
    await open(page);
    await expect.poll(faulty.streams).toBe(1);
    if (speed > 0) await runWorld(server, speed);
    faulty.setMode('drop');
    await expect(lost(page)).toBeVisible({ timeout: 60_000 });
    await write(server, bea, ada, 'Good morning');
    const name = `Reiger ${unique()}`;
    await act(server, ada, 'airline.change', { name });
    await runWorld(server, QUICK);
    const before = await clock(page);
    faulty.setMode('pass');
    const returned = performance.now();
    await expect(unread(page, 1)).toBeVisible(SOON);
    await expect(page.getByRole('banner')).toContainText(name);
    await expect(lost(page)).toBeHidden();
    await expect.poll(() => clock(page)).not.toBe(before);
    const took = performance.now() - returned;
    expect(took).toBeLessThan(SOON.timeout);
    await expect(delayed(page)).toBeHidden();
    // Events arrive again.
    await expect.poll(faulty.streams).toBe(1);
    await write(server, bea, ada, 'Are you there?');
    await expect(unread(page, 2)).toBeVisible();
  });

test('asks for changes while a proxy holds events back, and says so', async ({ page, server, faulty }) => {
  test.slow();
  const [ada, bea] = await newFriends(server);
  await enterAs(page, ada);
  // From the first byte on.
  faulty.setMode('buffer');
  await open(page);
  await expect(delayed(page)).toBeVisible();
  await shootAll(page, 'delayed');
  await write(server, bea, ada, 'Good morning');
  await expect(unread(page, 1)).toBeVisible();
  let before = await clock(page);
  await advanceHours(server, 1);
  await expect.poll(() => clock(page)).not.toBe(before);
  faulty.setMode('pass');
  await expect(delayed(page)).toBeHidden();

  // In the middle of an open stream.
  await runWorld(server, QUICK);
  before = await clock(page);
  await expect.poll(() => clock(page)).not.toBe(before);
  faulty.setMode('buffer');
  await expect(delayed(page)).toBeVisible();
  await write(server, bea, ada, 'Are you there?');
  await expect(unread(page, 2)).toBeVisible();
  await expect(lost(page)).toBeHidden();
  faulty.setMode('pass');
  await expect(delayed(page)).toBeHidden();
});
