import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { contentOf, readState, writeState } from '../support/folder-state.ts';
import { appContainer, appImage, docker, logsOf, withVolume } from '../support/image.ts';

it('refuses a volume of another unpublished version and changes nothing in it', () =>
  withVolume(async (volume) => {
    const folder = mkdtempSync(`${tmpdir()}/am-volume-`);
    try {
      const first = await appContainer(volume).withEnvironment({ AM_WORLD_RIVALS: '0' }).start();
      await first.stop({ remove: true, removeVolumes: false, timeout: 10_000 });
      const id = docker('create', '-v', `${volume}:/pb_data`, appImage());
      docker('cp', `${id}:/pb_data/data.db`, folder);
      writeState(folder, readState(folder) ^ 1);
      docker('cp', `${folder}/data.db`, `${id}:/pb_data/data.db`);
      docker('cp', `${id}:/pb_data`, `${folder}/before`);
      docker('start', id);
      expect(docker('wait', id)).toBe('1');
      expect(logsOf(id)).toBe(
        'The data folder /pb_data was made by another unpublished version, which this one cannot upgrade: ' +
          'start with an empty data folder or volume (nothing in this one has been changed).\n',
      );
      docker('cp', `${id}:/pb_data`, `${folder}/after`);
      expect(contentOf(`${folder}/after`)).toEqual(contentOf(`${folder}/before`));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }));
