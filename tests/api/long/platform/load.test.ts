import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { airportsPath } from '#tests/support/airports-file.ts';
import { operator } from '#tests/support/api.ts';
import { type Crowd, startCrowd } from '#tests/support/load/crowd.ts';
import { watchMemory } from '#tests/support/load/memory.ts';
import { burst, type Outcome, openLoop, unexpected } from '#tests/support/load/open-loop.ts';
import { playing, reading } from '#tests/support/load/shots.ts';
import { openStreams } from '#tests/support/load/streams.ts';

/** The benchmark measures exact figures. These limits hold on any machine. */
const MAX_MEMORY = 400;
const MEMORY_CAP = 2_000;
const LOAD = { reads: 40, actions: 10 };

/** Milliseconds after the start of a load at which a stall is over and its queues are empty on any machine. */
const RECOVERED_MS = 12_000;

let crowd: Crowd;

beforeAll(async () => {
  crowd = await startCrowd({ airlines: 10, aircraft: 100, legs: 600, speed: 30, memoryCap: MEMORY_CAP });
});
afterAll(() => crowd?.stop());

const shots = async () => playing(crowd, await airportsPath(crowd.server), LOAD);
const rate = LOAD.reads + LOAD.actions;
/** Returns the fraction of requests that were not rejected, 0–1. */
const servedPart = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ status }) => status >= 200 && status < 400).length / outcomes.length;

describe('a server with many players', () => {
  it('recovers from a stall of three seconds, responds to everything, and uses little memory', async () => {
    const { server } = crowd;
    const streams = await openStreams(crowd, 60);
    const memory = watchMemory(server.pid);
    setTimeout(() => process.kill(server.pid, 'SIGSTOP'), 3_000);
    setTimeout(() => process.kill(server.pid, 'SIGCONT'), 6_000);
    const outcomes = await openLoop(server.url, await shots(), { rate, seconds: 15 });
    expect(unexpected(outcomes)).toEqual({});
    expect(outcomes.length).toBeGreaterThan(0.9 * rate * 15);
    expect(servedPart(outcomes.filter(({ sent }) => sent > RECOVERED_MS))).toBeGreaterThan(0.5);
    expect(streams.events()).toBeGreaterThan(60);
    expect(memory.stop()).toBeLessThan(MAX_MEMORY);
    streams.close();
  });

  it('lets them borrow, order shares and make offers at the same time', async () => {
    const superuser = await operator(crowd.server);
    for (const name of ['loan', 'share_order', 'tender'])
      expect((await superuser.collection(name).getList(1, 1)).totalItems, name).toBeGreaterThan(0);
    const issues = await superuser.collection('share_listing').getList(1, 1, { filter: 'offer_lots > 0' });
    expect(issues.totalItems).toBeGreaterThan(0);
  });

  it('lets them list, buy, auction and negotiate aircraft at the same time', async () => {
    const superuser = await operator(crowd.server);
    const count = async (name: string, filter: string) =>
      (await superuser.collection(name).getList(1, 1, { filter })).totalItems;
    expect(await count('bid', 'maximum > 0')).toBeGreaterThan(0);
    expect(await count('aircraft_history', 'event = "sale"')).toBeGreaterThan(0);
    for (const state of ['accepted', 'declined', 'withdrawn'])
      expect(await count('offer', `state = "${state}"`), state).toBeGreaterThan(0);
    // A counter-offer of the seller lets the buyer answer.
    expect(await count('offer', 'state = "open" && turn = "buyer"')).toBeGreaterThan(0);
    const trade = crowd.trade.withdrawn.map(({ id }) => `id = "${id}"`).join(' || ');
    expect(await count('listing', trade)).toBeLessThan(crowd.trade.withdrawn.length);
  });

  it.each([64, 256])('responds to %i calls at once, or says that it is busy', async (count) => {
    const memory = watchMemory(crowd.server.pid);
    const outcomes = await burst(crowd.server.url, reading(crowd), count);
    expect(unexpected(outcomes)).toEqual({});
    // At least those that find a slot.
    expect(servedPart(outcomes)).toBeGreaterThan(0.02);
    expect(memory.stop()).toBeLessThan(MAX_MEMORY);
  });

  it('is as fast as before after more requests than it can serve', async () => {
    const over = await openLoop(crowd.server.url, await shots(), { rate: 500, seconds: 4 });
    expect(unexpected(over)).toEqual({});
    expect(servedPart(over)).toBeGreaterThan(0.1);
    const after = await openLoop(crowd.server.url, await shots(), { rate: 20, seconds: 3 });
    expect(unexpected(after)).toEqual({});
    expect(servedPart(after)).toBe(1);
  });
});
