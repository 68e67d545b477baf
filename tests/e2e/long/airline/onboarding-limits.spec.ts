import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { mailedLink } from '#tests/e2e/support/mailed-link.ts';
import { onboarding, openOnboarding } from '#tests/e2e/support/onboarding.ts';
import { unique } from '#tests/e2e/support/people.ts';
import { NO_TILES, testWith } from '#tests/e2e/support/test.ts';
import { operator, runSql } from '#tests/support/api.ts';
import { startServer } from '#tests/support/server.ts';

/** The test with a server that requires a confirmed email and has no mail server. */
const test = testWith(() => startServer({ env: { ...NO_TILES, AM_VERIFIED_ONLY: 'true' } }));

test('requires a confirmed email before founding and continues once it is confirmed', async ({
  page,
  browser,
  server,
}) => {
  const person = await openOnboarding(page, server.url);
  const { name, hub, next, found } = onboarding(page);
  const panel = page.getByRole('region', { name: 'Confirm your email' });
  await expect(panel).toContainText('Confirm your email first');
  await expect(panel).toContainText('This server cannot send email');
  await expectAccessible(page);
  await name.fill(`Late ${unique()}`);
  await hub.fill('AMS');
  await expect(next).toBeDisabled();

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(panel).toContainText('Your email is not confirmed yet');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(panel).toContainText('Link created');
  // Opened on another device, so this page has to check.
  const other = await browser.newPage();
  await other.goto(await mailedLink(server, person.email, '/verify'));
  await expect(other.getByRole('heading', { name: 'Account Verified' })).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(panel).toBeHidden();
  await next.click();
  await expect(found).toBeEnabled();
  await found.click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('tells a returning player that the airline has lapsed, and offers three characters once two are scarce', async ({
  page,
  server,
}) => {
  const person = await openOnboarding(page, server.url);
  const superuser = await operator(server);
  const characters = JSON.stringify([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']);
  const query = `WITH c (x) AS (SELECT value FROM json_each('${characters}'))
    INSERT OR IGNORE INTO airline (id, name, name_key, code, country, hub, user, colour_primary, colour_secondary)
    SELECT 'crowd00000000' || lower(a.x || b.x), a.x || b.x, 'crowd ' || a.x || b.x, a.x || b.x, 'NL', 'eham00000000040',
      'nobody ' || a.x || b.x, '#000000', '#FFFFFF' FROM c a, c b WHERE a.x || b.x GLOB '*[A-Z]*'`;
  await runSql(superuser, query);
  const id = person.client.authStore.record?.id ?? '';
  await superuser.collection('users').update(id, { lapsed: 'Sky Ways', verified: true });
  await page.reload();
  await expect(page.getByText('Sky Ways has lapsed')).toBeVisible();
  await expect(page.getByText('It had no flights')).toBeVisible();
  const { name, hub, next, alert, code, found } = onboarding(page);
  await name.fill('Polar Wings');
  await hub.fill('AMS');
  await next.click();
  await expect(code).toHaveValue('POW');
  await expect(alert).toContainText('Available. Your flights will have numbers such as POW101');
  await code.fill('ab');
  await expect(alert).toContainText('Another airline uses this code');
  await code.fill('pwx');
  await expect(code).toHaveValue('PWX');
  await found.click();
  await expect(page).toHaveURL(`${server.url}/`);
  const [airline] = await superuser.collection('airline').getFullList({ filter: 'name = "Polar Wings"' });
  expect(airline?.code).toBe('PWX');
});
