import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOUR } from '#game/world/time.ts';
import { newFounder } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { serveWorld, startAgain } from '#tests/support/served-world.ts';
import { act, advanceHours, openRoute, weeklyRate, worldNow } from '#tests/support/world.ts';

const MODEL = 'atr-72-600';

it('applications, a decision after a kill, and the return of a certificate replay', async () => {
  const served = await serveWorld();
  const { server, dataDir } = served;
  try {
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
    await startAgain(served);
    await advanceHours(server, 1);
    const certificates = await founder.client.collection('certificate').getFullList();
    expect(certificates.map(({ bloc, state }) => [bloc, state])).toEqual([['US', 'granted']]);
    await openRoute(server, founder, 'JFK', 'LAX');
    await advanceHours(server, 2);
    await act(server, founder, 'certificate.return', { country: 'US' });
    await advanceHours(server, 1);
    await server.stop();
    expect(await brokenIn(dataDir)).toEqual([]);
    await expectReplay(dataDir);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
