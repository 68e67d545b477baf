import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Temperament } from '#game/world/temperament.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { operator } from '../support/api.ts';
import { brokenIn } from '../support/flying-world.ts';
import type { TestServer } from '../support/server.ts';
import { makeTestBuild, type TestBuild } from '../support/test-build.ts';
import { advanceHours, startPausedWorld } from '../support/world.ts';

const RIVALS = 8;
/** Most game weeks until the first trade: two reviews after the first issues. */
const WEEKS = 12;

let build: TestBuild;
let dataDir: string;
let server: TestServer;
let superuser: PocketBase;

const all = <Row>(name: string, filter = '') =>
  superuser.collection(name).getFullList<Row>({ batch: 1000, filter });

beforeAll(async () => {
  // Rivals go public in their first reviews, so that the test need not settle half a year.
  build = makeTestBuild({
    hooks: [
      [/\bFLOAT_WEEKS = 12\b/g, 'FLOAT_WEEKS = 1'],
      [/\bfloatWeeks: \d+/g, 'floatWeeks: 1'],
      [/\bfloatWorth: [\d.]+/g, 'floatWorth: 0'],
    ],
  });
  dataDir = mkdtempSync(`${tmpdir()}/am-rival-trades-`);
  server = await startPausedWorld({
    dataDir,
    build: build.dir,
    env: { AM_WORLD_RIVALS: String(RIVALS), AM_WORLD_SEED: 'trades-3' },
  });
  superuser = await operator(server);
});
afterAll(async () => {
  await server?.stop();
  build.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

it('lets rivals trade shares of each other by their temperament', async () => {
  const trades = () => all('share_trade');
  for (let week = 0; week < WEEKS && (await trades()).length === 0; week++)
    await advanceHours(server, HOURS_A_WEEK);
  expect(await trades()).not.toEqual([]);
  const rivals = await all<{ airline: string; temperament: Temperament }>('rival');
  const temperaments = new Map(rivals.map(({ airline, temperament }) => [airline, temperament]));
  const entries = await all<LedgerRow>('ledger', 'category = "share_purchase" || category = "share_sale"');
  const traders = entries.map(({ airline }) => temperaments.get(airline)).filter(Boolean);
  expect(traders.length).toBeGreaterThan(0);
  expect(traders).not.toContain('cautious');
  expect(await brokenIn(dataDir)).toEqual([]);
});
