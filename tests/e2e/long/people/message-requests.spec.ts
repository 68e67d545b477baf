import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { newFounder } from '#tests/support/api.ts';
import { act } from '#tests/support/world.ts';

const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** Checks the page, and that it fits on a phone and on a desktop. */
async function expectFine(page: Page): Promise<void> {
  for (const [device, viewport] of Object.entries(DEVICES)) {
    await page.setViewportSize(viewport);
    if (device === 'desktop') await expectAccessible(page);
    await expectFits(page);
  }
}

test('requests of strangers are one quiet entry', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  const founders = ['Ada', 'Cleo', 'Dora', 'Eve'].map((name) => newFounder(server, `${name} ${unique()}`));
  const [ada, cleo, dora, eve] = await Promise.all(founders);
  const bea = await newFounder(server, `Bea ${unique()}`);
  if (!ada || !cleo || !dora || !eve) throw new Error('There are four.');
  await act(server, bea, 'message.send', { to: ada.airline.id, text: 'Shall we swap slots?' });
  for (const [from, text] of [
    [cleo, 'Do you sell your A320?'],
    [dora, 'Buy my shares'],
    [eve, 'Hello from Oslo'],
  ] as const)
    await act(server, from, 'message.send', { to: bea.airline.id, text });
  await enterAs(page, bea);
  await page.goto('/messages/');

  // Three requests count as one unread message.
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
  const conversations = page.getByRole('navigation', { name: 'Conversations' });
  await expect(conversations.getByRole('link')).toHaveCount(1);
  await expectFine(page);
  await page.getByRole('link', { name: 'Message requests 3' }).click();
  const requests = page.getByRole('navigation', { name: 'Message requests' });
  await expect(requests.getByRole('link')).toHaveCount(3);
  await expectFine(page);

  await requests.getByRole('link', { name: new RegExp(dora.airline.name) }).click();
  await expect(page.getByText('has not written to you before')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Decline request' }).click();
  const dialog = page.getByRole('dialog', { name: /^Decline the request/ });
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(requests.getByRole('link')).toHaveCount(2);

  await requests.getByRole('link', { name: new RegExp(eve.airline.name) }).click();
  await page.getByRole('textbox').fill('Hello from Delft');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('has not written to you before')).toHaveCount(0);
  await page.goto('/messages/?requests=show');
  await requests.getByRole('link', { name: new RegExp(cleo.airline.name) }).click();
  await page.getByRole('button', { name: 'Accept request' }).click();
  await expect(page.getByRole('button', { name: 'Accept request' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await page.goto('/messages/?requests=show');
  await expect(page.getByText('No requests are waiting.')).toBeVisible();
  await expectFine(page);
  await page.goto('/messages/');
  await expect(conversations.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Message requests/ })).toHaveCount(0);
  await act(server, cleo, 'message.send', { to: bea.airline.id, text: 'Thank you' });
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
});

test('the sender of a request learns that it waits', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  const [ada, bea] = [await newFounder(server), await newFounder(server)];
  await enterAs(page, ada);
  await page.goto(`/messages/?with=${bea.airline.code}`);
  await expect(page.getByText('your first message waits as a request')).toBeVisible();
  const [field, button] = [page.getByRole('textbox'), page.getByRole('button', { name: 'Send message' })];
  await field.fill(`Sky${'\u0301'.repeat(12)}`);
  await expect(page.getByText('Must not have more than two marks on a letter')).toBeVisible();
  await expect(button).toBeDisabled();
  await field.fill('x'.repeat(301));
  await button.click();
  await expect(page.getByText('has at most 300 characters; this one has 301.')).toBeVisible();
  await field.fill('Hello');
  await button.click();
  await expect(page.getByText('A first message waits as a request.')).toBeVisible();
  await field.fill('Hello again');
  await button.click();
  await expect(page.getByText('Your first message waits as a request.')).toBeVisible();
});
