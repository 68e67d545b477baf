import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../support/console-command.ts';
import { startServer } from '../support/server.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-damaged-`);
  // A clean end empties the journal, so that data.db is whole in itself.
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

it.each(DAMAGES)('names a data.db that is %s and points to the README', async (_, damage) => {
  const dataDir = mkdtempSync(`${folder}/data-`);
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(`${folder}/sound/data.db`, `${dataDir}/data.db`);
  damage(`${dataDir}/data.db`);
  const { code, output } = await runCommand(['serve', '--http=127.0.0.1:1'], { dataDir });
  expect(output).toContain(`${dataDir}/data.db is damaged. Stop the server and restore a backup`);
  expect(output).toContain('"Restore" in the README');
  expect(output).not.toMatch(/panic|goroutine/);
  expect(code).toBe(1);
});
