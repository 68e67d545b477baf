import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, operator } from '#tests/support/api.ts';
import { makeTestBuild } from '#tests/support/build/test-build.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { startServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';

/** Bytes at the start of a database that a server reads when it starts. */
const HEAD = 16 * 4096;

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-damaged-`);
  // A clean stop empties the WAL, so that data.db is complete.
  await (await startServer({ dataDir: `${folder}/sound` })).stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAMAGES: [string, (file: string) => void][] = [
  ['cut off', (file) => truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096)],
  ['emptied but for its first bytes', (file) => truncateSync(file, 1000)],
  ['overwritten at its beginning', (file) => writeFileSync(file, Buffer.alloc(4096, 'x'), { flag: 'r+' })],
  ['another file', (file) => writeFileSync(file, 'Not what it was.\n'.repeat(1000))],
  [
    'full of noise',
    (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0xab)]));
    },
  ],
];

it.each(DAMAGES)('names a data.db that is %s and points to the page about operation', async (_, damage) => {
  const dataDir = mkdtempSync(`${folder}/data-`);
  copyFileSync(`${folder}/sound/data.db`, `${dataDir}/data.db`);
  damage(`${dataDir}/data.db`);
  const { code, output } = await runCommand(['serve', '--http=127.0.0.1:1'], { dataDir });
  expect(output).toContain(`${dataDir}/data.db is damaged. Stop the server and restore a backup`);
  expect(output).toContain('"Restore" in docs/operation.md');
  expect(output).not.toMatch(/panic|goroutine/);
  expect(code).toBe(1);
});

it('distinguishes the database of logs from that of the world', async () => {
  const dataDir = mkdtempSync(`${folder}/data-`);
  for (const name of ['data.db', 'auxiliary.db'])
    copyFileSync(`${folder}/sound/${name}`, `${dataDir}/${name}`);
  writeFileSync(`${dataDir}/auxiliary.db`, 'Not what it was.\n'.repeat(1000));
  const { code, output } = await runCommand(['serve', '--http=127.0.0.1:1'], { dataDir });
  expect(output).toContain(`${dataDir}/auxiliary.db is damaged. It contains only logs`);
  expect(code).toBe(1);
  rmSync(`${dataDir}/auxiliary.db`);
  await (await startServer({ dataDir })).stop();
});

it('names a data.db that is damaged while the world runs', async () => {
  const dataDir = `${folder}/running`;
  const before = await startPausedWorld({ dataDir });
  await flyingAirline(before, 'Damaged Air', 1);
  // A clean stop empties the WAL. Otherwise the server could read all pages from there.
  await before.stop();
  // Almost without a page cache. Otherwise it could hold all pages of this small world in memory.
  const build = await makeTestBuild({ figures: { CACHE: 100 } });
  const server = await startPausedWorld({ dataDir, build: build.dir });
  const { token } = (await operator(server)).authStore;
  await call(server, '/api/am/world', { body: { paused: false, speed: 3600 }, token });
  const { size } = statSync(`${server.dataDir}/data.db`);
  const file = openSync(`${server.dataDir}/data.db`, 'r+');
  writeSync(file, Buffer.alloc(size - HEAD, 0xab), 0, size - HEAD, HEAD);
  closeSync(file);
  await expect.poll(() => server.log()).toContain(`${server.dataDir}/data.db is damaged.`);
  expect(server.log()).not.toMatch(/panic|goroutine/);
  await server.stop();
  build.remove();
});
