import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitsCalls, locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { operator, selectRows } from '#tests/support/api.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { canMount, mountSmallDisk } from '#tests/support/small-disk.ts';
import { startPausedWorld } from '#tests/support/world.ts';

const isOurs = limitsCalls(await locatePocketbase());
const STEPS = ['9999999998_first', '9999999999_second'] as const;

let build: TestBuild;
let dataDir: string;
beforeEach(async () => {
  build = await makeTestBuild();
  dataDir = mkdtempSync(`${tmpdir()}/am-steps-`);
});
afterEach(() => {
  build.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Adds migrations to the build, each with its body in JavaScript. */
function ship(...bodies: string[]): void {
  for (const [index, body] of bodies.entries())
    writeFileSync(`${build.dir}/pb_migrations/${STEPS[index]}.js`, `migrate((app) => {\n${body}\n});`);
}
const sql = (query: string) => `app.db().newQuery("${query}").execute();`;
const start = (folder = dataDir) => startPausedWorld({ dataDir: folder, build: build.dir });
const upgradeLines = (log: string) => log.split('\n').filter((line) => line.startsWith('Upgrading'));

describe.skipIf(!isOurs)('the upgrade of a world', () => {
  it('keeps the steps before one that fails, and continues with it', async () => {
    await (await start()).stop();
    ship(
      sql('CREATE TABLE steps AS SELECT 1 AS step'),
      `${sql('DELETE FROM steps')} throw new Error('no way');`,
    );
    await expect(start()).rejects.toThrow(
      /step 1 of 2 took .*\n.*step 2 of 2: 9999999999_second …\n.*no way/,
    );
    ship(sql('CREATE TABLE steps AS SELECT 1 AS step'), sql('INSERT INTO steps VALUES (2)'));
    const server = await start();
    expect(upgradeLines(server.log())).toEqual([
      'Upgrading the world, step 1 of 1: 9999999999_second …',
      expect.stringMatching(/^Upgrading the world, step 1 of 1 took \d+\.\d s\.$/),
    ]);
    expect(await selectRows(await operator(server), 'SELECT step FROM steps')).toEqual([['1'], ['2']]);
    await server.stop();
  });

  it('is none for a new world', async () => {
    ship(sql('CREATE TABLE steps AS SELECT 1 AS step'));
    const server = await startPausedWorld({ dataDir, build: build.dir, firstStart: true });
    expect(upgradeLines(server.log())).toEqual([]);
    expect(await selectRows(await operator(server), 'SELECT step FROM steps')).toEqual([['1']]);
    await server.stop();
  });

  it('comes before the seed command, too', async () => {
    await (await start()).stop();
    ship(sql('CREATE TABLE steps AS SELECT 1 AS step'));
    const { output } = await runCommand(['seed', `${dataDir}/none.json`], { dataDir, build: build.dir });
    expect(upgradeLines(output)).toHaveLength(2);
  });

  it.skipIf(!canMount)('says what a full disk needs, and continues when there is space', async () => {
    const disk = mountSmallDisk(300);
    try {
      const folder = `${disk.folder}/data`;
      await (await start(folder)).stop();
      ship(
        sql('CREATE TABLE steps AS SELECT 1 AS step'),
        sql(
          'INSERT INTO steps WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n LIMIT 100) SELECT zeroblob(1000000) FROM n',
        ),
      );
      disk.fill(50_000_000);
      await expect(start(folder)).rejects.toThrow(
        `The upgrade needs more space in ${folder}, up to twice the size of data.db. Free some and start the server again: it continues with this step`,
      );
      disk.free();
      const server = await start(folder);
      expect(upgradeLines(server.log())[0]).toContain(`step 1 of 1: ${STEPS[1]}`);
      expect(await selectRows(await operator(server), 'SELECT count(*) FROM steps')).toEqual([['101']]);
      await server.stop();
    } finally {
      disk.remove();
    }
  });
});
