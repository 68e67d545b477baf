import { it } from 'vitest';
import { HOUR } from '#game/world/time.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { keepBargaining } from '#tests/support/busy-bargainers.ts';
import { killWhileBusy, settleUntilSeen } from '#tests/support/kill-while-busy.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

const KILLS = 4;
/** Hours between two kills. */
const HOURS = 10;
/** Most hours until everything has happened that players do at random. */
const HOURS_MAX = 120;

/** How auctions and offers must have ended. */
const ENDS = ['auction sold', 'auction unsold', 'offer accepted', 'offer withdrawn'];

// Airlines trade at once and again, and auctions take hours, so that everything happens in little time.
const world = builtWorld('bargains-kill', {
  figures: { ...SMALLEST_TRANSACTIONS, TRADING_WEEKS: 0, AGAIN_WEEKS: 0, AUCTION_DAY: HOUR, QUIET_HOURS: 2 },
});

it('keeps aircraft and money, and replays, if the server is killed while players bargain', async () => {
  let server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  const founders: Founder[] = [];
  for (let index = 0; index < 5; index++) founders.push(await newFounder(server));
  // The exchange opens with the first hour.
  await advanceHours(server, 1);
  const act = (on: TestServer) => keepBargaining(on, founders);
  server = await killWhileBusy(server, { ...world, kills: KILLS, hours: HOURS, act });
  const superuser = await operator(server);
  const missing = async () => {
    const seen = new Set<string>();
    for (const name of ['auction', 'offer'])
      for (const { state } of await superuser.collection(name).getFullList({ fields: 'state' }))
        seen.add(`${name} ${state}`);
    return ENDS.filter((end) => !seen.has(end));
  };
  await settleUntilSeen(server, act, { hours: HOURS, hoursMax: HOURS_MAX }, missing);
  await expectSoundReplay(server, world);
});
