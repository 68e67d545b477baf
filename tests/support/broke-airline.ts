import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { type Founder, newFounder } from './api.ts';
import type { TestServer } from './server.ts';
import { act, advanceHours, weeklyRate, worldNow } from './world.ts';

const MODEL = 'airbus-a321neo';

/** Leases as many aircraft as an airline can pay for, so that their leases take it below zero without flights. */
export async function leaseAll(server: TestServer, player: Founder): Promise<Aircraft[]> {
  const price = await weeklyRate(server, MODEL);
  for (let count = 0; count < 40; count++) {
    try {
      await act(server, player, 'fleet.lease', { model: MODEL, count: 1, price });
    } catch {
      break;
    }
  }
  return player.client.collection('aircraft').getFullList<Aircraft>();
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

/** Returns an airline that became insolvent without the operator, so that its world can be replayed. */
export async function brokeAirline(server: TestServer, name?: string): Promise<Founder & { since: number }> {
  const player = await newFounder(server, name);
  await leaseAll(server, player);
  return { ...player, since: await untilInsolvent(server, player) };
}

/** Advances to a world minute, a full hour. */
export async function advanceUntil(server: TestServer, minute: number): Promise<void> {
  const { hour } = await worldNow(server);
  await advanceHours(server, minute / HOUR - hour);
}
