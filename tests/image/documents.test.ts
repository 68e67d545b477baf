import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import PocketBase from 'pocketbase';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { blockBelow } from '#tests/support/documents.ts';
import { appImage, docker, logsOf, prefer } from '#tests/support/image.ts';
import { signUpAndFound } from '#tests/support/player.ts';
import { privateAuthority } from '#tests/support/private-authority.ts';

/** Replaces the documented name of image, container and volume, so that the developer's own are not touched. */
const NAME = `am-documents-${process.pid}`;
let folder: string;

/** Runs documented shell lines with another name and another port. */
function shell(lines: string, env: Record<string, string> = {}): string {
  const own = lines.replaceAll('airline-manager', NAME).replaceAll('-p 8090:8090', '-p 127.0.0.1::8090');
  return execFileSync('bash', ['-euo', 'pipefail', '-c', own], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

const block = (heading: string): string => blockBelow(heading, 'sh');
/** Removes the build command, because the image already exists. */
const withoutBuild = (lines: string): string => lines.replace(/^docker build .*\n/m, '');

async function untilHealthy(): Promise<string> {
  prefer(NAME);
  const url = `http://127.0.0.1:${/:(\d+)$/m.exec(docker('port', NAME, '8090'))?.[1]}`;
  const healthy = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(healthy, { timeout: 180_000, interval: 20 }).toBe(true);
  return url;
}

function removeAll(): void {
  for (const command of [
    ['rm', '--force', NAME],
    ['volume', 'rm', '--force', NAME],
  ]) {
    try {
      docker(...command);
    } catch {
      // The container was never created.
    }
  }
}

beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/am-documents-`);
  docker('tag', appImage(), NAME);
});
afterEach(removeAll);
afterAll(() => {
  docker('rmi', NAME);
  rmSync(folder, { recursive: true, force: true });
});

async function expectPlayer(url: string, player: { email: string; password: string }, airline: string) {
  const client = new PocketBase(url);
  await client.collection('users').authWithPassword(player.email, player.password);
  expect((await client.collection('airline').getList(1, 1, { filter: 'rival = false' })).items[0]?.name).toBe(
    airline,
  );
}

describe('the documented commands, unchanged', () => {
  it('start, operator, backup, restore and upgrade', async () => {
    shell(withoutBuild(block('# Airline Manager')));
    const player = await signUpAndFound(await untilHealthy(), 'Kept Safe', 'HAM');

    shell(block('## Operator'));
    const operator = new PocketBase(await untilHealthy());
    await operator.collection('_superusers').authWithPassword('you@example.org', 'a long password');
    await player.client.collection('users').requestVerification(player.email);
    // PocketBase sends emails after its response.
    await expect
      .poll(() => logsOf(NAME), { timeout: 180_000 })
      .toMatch(/kept\.safe@example\.test.*\/verify\?token=/);

    shell(block('## Back up'));
    const afterwards = await signUpAndFound(await untilHealthy(), 'Came Later', 'BRE');
    expect(readdirSync(folder)).toEqual([`${NAME}.tar`]);

    shell(block('## Restore'));
    const restored = await untilHealthy();
    await expectPlayer(restored, player, 'Kept Safe');
    await expect(expectPlayer(restored, afterwards, 'Came Later')).rejects.toThrow('Failed to authenticate');

    shell(withoutBuild(block('## Upgrade')));
    await expectPlayer(await untilHealthy(), player, 'Kept Safe');
  });

  it('locked down', async () => {
    shell(block('## Hardening'));
    await signUpAndFound(await untilHealthy(), 'Barred Windows', 'LUX');
    // The operator's command works there as well.
    shell(block('## Operator'));
  });

  it('a private authority, and the clock paused by the operator', async () => {
    copyFileSync(privateAuthority(folder).authority, `${folder}/authority.pem`);
    shell(block('## Private certificate authority'));
    const url = await untilHealthy();
    shell(block('## Operator'));
    const operator = new PocketBase(url);
    const { token } = await operator
      .collection('_superusers')
      .authWithPassword('you@example.org', 'a long password');
    shell(block('## Clock').replace('http://127.0.0.1:8090', url), { TOKEN: token });
    expect(await operator.collection('world').getFirstListItem('')).toMatchObject({ paused: true });
    const named = `${folder}/authority.pem`;
    expect(docker('cp', `${NAME}:/authority.pem`, '-')).toContain(readFileSync(named, 'utf8').trim());
  });

  // Only root may change the owner of a folder.
  it.runIf(process.getuid?.() === 0)(
    'a folder instead of the volume, owned by the image’s user',
    async () => {
      execFileSync('mkdir', [`${folder}/data`]);
      execFileSync('chown', ['65532:65532', `${folder}/data`]);
      docker('run', '-d', '--name', NAME, '-p', '127.0.0.1::8090', '-v', `${folder}/data:/pb_data`, NAME);
      await untilHealthy();
      expect(readdirSync(`${folder}/data`)).toContain('data.db');
    },
  );
});

it('runs the documented integration test unchanged', () => {
  const snippet = blockBelow('## In your integration tests', 'ts');
  // In this folder, so that its imports resolve.
  const file = inRoot(`tests/image/.documented-snippet-${process.pid}.mts`);
  writeFileSync(file, snippet.replace("'airline-manager'", JSON.stringify(appImage())));
  try {
    const run = spawnSync(process.execPath, ['--import', 'tsx', '--test', file], {
      encoding: 'utf8',
      cwd: inRoot('.'),
    });
    expect(run.stdout).toMatch(/^# pass 1$/m);
    expect(run.status, run.stdout).toBe(0);
  } finally {
    rmSync(file);
  }
});

const compose = [['docker', 'compose'], ['docker-compose']].find(
  ([command = '', ...args]) => spawnSync(command, [...args, 'version']).status === 0,
);

describe.runIf(compose)('compose.yaml', () => {
  it('starts the product, hardened', async () => {
    const [command = '', ...args] = compose ?? [];
    const file = `${folder}/compose.yaml`;
    const text = execFileSync('cat', [inRoot('compose.yaml')], { encoding: 'utf8' });
    writeFileSync(
      file,
      text
        .replaceAll('airline-manager', NAME)
        .replace('"8090:8090"', '"127.0.0.1::8090"')
        .replace(/^ *build: .*\n/m, ''),
    );
    const run = (...more: string[]) =>
      execFileSync(command, [...args, '--project-name', NAME, '--file', file, ...more], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    run('up', '-d');
    try {
      const id = run('ps', '-q').trim();
      prefer(id);
      const url = `http://127.0.0.1:${/:(\d+)$/m.exec(docker('port', id, '8090'))?.[1]}`;
      const healthy = () =>
        fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(healthy, { timeout: 180_000 }).toBe(true);
      const settings = JSON.parse(docker('inspect', id, '--format', '{{json .HostConfig}}'));
      expect(settings).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] });
    } finally {
      run('down', '--volumes');
    }
  });
});
