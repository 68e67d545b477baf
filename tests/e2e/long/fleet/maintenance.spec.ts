import { expect } from '@playwright/test';
import { DAY } from '#game/world/time.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { newOperator, openMaintenance } from '#tests/e2e/support/maintenance-page.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { worldNow } from '#tests/support/world.ts';

test('shows checks of the same day below each other, saves a rule, and explains a grounding', async ({
  page,
  server,
}) => {
  const { player, aircraft } = await newOperator(server);
  const superuser = await operator(server);
  const { minute } = await worldNow(server);
  // Due within the same days.
  const { hours, cycles } = aircraft;
  const late = (days: number) => ({ hours, cycles, at: minute - days * DAY });
  const checks = { ...aircraft.checks, line: late(8), a: late(87), c: late(596) };
  await superuser.collection('aircraft').update(aircraft.id, { checks });
  await openMaintenance(page, player);
  const calendar = page.getByRole('region', { name: /^Checks in the next/ });
  const first = calendar.getByRole('button', { name: /^(Line|A|C) check due/ });
  await expect(first).toHaveCount(3);
  await expect(calendar.getByRole('img', { name: /^Line check again due/ }).nth(5)).toBeVisible();
  const marks = [...(await first.all()), ...(await calendar.getByRole('img').all())];
  // Again if the page moves while the boxes are read one by one.
  await expect(async () => {
    const boxes = await Promise.all(marks.map((mark) => mark.boundingBox()));
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        if (!a || !b) throw new Error('a mark is not shown');
        const apart = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
        expect(apart || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1).toBe(true);
      }
  }).toPass({ timeout: 30_000 });

  const rules = page.getByRole('region', { name: 'Plan automatically' });
  await expect(rules.getByRole('checkbox', { name: /^Line check/ })).toBeChecked();
  const rule = rules.getByRole('checkbox', { name: /^C check/ });
  await expect(rule).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/rules.set') && response.ok());
  await rule.check();
  await saved;
  await superuser
    .collection('aircraft')
    .update(aircraft.id, { checks: { ...aircraft.checks, a: { hours: 0, cycles: 0, at: -120 * DAY } } });
  await page.reload();
  await expect(rule).toBeChecked();
  await expect(rules.getByRole('checkbox', { name: /^D check/ })).not.toBeChecked();

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('1 aircraft is grounded');
  await expect(alert).toContainText(`${aircraft.registration}A check long overdue`);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Plan an A check' }).click();
  await page.getByRole('button', { name: /^Plan A check · / }).click();
  await expect(alert).toContainText('Work is planned or under way.');
});

test('links an airline without aircraft to the shop', async ({ page, server }) => {
  await openMaintenance(page, await newFounder(server));
  await page.getByRole('link', { name: 'Buy or lease an aircraft' }).click();
  await expect(page.getByRole('table', { name: 'Aircraft models' })).toBeVisible();
});
