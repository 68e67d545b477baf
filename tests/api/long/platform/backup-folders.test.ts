import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runPocketbase } from '#scripts/pocketbase/run.ts';
import { freePort } from '#scripts/port.ts';
import { call, operator, PASSWORD } from '#tests/support/api.ts';
import { canActForOthers, copyForOtherUser, GROUP, USER } from '#tests/support/other-user.ts';
import { passedOn } from '#tests/support/passed-on.ts';
import { copyPreparedFolder } from '#tests/support/prepared-folder.ts';
import { SUPERUSER, type TestServer } from '#tests/support/server.ts';

let folder: string;
let data: string;
let server: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-folder-`);
  chmodSync(folder, 0o755);
  data = `${folder}/data`;
  mkdirSync(data);
  copyPreparedFolder(data);
  spawnSync('chown', ['-R', `${USER}:${GROUP}`, data]);
  for (const name of ['lost+found', 'private']) mkdirSync(`${data}/${name}`, { mode: 0o700 });
  mkdirSync(`${data}/foreign`);
  writeFileSync(`${data}/foreign/note.txt`, 'can be read');
  writeFileSync(`${data}/private.txt`, 'secret', { mode: 0o600 });
  const { command, build } = copyForOtherUser(folder);
  const lines: string[] = [];
  const env = {
    ...passedOn(),
    AM_WORLD_RIVALS: '0',
    AM_SUPERUSER_EMAIL: SUPERUSER.email,
    AM_SUPERUSER_PASSWORD: SUPERUSER.password,
  };
  const port = await freePort();
  const onLine = (line: string) => lines.push(line);
  const running = await runPocketbase({ binary: command, build, dataDir: data, port, env, onLine });
  server = { ...running, dataDir: data, log: () => lines.join('\n') };
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!canActForOthers)('a data folder with parts that the server cannot read', () => {
  it('is backed up without them and restored around them, and the log names them', async () => {
    const superuser = await operator(server);
    await superuser.backups.create('all.zip');
    const url = superuser.backups.getDownloadURL(await superuser.files.getToken(), 'all.zip');
    const archive = await fetch(url).then((response) => response.arrayBuffer());
    const names = Object.keys(unzipSync(new Uint8Array(archive)));
    expect(names).toEqual(expect.arrayContaining(['data.db', 'auxiliary.db', 'foreign/note.txt']));
    expect(names.join()).not.toMatch(/private|lost/);
    expect(server.log()).toMatch(/The backup leaves out private: .*permission denied/);
    expect(server.log()).toMatch(/The backup leaves out private\.txt: .*permission denied/);

    const later = { email: 'later@example.test', password: PASSWORD };
    const account = { ...later, passwordConfirm: PASSWORD };
    expect((await call(server, '/api/collections/users/records', { body: account })).status).toBe(200);
    await superuser.backups.restore('all.zip');
    const body = { identity: later.email, password: PASSWORD };
    const signIn = () => call(server, '/api/collections/users/auth-with-password', { body });
    await expect.poll(() => signIn().then(({ status }) => status, String)).toBe(400);
    expect(server.log()).toMatch(/The restore leaves .*\/private as it is: it belongs to another user/);
    expect(readFileSync(`${data}/private.txt`, 'utf8')).toBe('secret');
    expect(readFileSync(`${data}/foreign/note.txt`, 'utf8')).toBe('can be read');
  });

  it('is not backed up without a database, and log and answer say why', async () => {
    const superuser = await operator(server);
    chownSync(`${data}/auxiliary.db`, 0, 0);
    chmodSync(`${data}/auxiliary.db`, 0o600);
    await expect(superuser.backups.create('none.zip')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('auxiliary.db: permission denied'),
    });
    expect(server.log()).toMatch(/The backup of none\.zip failed: .*auxiliary\.db: permission denied/);
  });
});
