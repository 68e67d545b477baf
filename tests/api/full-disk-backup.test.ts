import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitsCalls, locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { operator } from '../support/api.ts';
import type { TestServer } from '../support/server.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { startPausedWorld } from '../support/world.ts';

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
