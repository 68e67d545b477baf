import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { operator } from '#tests/support/api.ts';
import { startServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';

describe('SIGTERM', () => {
  // Milliseconds after the first healthy response. The opening takes about two seconds.
  it.each([150, 400, 700, 1000])('ends the opening of a new world after its hour (%i ms)', async (ms) => {
    const server = await startServer({ limits: true, env: { AM_WORLD_RIVALS: '8' } });
    await sleep(ms);
    const code = await server.stop();
    expect(code, server.log().slice(-2_000)).toBe(0);
  });

  it('ends the operator’s advance after its hour', async () => {
    // Settles 168 hours for longer than the second that open calls have.
    const server = await startPausedWorld({ env: { AM_WORLD_RIVALS: '8' } });
    const { token } = (await operator(server)).authStore;
    const advance = fetch(`${server.url}/api/am/world`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ advance: 168 }),
    }).then(
      ({ status }) => status,
      () => 'closed',
    );
    await sleep(250);
    const code = await server.stop();
    expect(code, server.log().slice(-2_000)).toBe(0);
    expect(['closed', 503]).toContain(await advance);
  });
});
