import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import baseline from '#migrations/1_0_0_baseline.json';
import { runAudit } from '#scripts/audit/run.ts';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { pocketbaseArgs } from '#scripts/pocketbase/serve-args.ts';
import { newFounder } from '#tests/support/api.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { contentOf, readState, writeState } from '#tests/support/folder-state.ts';
import { copyPreparedFolder } from '#tests/support/prepared-folder.ts';
import { startServer } from '#tests/support/server.ts';

/** The first of the migrations that development versions had before the baseline. */
const OLD_MIGRATION = '1767225600_0_1_0_foundation.js';
const COMMANDS = [
  ['serve', '--http=127.0.0.1:1'],
  ['superuser', 'upsert', 'a@b.cd', 'long-enough'],
  ['migrate', 'up'],
];

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/am-state-`);
  dataDir = `${folder}/a world`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = () =>
  `The data folder ${dataDir} was made by another unpublished version, which this one cannot upgrade: ` +
  'start with an empty data folder or volume (nothing in this one has been changed).\n';

async function expectRefused(): Promise<void> {
  const before = contentOf(dataDir);
  for (const command of COMMANDS)
    expect(await runCommand(command, { dataDir }), command.join(' ')).toEqual({ code: 1, output: refusal() });
  expect(contentOf(dataDir)).toEqual(before);
}

/** Creates a data folder with a migration that this version does not have. */
async function makeOldFolder(): Promise<void> {
  const build = `${folder}/build`;
  for (const part of ['pb_hooks', 'pb_migrations', 'pb_public'])
    mkdirSync(`${build}/${part}`, { recursive: true });
  writeFileSync(`${build}/pb_migrations/${OLD_MIGRATION}`, 'migrate(() => {}, () => {});');
  const { output } = await runCommand(['migrate', 'up'], { dataDir, build });
  expect(output).toContain(`Applied ${OLD_MIGRATION}`);
}

describe('refuses a data folder of another unpublished version and changes nothing in it', () => {
  it('with another schema', async () => {
    copyPreparedFolder(dataDir);
    writeState(dataDir, baseline.state ^ 1);
    await expectRefused();
  });

  it('with another schema, after a crash', async () => {
    const server = await startServer({ dataDir });
    await newFounder(server);
    await server.stop('SIGKILL');
    expect(existsSync(`${dataDir}/data.db-wal`)).toBe(true);
    writeState(dataDir, baseline.state ^ 1);
    await expectRefused();
  });

  it('with a migration that this version lacks', async () => {
    await makeOldFolder();
    expect(readState(dataDir)).toBe(0);
    await expectRefused();
  });

  it('also in a script that reads the world', async () => {
    await makeOldFolder();
    const before = contentOf(dataDir);
    await expect(runAudit(dataDir)).rejects.toMatchObject({
      name: 'Problem',
      message: expect.stringContaining(refusal().trim()),
    });
    expect(contentOf(dataDir)).toEqual(before);
  });
});

it.each([0, 40, 80, 160, 320])(
  'continues a first start that was killed %i ms after it had created the database',
  async (delay) => {
    const args = ['migrate', 'up', ...pocketbaseArgs(dataDir)];
    const child = spawn(await locatePocketbase(), args, { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await expect.poll(() => existsSync(`${dataDir}/data.db`), { interval: 5 }).toBe(true);
    setTimeout(() => child.kill('SIGKILL'), delay);
    await ended;
    const { code, output } = await runCommand(['migrate', 'up'], { dataDir });
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/baseline|No new/) });
    expect(readState(dataDir)).toBe(baseline.state);
  },
);

it('does not revert the baseline', async () => {
  copyPreparedFolder(dataDir);
  const { output } = await runCommand(['migrate', 'down', '1'], { dataDir, input: 'y\n' });
  expect(output).toContain('The baseline cannot be reverted.');
  expect((await runCommand(['migrate', 'up'], { dataDir })).output).toContain('No new migrations');
});
