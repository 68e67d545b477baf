import { expect } from '@playwright/test';
import { newFounder } from '#tests/support/api.ts';
import { enterAs } from '../support/people.ts';
import { test } from '../support/test.ts';

test('a player asks for an email per day on the account page and stops it again', async ({
  page,
  server,
}) => {
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/account/');
  const box = page.getByRole('checkbox', { name: /^Email me when decisions wait/ });
  await expect(box).not.toBeChecked();
  await expect(page.getByText('This server cannot send email, so you will get none.')).toBeVisible();
  const settings = async () => (await player.client.collection('users').getOne(player.id)).settings;
  await box.check();
  await expect.poll(settings).toMatchObject({ email_decisions: true });
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect.poll(settings).toMatchObject({ email_decisions: false });
});
