import { expect, it } from 'vitest';
import { HOUR } from '#game/world/time.ts';
import { newFounder } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import { startServer } from '#tests/support/server.ts';
import {
  act,
  advanceHours,
  openRoute,
  startPausedWorld,
  weeklyRate,
  worldNow,
} from '#tests/support/world.ts';

const MODEL = 'atr-72-600';

// Authorities decide within days, so that the test need not settle eight weeks twice.
const world = builtWorld('certificate-replay', { figures: { DECISION_DAYS: 5 } });

it('applications, a decision after a kill, and the return of a certificate replay', async () => {
  const { dataDir } = world;
  const build = world.build.dir;
  let server = await startPausedWorld({ dataDir, build });
  await advanceHours(server, 2);
  const founder = await newFounder(server);
  const price = await weeklyRate(server, MODEL);
  await act(server, founder, 'fleet.lease', { model: MODEL, count: 8, price });
  await advanceHours(server, 26);
  await act(server, founder, 'certificate.apply', { country: 'BR' });
  await act(server, founder, 'certificate.return', { country: 'BR' });
  const { decided } = await act(server, founder, 'certificate.apply', { country: 'US' });
  await advanceHours(server, Math.ceil(Number(decided) / HOUR) - (await worldNow(server)).hour - 1);
  await server.stop('SIGKILL');
  server = await startServer({ dataDir, build, port: Number(new URL(server.url).port) });
  await advanceHours(server, 1);
  const certificates = await founder.client.collection('certificate').getFullList();
  expect(certificates.map(({ bloc, state }) => [bloc, state])).toEqual([['US', 'granted']]);
  await openRoute(server, founder, 'JFK', 'LAX');
  await advanceHours(server, 2);
  await act(server, founder, 'certificate.return', { country: 'US' });
  await advanceHours(server, 1);
  await expectSoundReplay(server, world);
});
