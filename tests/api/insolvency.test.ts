import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrationAt } from '#game/bank/overdraft.ts';
import { DAY } from '#game/world/time.ts';
import { type Founder, operator } from '../support/api.ts';
import { advanceUntil, brokeAirline } from '../support/broke-airline.ts';
import { expectReplay } from '../support/expect-replay.ts';
import { brokenIn } from '../support/flying-world.ts';
import type { TestServer } from '../support/server.ts';
import { startPausedWorld } from '../support/world.ts';

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;
let broke: Founder & { since: number };

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-insolvency-`);
  server = await startPausedWorld({ dataDir });
  superuser = await operator(server);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('x', () => {
  it('y', async () => {
    console.time('broke');
    broke = await brokeAirline(server);
    console.timeEnd('broke');
    console.log(await superuser.collection('airline').getOne(broke.airline.id), broke.since / DAY);
    console.log(
      (await superuser.collection('ledger').getFullList({ sort: 'minute' }))
        .map((r) => [r.minute, r.airline, r.category, r.amount].join(' '))
        .join('\n'),
    );
    console.time('adm');
    await advanceUntil(server, administrationAt(broke.since) - 60);
    console.timeEnd('adm');
    console.log(
      (await superuser.collection('notice').getFullList({ sort: 'minute' }))
        .map((r) => [r.minute / DAY, r.title, r.body].join(' '))
        .join('\n'),
    );
    expect(await brokenIn(dataDir)).toEqual([]);
    await advanceUntil(server, administrationAt(broke.since));
    console.log(
      await superuser.collection('fresh_start').getFullList(),
      await superuser.collection('news').getFullList(),
      await superuser.collection('account').getFullList(),
    );
    console.log(
      (await superuser.collection('ledger').getFullList({ sort: 'minute' }))
        .map((r) => [r.minute, r.airline, r.category, r.amount].join(' '))
        .join('\n'),
    );
    expect(await brokenIn(dataDir)).toEqual([]);
    await server.stop();
    await expectReplay(dataDir);
  });
});
