import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitsCalls, locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { call, newFounder, operator, PASSWORD, unique } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '#tests/support/small-disk.ts';
import { startPausedWorld } from '#tests/support/world.ts';

const FULL = "The server's disk is full or cannot be written. Nothing was saved. Tell the operator.";
const isOurs = limitsCalls(await locatePocketbase());

let disk: SmallDisk;
let server: TestServer;
beforeEach(async () => {
  disk = mountSmallDisk(200);
  server = await startPausedWorld({ dataDir: `${disk.folder}/data` });
});
afterEach(async () => {
  await server.stop();
  disk.remove();
});

describe.skipIf(!canMount || !isOurs)('on a full disk', () => {
  it('rejects every write with the reason, and the health call says it at once', async () => {
    const founder = await newFounder(server);
    const superuser = await operator(server);
    const { token } = founder.client.authStore;
    // Empties the journals: they have no room for another write.
    await superuser.backups.create('before.zip');
    disk.fill(0);
    const name = unique();
    const account = { email: `${name}@example.test`, password: PASSWORD, passwordConfirm: PASSWORD };
    const writes: [path: string, body: object, token?: string, method?: string][] = [
      ['/api/collections/users/records', account],
      ['/api/am/act/airline.change', { name: `New ${name.slice(0, 10)}` }, token],
      [`/api/collections/users/records/${founder.id}`, { username: `new-${name.slice(-8)}` }, token, 'PATCH'],
      ['/api/settings', { meta: { appName: 'x'.repeat(200) } }, superuser.authStore.token, 'PATCH'],
    ];
    for (const [path, body, token, method] of writes) {
      const { status, json } = await call(server, path, { body, token, method });
      expect({ path, status, message: json.message }).toEqual({ path, status: 507, message: FULL });
    }
    const health = await call(server, '/api/health');
    expect(health).toMatchObject({
      status: 503,
      json: { message: expect.stringMatching(/^The server's disk is full/) },
    });
    expect(server.log()).toMatch(/failed: the disk of .* is full or cannot be written/);
    disk.free();
    await expect.poll(async () => (await call(server, '/api/health')).status).toBe(200);
    expect((await call(server, '/api/collections/users/records', { body: account })).status).toBe(200);
  });
});

describe.skipIf(!canMount || !isOurs)('on a nearly full disk', () => {
  it('refuses to create, upload and restore a backup, with the space that it needs', async () => {
    const superuser = await operator(server);
    await superuser.backups.create('before.zip');
    const archive = await fetch(
      superuser.backups.getDownloadURL(await superuser.files.getToken(), 'before.zip'),
    ).then((response) => response.blob());
    disk.fill(10_000_000);
    const NEEDED = /needs [\d.]+ MB of free disk space, but only (9|10)\.\d MB are free\./;
    const refused = { status: 507, message: expect.stringMatching(NEEDED) };
    await expect(superuser.backups.restore('before.zip')).rejects.toMatchObject(refused);
    await expect(superuser.backups.create('second.zip')).rejects.toMatchObject(refused);
    const file = new File([archive], 'third.zip', { type: 'application/zip' });
    await expect(superuser.backups.upload({ file })).rejects.toMatchObject(refused);
    expect((await superuser.backups.getFullList()).map(({ key }) => key)).toEqual(['before.zip']);
    expect(server.log()).toMatch(/The backup of second\.zip failed: The backup needs/);
  });
});
