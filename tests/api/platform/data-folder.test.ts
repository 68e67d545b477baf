import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pocketbaseArgs } from '#scripts/pocketbase/serve-args.ts';
import { canActForOthers, copyForOtherUser, GROUP, USER } from '#tests/support/other-user.ts';
import { passedOn } from '#tests/support/passed-on.ts';
import { mountSmallDisk, type SmallDisk } from '#tests/support/small-disk.ts';

let folder: string;
let other: ReturnType<typeof copyForOtherUser>;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/am-folder-`);
  chmodSync(folder, 0o755);
  if (canActForOthers) other = copyForOtherUser(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server that should end at once. Returns what it says. */
function failToStart(dataDir: string): string {
  const args = ['serve', '--http=127.0.0.1:1', ...pocketbaseArgs(dataDir, other.build)];
  const { status, stderr } = spawnSync(other.command, args, { encoding: 'utf8', env: passedOn() });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(`The data folder ${dataDir} cannot be written by user ${USER}, group ${GROUP}: `);
  return stderr;
}

describe.skipIf(!canActForOthers)('a data folder', () => {
  it.each([
    ['of another user', 'foreign', (data: string) => mkdirSync(data, { mode: 0o755 })],
    [
      'with a database of another user',
      'database',
      (data: string) => {
        mkdirSync(data);
        chownSync(data, USER, GROUP);
        writeFileSync(`${data}/data.db`, '', { mode: 0o600 });
      },
    ],
  ])('%s stops the start with user, folder and the command that helps', (_, name, prepare) => {
    prepare(`${folder}/${name}`);
    expect(failToStart(`${folder}/${name}`)).toContain(`sudo chown -R ${USER}:${GROUP} FOLDER`);
  });

  it.each([
    ['that is mounted for reading only', 'Mount it without', (disk: SmallDisk) => disk.remount('ro')],
    [
      'on a disk without room for a file',
      'Free some space',
      (disk: SmallDisk) => disk.remount('nr_inodes=1'),
    ],
  ])('%s stops the start with what to do', (_, advice, prepare) => {
    const disk = mountSmallDisk(1);
    try {
      prepare(disk);
      expect(failToStart(disk.folder)).toContain(advice);
    } finally {
      disk.remove();
    }
  });
});
