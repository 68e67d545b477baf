import { expect, type Page } from '@playwright/test';
import { untilIdle } from '#scripts/screenshots/until-idle.ts';
import { goTo } from '#tests/e2e/support/go-to.ts';
import { expectLayers } from '#tests/e2e/support/layers.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, newUser } from '#tests/e2e/support/people.ts';
import { openMap, pickInList, popupOf } from '#tests/e2e/support/world.ts';
import { newFounder } from '#tests/support/api.ts';
import { leaseOne, openRoute } from '#tests/support/world.ts';

/** Insets of an iPhone 15: its notch and its home indicator, px. */
const PORTRAIT = { size: { width: 390, height: 844 }, top: 47, right: 0, bottom: 34, left: 0 };
const LANDSCAPE = { size: { width: 844, height: 390 }, top: 0, right: 47, bottom: 21, left: 47 };
type Screen = typeof PORTRAIT;

/** Turns the phone. */
async function hold(page: Page, { size, ...insets }: Screen): Promise<void> {
  await page.setViewportSize(size);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Returns the controls that are under the notch or the home indicator after all has been scrolled to its end. */
const covered = (page: Page, { size, top, right, bottom, left }: Screen) =>
  page.evaluate(
    ({ size, top, right, bottom, left }) => {
      for (const element of [...document.querySelectorAll('*')].reverse())
        if (element.scrollHeight > element.clientHeight) element.scrollTop = element.scrollHeight;
      const controls = document.querySelectorAll(
        'a, button, input, select, textarea, summary, [role=option]',
      );
      return [...controls].flatMap((control) => {
        const box = control.getBoundingClientRect();
        const seen = {
          left: Math.max(0, box.left),
          right: Math.min(size.width, box.right),
          top: Math.max(0, box.top),
          bottom: Math.min(size.height, box.bottom),
        };
        if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return [];
        const isFree =
          seen.left >= left &&
          seen.right <= size.width - right &&
          seen.top >= top &&
          seen.bottom <= size.height - bottom;
        if (isFree) return [];
        // Looks at the part that is covered by the phone: another element may be above the control there.
        const x = seen.left < left ? seen.left + 1 : seen.right > size.width - right ? seen.right - 1 : 0;
        const y = seen.top < top ? seen.top + 1 : seen.bottom > size.height - bottom ? seen.bottom - 1 : 0;
        const hit = document.elementFromPoint(
          x || (seen.left + seen.right) / 2,
          y || (seen.top + seen.bottom) / 2,
        );
        if (!hit || !control.contains(hit)) return [];
        return [`${control.getAttribute('aria-label') ?? control.textContent}: ${JSON.stringify(seen)}`];
      });
    },
    { size, top, right, bottom, left },
  );

/** Checks the page as the phone is held, then turned. Leaves it turned. */
async function expectReachable(page: Page, name: string): Promise<void> {
  const isUpright = page.viewportSize()?.width === PORTRAIT.size.width;
  const [held, turned] = isUpright ? [PORTRAIT, LANDSCAPE] : [LANDSCAPE, PORTRAIT];
  await expect.poll(() => covered(page, held), `${name}, ${held.size.width} px`).toEqual([]);
  await hold(page, turned);
  await expect.poll(() => covered(page, turned), `${name}, ${turned.size.width} px`).toEqual([]);
}

test('no control of a page is under the notch or the home indicator', async ({ page, server }) => {
  await hold(page, PORTRAIT);
  // One page of each frame, and those with something fixed or sticky of their own.
  for (const path of ['/signin/', '/nothing/']) {
    await page.goto(path);
    await untilIdle(page);
    await expectReachable(page, path.replaceAll('/', ''));
  }
  await enterAs(page, await newUser(server.url));
  await page.goto('/onboarding/');
  await untilIdle(page);
  await expectReachable(page, 'onboarding');

  const player = await newFounder(server);
  const aircraft = await leaseOne(server, player, 'airbus-a320neo');
  await openRoute(server, player, 'AMS', 'BCN');
  await enterAs(page, player);
  await page.goto('/staff/');
  for (const [name, path] of [
    ['acquire', '/route/acquire/?from=AMS&to=LHR'],
    ['timetable', '/route/manage/?view=timetable'],
    ['aircraft', `/fleet/manage/?aircraft=${aircraft.id}`],
    ['shop', '/fleet/manage/?shop=1&model=airbus-a320neo'],
    ['operations', '/operations/'],
    ['exchange', '/?exchange=market'],
  ] as const) {
    await goTo(page, path);
    await untilIdle(page);
    await expectReachable(page, name);
  }
});

test('no control of a layer is under the notch or the home indicator', async ({ page, server }) => {
  await hold(page, PORTRAIT);
  await enterAs(page, await newFounder(server));
  await page.goto('/account/');
  await untilIdle(page);
  await expectReachable(page, 'account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectReachable(page, 'dialog');
  await page.keyboard.press('Escape');

  await hold(page, PORTRAIT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => covered(page, PORTRAIT)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expectReachable(page, 'notifications');
  await page.keyboard.press('Escape');
  await expectLayers(page, undefined);

  await openMap(page);
  await expectReachable(page, 'map');
  await page.getByRole('button', { name: 'Map layers' }).click();
  await expect(page.getByRole('region', { name: 'Map layers' })).toBeVisible();
  await expectReachable(page, 'layers');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find an airport' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectReachable(page, 'search');
  await page.keyboard.press('Escape');
  await pickInList(page, 'LHR');
  await expect(popupOf(page, 'London Heathrow Airport')).toBeVisible();
  await expectReachable(page, 'airport');
});
