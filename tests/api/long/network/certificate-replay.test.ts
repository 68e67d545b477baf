import { expect, it } from 'vitest';
import { HOUR } from '#game/world/time.ts';
import { newFounder } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { act, advanceHours, leaseOne, openRoute, startPausedWorld, worldNow } from '#tests/support/world.ts';

const world = builtWorld('certificates', { figures: { DECISION_DAYS: 1, AIRCRAFT_MIN: 1 } });

it('applications, their decisions and the return of a certificate replay, also after a kill before the decision', async () => {
  const { dataDir, build } = world;
  let server = await startPausedWorld({ dataDir, build: build.dir });
  await advanceHours(server, 2);
  const founder = await newFounder(server);
  const other = await newFounder(server);
  for (const one of [founder, other]) await leaseOne(server, one, 'atr-72-600');
  await advanceHours(server, 26);
  await act(server, founder, 'certificate.apply', { country: 'BR' });
  await act(server, founder, 'certificate.return', { country: 'BR' });
  const { decided } = await act(server, founder, 'certificate.apply', { country: 'US' });
  await act(server, other, 'certificate.apply', { country: 'US' });
  for (const { id } of await other.client.collection('aircraft').getFullList()) await act(server, other, 'fleet.return', { aircraft: id });
  const left = Math.ceil(Number(decided) / HOUR) - (await worldNow(server)).hour - 1;
  await advanceHours(server, left);
  await server.stop('SIGKILL');
  server = await startPausedWorld({ dataDir, build: build.dir, port: Number(new URL(server.url).port) });
  await advanceHours(server, 1);
  const states = await founder.client.collection('certificate').getFullList();
  expect(states.map(({ bloc, state }) => [bloc, state])).toEqual([['US', 'granted']]);
  expect(await other.client.collection('certificate').getFullList()).toEqual([]);
  await openRoute(server, founder, 'JFK', 'LAX');
  await advanceHours(server, 2);
  await act(server, founder, 'certificate.return', { country: 'US' });
  await advanceHours(server, 2);
  await server.stop();
  expect(await brokenIn(dataDir)).toEqual([]);
  await expectReplay(dataDir);
});
