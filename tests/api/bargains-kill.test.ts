import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Founder, newFounder, operator } from '../support/api.ts';
import { keepBargaining } from '../support/busy-bargainers.ts';
import { brokenIn } from '../support/flying-world.ts';
import { killWhileBusy } from '../support/kill-while-busy.ts';
import { expectSameTables } from '../support/replayed-tables.ts';
import type { TestServer } from '../support/server.ts';
import { makeTestBuild, type TestBuild } from '../support/test-build.ts';
import { advanceHours, startPausedWorld } from '../support/world.ts';

const KILLS = 4;
const HOURS = 40;

let build: TestBuild;
let folder: string;

beforeAll(() => {
  // Airlines trade at once and again, and auctions take hours, so that everything happens in little time.
  build = makeTestBuild({
    hooks: [
      [/\bAIM = 50\b/, 'AIM = 0'],
      [/\bTRADING_WEEKS = 12\b/g, 'TRADING_WEEKS = 0'],
      [/\bAGAIN_WEEKS = 26\b/g, 'AGAIN_WEEKS = 0'],
      [/opened \+ days \* DAY/g, 'opened + days * HOUR'],
      [/\bQUIET_HOURS = 24\b/g, 'QUIET_HOURS = 2'],
    ],
  });
  folder = mkdtempSync(`${tmpdir()}/am-bargains-kill-`);
});
afterAll(() => {
  build.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps aircraft and money, and replays, if the server is killed while players bargain', async () => {
  const dataDir = `${folder}/world`;
  let server = await startPausedWorld({ dataDir, build: build.dir });
  const founders: Founder[] = [];
  for (let index = 0; index < 5; index++) founders.push(await newFounder(server));
  // The exchange opens with the first hour.
  await advanceHours(server, 1);
  const act = (on: TestServer) => keepBargaining(on, founders);
  server = await killWhileBusy(server, {
    dataDir,
    build: build.dir,
    kills: KILLS,
    hours: HOURS / KILLS,
    act,
  });
  const stop = act(server);
  await advanceHours(server, HOURS);
  await stop();
  const superuser = await operator(server);
  const states = async (collection: string) =>
    (await superuser.collection(collection).getFullList({ fields: 'state' })).map(({ state }) => state);
  expect(await states('auction')).toEqual(expect.arrayContaining(['sold', 'unsold']));
  expect(await states('offer')).toEqual(expect.arrayContaining(['accepted', 'withdrawn']));
  await server.stop();
  expect(await brokenIn(dataDir)).toEqual([]);
  await expectSameTables(dataDir, folder, build);
});
