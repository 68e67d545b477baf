import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openAccount, section, signInFails } from '../support/account-page.ts';
import { test } from '../support/mail-test.ts';
import { newFounder, PASSWORD, unique } from '../support/people.ts';

test('changes name and colours at most once per game week and updates other tabs', async ({
  page,
  server,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const { airline, client } = await openAccount(page, server);
  const other = await newFounder(server.url);
  const tab = await context.newPage();
  await tab.goto('/about/');
  await expect(tab.getByRole('banner')).toContainText(String(airline.name));

  const part = section(page, 'Airline');
  const save = part.getByRole('button', { name: 'Save name and colours' });
  await part.getByRole('button', { name: 'Change name or colours' }).click();
  await expect(part).toContainText('once per game week');
  await expect(save).toBeDisabled();
  const field = part.getByLabel('Airline name');
  await field.fill('x');
  await save.click();
  await expect(field).toHaveAccessibleDescription('String must contain at least 2 character(s)');
  await field.fill(String(other.airline.name).toUpperCase());
  await save.click();
  await expect(field).toHaveAccessibleDescription(/Another airline has this name/);
  const name = `Reiger ${unique()}`;
  await field.fill(name);
  await part.getByRole('radio', { name: 'Petrol and sky' }).check({ force: true });
  await expectAccessible(page);
  await save.click();
  await expect(part.getByRole('status')).toContainText('Saved.');
  await expect(part).toContainText(name);
  await expect(part).toContainText(String(airline.code));
  await expect(part.getByRole('button', { name: 'Change name or colours' })).toBeFocused();
  expect(await client.collection('airline').getOne(airline.id)).toMatchObject({
    name,
    code: airline.code,
    colour_primary: '#14496B',
    colour_secondary: '#7FD1E0',
  });
  await expect(tab.getByRole('banner')).toContainText(name);

  await part.getByRole('button', { name: 'Change name or colours' }).click();
  await expect(part).toContainText(/You can change them again from \w+ \d+ \w+ \d\d:\d\d\./);
  await expect(field).toBeDisabled();
  await part.getByRole('button', { name: 'Cancel' }).click();
  await expect(part.getByRole('button', { name: 'Change name or colours' })).toBeFocused();
});

test('shows the airline, downloads all data, and deletes the account after its name or email is typed', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { email, airline, client } = await openAccount(page, server);
  const part = section(page, 'Airline');
  for (const text of [airline.name, airline.code, 'AMS', 'Netherlands', '$25,000,000'])
    await expect(part).toContainText(String(text));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^airline-manager-.+\.json$/);
  const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  for (const own of [email, airline.name, 'Starting capital'])
    expect(JSON.stringify(data)).toContain(String(own));

  const ask = section(page, 'Delete account').getByRole('button', { name: 'Delete account' });
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  const field = dialog.getByRole('textbox');
  await ask.click();
  for (const text of [airline.name, airline.code, '$25,000,000', email]) {
    await expect(dialog).toContainText(String(text));
  }
  await expect(field).toBeFocused();
  await expect(confirm).toBeDisabled();
  await field.fill('something else');
  await field.press('Enter');
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();

  await ask.click();
  await field.fill(email);
  await expect(confirm).toBeEnabled();
  await field.fill(String(airline.name).toLowerCase());
  await page.route(/\/users\/records\//, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('The server could not be reached');
  await page.unroute(/\/users\/records\//);
  await confirm.click();
  await expect(page).toHaveURL(/\/signin\//);
  await signInFails(server, email, PASSWORD);
  const other = await newFounder(server.url);
  expect(
    (await other.client.collection('airline').getFullList({ filter: `id = "${airline.id}"` })).length,
  ).toBe(0);
  await expect(client.collection('users').authRefresh()).rejects.toMatchObject({ status: 401 });
});
