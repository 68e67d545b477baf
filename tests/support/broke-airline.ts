import { DAY, HOUR } from '#game/world/time.ts';
import type { Founder } from './api.ts';
import type { TestServer } from './server.ts';
import { advanceHours, tryAct, weeklyRate } from './world.ts';

/** Expensive first, so that little cash is left. */
const MODELS = ['airbus-a321neo', 'atr-72-600'];

/** Leases as many aircraft as an airline can pay for, so that their leases take it below zero without flights. */
export async function leaseAll(server: TestServer, player: Founder): Promise<void> {
  for (const model of MODELS) {
    const price = await weeklyRate(server, model);
    const lease = () => tryAct(server, player, 'fleet.lease', { model, count: 1, price });
    while ((await lease()).status === 200);
  }
}

/** Advances by whole days until an airline is insolvent, at most some weeks. Returns the world minute of its begin. */
export async function untilInsolvent(server: TestServer, player: Founder): Promise<number> {
  for (let day = 0; day < 60; day++) {
    const { insolvent_from } = await player.client.collection('airline').getOne(player.airline.id);
    if (insolvent_from > 0) return insolvent_from;
    await advanceHours(server, DAY / HOUR);
  }
  throw new Error('the airline does not become insolvent');
}
