import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { HOUR } from '#game/world/time.ts';
import { newFounder, operator, selectRows } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { HALFWAY, HALFWAY_MS } from '#tests/support/build/marks.ts';
import { TAKEOVER_RULES } from '#tests/support/build/takeover-rules.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { keepTrading } from '#tests/support/busy-traders.ts';
import { brokenBesidesHomes } from '#tests/support/flying-world.ts';
import { halfMerged } from '#tests/support/gone-airlines.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import type { TestServer } from '#tests/support/server.ts';
import { settleUntilKilled } from '#tests/support/settle-until-killed.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

const RIVALS = 7;
/** Hours in which the rivals go public and make their first offers. */
const HOURS = 3;
/** Kills, and rivals merged until the last of them. There are more kills until all has happened. */
const KILLS = 3;
const KILLS_MAX = 20;
const MERGERS = 2;
/** Milliseconds per hour, between a merger and the end of its hour, and of the first half of a merger, approximately. */
const PACE = 400;
const SOON = 100;
const HALF = HALFWAY_MS / 4;
/** Most hours between two kills. */
const HOURS_MAX = 6;
/** Milliseconds for which a player acts before the first of them. */
const HEAD = 300;

// Rivals act every two hours, and offers and issues take three, so most hours have takeovers.
const world = builtWorld('rival-takeovers-kill', {
  figures: {
    ...TAKEOVER_RULES,
    ...SMALLEST_TRANSACTIONS,
    TURN_EVERY: 2,
    floatWeeks: 0,
    FLOAT_WEEKS: 0,
    SUBSCRIPTION_DAYS: 0.125,
    PLAYER_OPEN_DAYS: 0.125,
    RIVAL_OPEN_DAYS: 0.125,
    MERGER_PAUSE: HOUR,
    INVESTMENT_EVERY: HOUR,
    CHEAP_ISSUE: -1,
  },
  wrappers: ['eager-buyers', 'generous-loans', 'hold-mergers', 'one-home'],
});

const start = () =>
  startPausedWorld({
    dataDir: world.dataDir,
    build: world.build.dir,
    // A Tuesday, because rivals make no offers on Mondays.
    env: { AM_WORLD_RIVALS: String(RIVALS), AM_WORLD_SEED: 'takeovers', AM_WORLD_START: '2026-03-03' },
  });

/** Counts that show where a kill has come, and which takeovers there have been. */
interface Seen {
  /** Rivals whose turn is still to come in an hour in which others have had theirs. */
  waiting: number;
  /** Rivals that have accepted an open offer. */
  accepted: number;
  /** Rivals that others have merged. */
  merged: number;
}

const isHalfway = (server: TestServer): boolean => server.log().includes(HALFWAY);

const SEEN = `SELECT
  (SELECT count(*) FROM world w JOIN settlement_part p ON p.hour = w.hour + 1 AND p.last LIKE 'rivals%',
    json_each(p.skipped) t JOIN rival r ON r.id = t.value AND r.acted < p.hour),
  (SELECT count(*) FROM acceptance c JOIN airline a ON a.id = c.airline AND a.rival),
  (SELECT count(*) FROM news WHERE kind = 'gone' AND airline IN (SELECT id FROM airline WHERE rival))`;

/** Rivals' parts of hours whose log repeats a turn, or has it after a later one. */
const UNORDERED = `
  SELECT p.hour, p.marks FROM settlement_part p, json_each(p.marks) earlier, json_each(p.marks) later
  WHERE p.last LIKE 'rivals%' AND earlier.key < later.key AND earlier.value ->> 0 >= later.value ->> 0`;

async function look(server: TestServer): Promise<Seen> {
  const [row = []] = await selectRows(await operator(server), SEEN);
  const [waiting = 0, accepted = 0, merged = 0] = row.map(Number);
  return { waiting, accepted, merged };
}

it('merges rivals entirely or not at all, and replays, if the server is killed in their turns', async () => {
  let server = await start();
  onTestFinished(() => void server.stop('SIGKILL'));
  const player = await newFounder(server);
  await advanceHours(server, HOURS);
  const seen: Seen = { waiting: 0, accepted: 0, merged: 0 };
  let halfway = 0;
  const isEnough = (kill: number) =>
    kill >= KILLS && seen.waiting > 0 && seen.accepted > 0 && seen.merged >= MERGERS && halfway > 0;
  for (let kill = 0; kill < KILLS_MAX && !isEnough(kill); kill++) {
    const stop = keepTrading(server, [player], '');
    // The player acts before the rest of an interrupted hour, too.
    await sleep(HEAD);
    const hasMerged = async () => {
      const { accepted, merged } = await look(server);
      seen.accepted += accepted;
      return merged > seen.merged;
    };
    // In turns, the server is killed at any moment, in the hour of a merger, and halfway through one.
    if (kill % 3 === 0) await settleUntilKilled(server, HOURS_MAX, async () => true, PACE);
    else if (kill % 3 === 1) await settleUntilKilled(server, HOURS_MAX, hasMerged, SOON);
    else {
      await settleUntilKilled(server, HOURS_MAX, async () => isHalfway(server), HALF);
      if (isHalfway(server)) halfway++;
    }
    await stop();
    server = await start();
    expect(await halfMerged(await operator(server))).toEqual([]);
    expect(await brokenBesidesHomes(world.dataDir)).toEqual([]);
    const { waiting, merged } = await look(server);
    seen.waiting += waiting;
    seen.merged = merged;
  }
  expect(seen.waiting, 'rivals that waited for their turn').toBeGreaterThan(0);
  expect(seen.accepted, 'rivals that accepted an offer').toBeGreaterThan(0);
  expect(halfway, 'kills halfway through a merger').toBeGreaterThan(0);
  expect(seen.merged, 'merged rivals').toBeGreaterThanOrEqual(MERGERS);
  await advanceHours(server, 2);
  const superuser = await operator(server);
  expect(await halfMerged(superuser)).toEqual([]);
  expect(await selectRows(superuser, UNORDERED)).toEqual([]);
  await expectSoundReplay(server, world, brokenBesidesHomes);
});
