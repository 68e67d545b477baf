import { expect } from '@playwright/test';
import { call, operator } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { act, advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectLayers } from '../support/layers.ts';
import { movedTimeTest } from '../support/moved-time-test.ts';
import { enterAs } from '../support/people.ts';
import { NO_TILES } from '../support/test.ts';

/** A paused world whose real time the test moves. */
const test = movedTimeTest((build) => startPausedWorld({ build, env: NO_TILES }));

test('the first page after four hours shows once what happened, and the bell shows it again', async ({
  page,
  server,
  time,
}) => {
  const player = await flyingAirline(server, 'Absent Air', 2);
  const rival = await flyingAirline(server, 'Steady Air', 1, 400);
  await advanceHours(server, 24);
  time.move(6 * 60_000);
  await call(server, '/api/am/present', { method: 'POST', token: player.token });
  time.move(4 * 3_600_000);
  await advanceHours(server, 24);
  const [route] = rival.routes;
  await act(server, rival, 'route.fares', {
    routes: [{ route: route?.id ?? '', economy: 50, business: 200, first: 500 }],
  });
  await flyingAirline(server, 'New Air', 2, 600);
  const { minute } = await worldNow(server);
  const goal = { airline: player.airline.id, goal: 'long_haul', minute };
  await (await operator(server)).collection('goal').create(goal);
  await advanceHours(server, 24);
  await act(server, player, 'timetable.set', {
    plans: [{ aircraft: player.aircraft[0]?.id ?? '', revision: 1, legs: [] }],
  });

  await enterAs(page, player);
  await page.goto('/staff/');
  const dialog = page.getByRole('dialog', { name: 'While you were away' });
  await expect(dialog.getByRole('region', { name: 'Flights' })).toContainText(
    /\d+ flown with [\d,]+ passengers/,
  );
  await expect(dialog.getByRole('region', { name: 'Money' })).toContainText(/Tickets\+\$[\d,]+/);
  await expect(dialog.getByRole('region', { name: 'Goals reached' })).toHaveText(
    'Goals reachedFirst long haul',
  );
  const moves = dialog.getByRole('region', { name: 'Competitors on your routes' });
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expect(moves).toContainText('AMS–BCN New Air flies here now');
  await expect(moves).toContainText(/Steady Air: economy \$\d+ → \$50/);
  await expect(dialog.getByRole('link', { name: '1 aircraft has no flights' })).toBeVisible();
  await expectAccessible(page);

  // The page is left before a busy browser has sent the request.
  let send = () => {};
  const isLeft = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/users\/records\//, (route) => isLeft.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectLayers(page, undefined);
  await page.goto('about:blank');
  send();
  const users = (await operator(server)).collection('users');
  const seen = async () => (await users.getOne(player.airline.user)).settings?.away_seen;
  await expect.poll(seen).toBe(minute + 24 * 60);

  await page.goto('/staff/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Last absence' }).click();
  await expect(dialog.getByRole('region', { name: 'Money' })).toBeVisible();
  await expect(page).toHaveURL(/away=1/);
  await dialog.getByRole('link', { name: '1 aircraft has no flights' }).click();
  await expect(page).toHaveURL(/\/route\/manage\/\?view=timetable$/);
  await expect(dialog).toBeHidden();
});
