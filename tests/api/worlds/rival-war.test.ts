import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { endEntrantDay, enterMonopolies } from '#scripts/research/world/rivals/entrants.ts';
import { type RivalSample, takeSample } from '#scripts/research/world/rivals/sample.ts';
import { openStage } from '#scripts/research/world/stage.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { copyPreparedFolder } from '#tests/support/prepared-folder.ts';

/** Seed of a world whose only rival does not begin with low fares. */
const SEED = 'wars6';

let dataDir: string;
let pair: string;
let before: RivalSample;
let after: RivalSample;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-war-`);
  copyPreparedFolder(dataDir);
  const stage = await openStage(await locatePocketbase(), dataDir, { seed: SEED, start: null, rivals: 1 });
  try {
    await stage.advance(24);
    before = await takeSample(stage);
    const [entrant] = await enterMonopolies(stage, before, 1, 1);
    if (!entrant) throw new Error('nobody entered');
    pair = entrant.player.character.name.slice(-6);
    await stage.advance(25);
    await endEntrantDay(entrant, 2);
    // Every rival decides once per week.
    await stage.advance(7 * 24);
    after = await takeSample(stage);
  } finally {
    await stage.stop();
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const fareOf = ({ offers, airlines }: RivalSample, pair: string) => {
  const rival = airlines.find((airline) => airline.rival)?.id;
  return offers.find((offer) => offer.airline === rival && offer.pair === pair)?.fare ?? Number.NaN;
};

it('lets a rival undercut an airline that enters its pair', () => {
  expect(before.offers.filter((offer) => offer.pair === pair)).toHaveLength(1);
  expect(after.offers.filter((offer) => offer.pair === pair)).toHaveLength(2);
  const [then, now] = [before, after].map((sample) => fareOf(sample, pair));
  expect(now).toBeCloseTo(0.97, 1);
  expect(now).toBeLessThan((then ?? 0) - 0.03);
});

it('is sound, and replays byte for byte', async () => {
  expect(await brokenIn(dataDir)).toEqual([]);
  await expectReplay(dataDir);
});
