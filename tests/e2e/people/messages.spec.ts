import { expect } from '@playwright/test';
import { UNANSWERED_MAX } from '#game/people/message/limits.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { act } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectFits } from '../support/fits.ts';
import { goTo } from '../support/go-to.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

const PHONE = { width: 390, height: 844 };

test('two players write to each other', async ({ page, browser, server, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  test.slow();
  const [ada, bea] = [
    await newFounder(server, `Ada ${unique()}`),
    await newFounder(server, `Bea ${unique()}`),
  ];
  const beas = await (await browser.newContext({ viewport: PHONE })).newPage();
  await enterAs(beas, bea);
  await beas.goto(`${server.url}/staff/`);
  await expect(beas.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();

  await enterAs(page, ada);
  await page.goto('/messages/');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await goTo(page, `/airline/${ada.airline.code}/`);
  await expect(page.getByRole('heading', { level: 1, name: ada.airline.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send message' })).toHaveCount(0);
  await goTo(page, `/airline/${bea.airline.code}/`);
  await page.getByRole('link', { name: 'Send message' }).click();
  await expect(page).toHaveURL(`/messages/?with=${bea.airline.code}`);
  const field = page.getByRole('textbox', { name: `Message to ${bea.airline.name}` });
  await field.fill('x'.repeat(1_003));
  await expect(page.getByText('Shorten the message by 3 characters.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await field.fill('Good morning from the other end of the continent\n<b>Shall we swap slots?</b>');
  await field.press('Control+Enter');
  const log = page.getByRole('log', { name: `Messages with ${bea.airline.name}` });
  await expect(log.getByText('<b>Shall we swap slots?</b>')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expectAccessible(page);

  // It arrives without a reload, on a phone.
  await beas.getByRole('link', { name: 'Messages, 1 unread' }).click();
  await beas.getByRole('link', { name: 'Message requests' }).click();
  const conversation = beas.getByRole('link', { name: new RegExp(ada.airline.name) });
  const box = await conversation.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0), 'right edge of the conversation').toBeLessThan(PHONE.width);
  await conversation.click();
  await expect(beas.getByRole('log').getByText('Shall we swap slots?')).toBeVisible();
  await expect(beas.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expectAccessible(beas);
  await beas.getByRole('textbox').fill('At AMS, on Mondays.');
  await beas.getByRole('button', { name: 'Send message' }).click();
  await expect(log.getByText('At AMS, on Mondays.')).toBeVisible();
  await expectFits(beas);

  await beas.getByRole('button', { name: 'Report message' }).click();
  const dialog = beas.getByRole('dialog', { name: 'Report this message?' });
  await expectAccessible(beas);
  await dialog.getByRole('button', { name: 'Report message' }).click();
  await expect(beas.getByRole('log').getByText('Reported')).toBeVisible();
  const reports = (await operator(server)).collection('message');
  await expect
    .poll(() => reports.getFullList({ filter: 'reported > 0' }))
    .toMatchObject([{ sender: ada.airline.id }]);

  await beas.getByRole('button', { name: 'Block airline' }).click();
  await beas.getByRole('dialog').getByRole('button', { name: 'Block airline' }).click();
  await expect(beas.getByText('You have blocked this airline.')).toBeVisible();
  // The longer button leaves room for the name.
  await expect(beas.getByRole('heading', { level: 2 })).toBeVisible();
  expect(
    await beas.getByRole('heading', { level: 2 }).evaluate((name) => name.scrollWidth - name.clientWidth),
  ).toBe(0);
  await field.fill('Hello?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('This airline is not accepting messages.')).toBeVisible();
  await beas.getByRole('button', { name: 'Unblock airline' }).click();
  await expect(beas.getByRole('textbox')).toBeVisible();
  await beas.getByRole('link', { name: 'All messages' }).click();
  await expect(beas.getByRole('navigation', { name: 'Conversations' })).toContainText('You: At AMS');
  await expectAccessible(beas);

  await page.getByRole('button', { name: 'Delete conversation' }).click();
  const question = page.getByRole('dialog', { name: /^Delete the conversation/ });
  await question.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await beas.reload();
  await expect(beas.getByRole('navigation', { name: 'Conversations' })).toContainText('You: At AMS');
  await beas.context().close();
});

test('explains the limits, rivals and unknown codes, and recovers from an error', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const [ada, bea] = [await newFounder(server), await newFounder(server)];
  await act(server, ada, 'message.send', { to: bea.airline.id, text: 'Number 0' });
  await act(server, bea, 'message.accept', { airline: ada.airline.id });
  for (let count = 1; count < UNANSWERED_MAX; count++)
    await act(server, ada, 'message.send', { to: bea.airline.id, text: `Number ${count}` });
  await enterAs(page, ada);
  await page.goto(`/messages/?with=${bea.airline.code}`);
  await page.getByRole('textbox').fill('One more');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('You have sent 5 messages without an answer.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('One more');
  await goTo(page, '/messages/?with=QQQ');
  await expect(page.getByText('No airline has the code QQQ')).toBeVisible();
  await goTo(page, `/messages/?with=${ada.airline.code}`);
  await expect(page.getByText('This is your own airline')).toBeVisible();
  const rivals = (await operator(server)).collection('airline').getList(1, 1, { filter: 'rival = true' });
  const [rival] = (await rivals).items;
  if (rival) {
    await goTo(page, `/messages/?with=${rival.code}`);
    await expect(page.getByText(`${rival.name} reads no messages`)).toBeVisible();
    await goTo(page, `/airline/${rival.code}/`);
    await expect(page.getByText('Run by the server')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send message' })).toHaveCount(0);
  }
  const failing = '**/api/collections/message_block/**';
  await page.route(failing, (route) => route.fulfill({ status: 400, json: { message: 'Broken.' } }));
  await page.goto('/messages/');
  await expect(page.getByText('The messages could not be loaded')).toBeVisible({ timeout: 20_000 });
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
});
