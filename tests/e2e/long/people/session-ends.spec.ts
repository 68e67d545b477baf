import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import PocketBase from 'pocketbase';
import { untilIdle } from '#scripts/screenshots/until-idle.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, PASSWORD, unique } from '#tests/e2e/support/people.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import { advanceHours, leaseOne, openRoute } from '#tests/support/world.ts';

const MANAGE = '/route/manage/';
const DRAFTS = 'airline-manager.timetable-drafts';

/** Signs in on the page that a session's end leads to. */
async function signInAgain(page: Page, email: string, password = PASSWORD): Promise<void> {
  await expect(page).toHaveURL(/\/signin\//);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Clicks a button, unless another call of the page has met the end of the session before. */
const clickUnlessGone = (button: Locator) => button.click({ timeout: 10_000 }).catch(() => undefined);

/** Records each text that an airline without routes would see, also for a moment. */
async function watchForEmptyLists(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const text = document.body.innerText.match(/No routes yet|No aircraft yet/)?.[0];
      if (text) seen.push(text);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

type End = (player: Founder, context: BrowserContext) => Promise<string>;

/** The ways in which a session ends, with the password afterwards. */
const ENDS: Record<string, End> = {
  'signing out in another tab': async (_, context) => {
    const other = await context.newPage();
    await other.goto('/signout');
    await expect(other).toHaveURL('/signin/');
    await other.close();
    return PASSWORD;
  },
  'a token that expires': async (_, context) => {
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    // As seen by this browser: the end of its validity is in the past.
    await other.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}');
      const [head, , sign] = session.token.split('.');
      const body = btoa(JSON.stringify({ exp: 1_700_000_000, type: 'auth' })).replace(/=+$/, '');
      localStorage.setItem(
        'pocketbase_auth',
        JSON.stringify({ ...session, token: [head, body, sign].join('.') }),
      );
    });
    await other.close();
    return PASSWORD;
  },
  'a new password set on another machine': async ({ client, email }) => {
    const other = new PocketBase(client.baseURL);
    await other.collection('users').authWithPassword(email, PASSWORD);
    const password = 'another-horse';
    const id = String(client.authStore.record?.id);
    await other
      .collection('users')
      .update(id, { oldPassword: PASSWORD, password, passwordConfirm: password });
    return password;
  },
};

test("shows the airline's own data after each end of a session and a new sign-in", async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[0-9]/);
  const player = await newFounder(server, `Airline ${unique()}`);
  await openRoute(server, player, 'AMS', 'MAD');
  const { registration } = await leaseOne(server, player, 'airbus-a320neo');
  await enterAs(page, player);
  for (const [what, end] of Object.entries(ENDS))
    await test.step(what, async () => {
      await page.goto(MANAGE);
      await expect(page.getByRole('table').getByText('MAD').first()).toBeVisible();
      await untilIdle(page);
      const seen = await watchForEmptyLists(page);
      const password = await end(player, context);
      // A settlement makes the page fetch its lists again.
      await advanceHours(server, 1);
      await expect(page).toHaveURL(/\/signin\//);
      expect(await seen()).toEqual([]);
      await signInAgain(page, player.email, password);
      await expect(page).toHaveURL(new RegExp(`${MANAGE}$`));
      await expect(page.getByRole('table').getByText('MAD').first()).toBeVisible();
      expect(await seen()).toEqual([]);
      await page.getByRole('link', { name: 'Manage Fleet' }).click();
      await expect(page.getByRole('main').getByText(registration).first()).toBeVisible();
      expect(await seen()).toEqual([]);
    });
});

test('keeps the draft of a week when the session ends, until another user signs in', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[0-9]/);
  const player = await newFounder(server, `Airline ${unique()}`);
  const other = await newFounder(server, `Airline ${unique()}`);
  await openRoute(server, player, 'AMS', 'MAD');
  await leaseOne(server, player, 'airbus-a320neo');
  await enterAs(page, player);
  await page.goto('/route/manage/?view=timetable');
  const flights = page.getByRole('region', { name: 'Week, times in UTC' }).locator('button[tabindex="0"]');
  const kept = () => page.evaluate((key) => localStorage.getItem(key), DRAFTS);
  await page.getByLabel('Departs, UTC').fill('08:00');
  await page.getByRole('button', { name: 'Add flights', exact: true }).click();
  await expect(flights).toHaveCount(14);
  await expect.poll(kept).not.toBeNull();
  const password = await (ENDS['a new password set on another machine'] as End)(player, page.context());
  await clickUnlessGone(page.getByRole('button', { name: /^Set timetable/ }));
  await signInAgain(page, player.email, password);
  await expect(page.getByText('Draft restored: one changed week, not saved yet.')).toBeVisible();
  await expect(flights).toHaveCount(14);

  await page.evaluate(() => localStorage.removeItem('pocketbase_auth'));
  await page.reload();
  await expect(page).toHaveURL(/\/signin\//);
  expect(await kept()).not.toBeNull();
  await signInAgain(page, other.email);
  await expect(page).toHaveURL(/\/route\/manage\//);
  await expect.poll(kept).toBeNull();
});

test('keeps an unsent message when the session ends', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 40[0-9]/);
  const player = await newFounder(server, `Airline ${unique()}`);
  const other = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, player);
  await page.goto(`/messages/?with=${other.airline.code}`);
  const field = page.getByRole('textbox', { name: `Message to ${other.airline.name}` });
  await field.fill('A long letter');
  const password = await (ENDS['a new password set on another machine'] as End)(player, page.context());
  await clickUnlessGone(page.getByRole('button', { name: 'Send message' }));
  await signInAgain(page, player.email, password);
  await expect(field).toHaveValue('A long letter');
});
