import { afterEach, describe, expect, it } from 'vitest';
import { WEEK } from '#game/world/time.ts';
import { drawsOf, Group, type GroupResult } from '#tests/support/money-search/group.ts';
import { MOVES } from '#tests/support/money-search/moves.ts';

/*
 * Accounts of one player borrow, float, subscribe, trade, pay and end in a random order, each time as much as the server
 * accepts. They must not gain more than they could by flying. AM_SEARCH_SEEDS=40 plays more worlds.
 */

const SEEDS = Number(process.env.AM_SEARCH_SEEDS ?? 1);
const FIRST = Number(process.env.AM_SEARCH_FIRST ?? 1);
const WEEKS = 7;
/** Part of what is earned by flying that may be gained besides. */
const TOLERANCE = 0.1;

let group: Group | undefined;
afterEach(async () => {
  await group?.stop();
  group = undefined;
});

/** Plays until the weeks are over. Returns the result and how often each move was accepted. */
async function play(size: number, seed: number): Promise<GroupResult & { moves: Record<string, number> }> {
  const draw = drawsOf(1_000 * size + seed);
  group = await Group.start(size);
  const moves: Record<string, number> = {};
  const names = Object.keys(MOVES);
  const end = (await group.now()) + WEEKS * WEEK;
  while ((await group.now()) < end) {
    const me = group.members[Math.floor(draw() * group.members.length)];
    const other = group.members[Math.floor(draw() * group.members.length)];
    const name = names[Math.floor(draw() * names.length)] ?? 'wait';
    if (!me || !other) break;
    if (await MOVES[name]?.({ group, me, other, draw })) moves[name] = (moves[name] ?? 0) + 1;
    if (draw() < 0.1) await group.pass(25);
  }
  // Declared dividends are paid.
  await group.pass(25);
  return { ...(await group.result()), moves };
}

describe.each([1, 2, 10])('%d accounts of one player', (size) => {
  it.each(Array.from({ length: SEEDS }, (_, index) => FIRST + index))(
    'gain no more than by flying (seed %d)',
    { timeout: 600_000 },
    async (seed) => {
      const { gained, bankLost, flown, moves } = await play(size, seed);
      if (SEEDS > 1) console.log(size, seed, { gained, bankLost, flown }, JSON.stringify(moves));
      expect(await group?.broken()).toEqual([]);
      expect(Math.max(gained, bankLost)).toBeLessThanOrEqual(TOLERANCE * flown);
    },
  );
});
