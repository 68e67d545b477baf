import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { freePort } from '#scripts/port.ts';
import { contentOf, readState, writeState } from '#tests/support/folder-state.ts';
import { copyPreparedFolder } from '#tests/support/prepared-folder.ts';

interface Run {
  output: () => string;
  until: (text: RegExp) => Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Signals the whole process group, as a terminal does on Ctrl-C. */
  interrupt: () => void;
  pid: number;
}

let folder: string;
let port: number;
const groups: number[] = [];

beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-start-`);
  port = await freePort();
});
afterEach(() => {
  for (const group of groups.splice(0)) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // The process is gone, as expected.
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

function run(command: string[], env: Record<string, string> = {}): Run {
  const child: ChildProcess = spawn(command[0] ?? '', command.slice(1), {
    cwd: inRoot('.'),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: `${port}`,
      DATA_DIR: `${folder}/data`,
      // A new world opens at once.
      AM_WORLD_RIVALS: '0',
      ...env,
    },
  });
  const pid = child.pid ?? 0;
  groups.push(pid);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const until = async (text: RegExp) => {
    const deadline = Date.now() + 240_000;
    while (!text.test(output)) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`never said ${text}:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { output: () => output, until, ended, interrupt: () => process.kill(-pid, 'SIGINT'), pid };
}

const start = (env?: Record<string, string>) =>
  run([process.execPath, inRoot('scripts/run.mjs'), 'start'], env);
const READY = /Airline Manager is ready: http:\/\/127\.0\.0\.1:\d+\//;

/** Returns whether any process of the group is left. */
function groupLives(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('npm start', () => {
  it('serves, prints where, and exits with 0 on Ctrl-C', async () => {
    const npm = run(['npm', 'start']);
    await npm.until(READY);
    expect(npm.output()).toContain(`http://127.0.0.1:${port}/`);
    expect(npm.output()).toContain(`${folder}/data`);
    expect(npm.output()).not.toContain('pbinstall');
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    npm.interrupt();
    expect(await npm.ended).toBe(0);
    await expect.poll(() => groupLives(npm.pid)).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
  });

  it('says that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(new RegExp(`^Port ${port} is taken by another program\\..*\\n$`));
    await expect.poll(() => groupLives(server.pid)).toBe(false);
    other.close();
  });

  it('says that another server uses the data folder, but not after that one is gone, and exits with 0 if only the outermost process is told to stop', async () => {
    copyPreparedFolder(`${folder}/data`);
    const first = start();
    await first.until(READY);
    const second = start({ PORT: `${await freePort()}` });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^The data folder .* is in use by the server at .*\n$/);
    process.kill(-first.pid, 'SIGKILL');
    await first.ended;
    const third = start();
    await third.until(READY);
    process.kill(third.pid, 'SIGTERM');
    expect(await third.ended).toBe(0);
    await expect.poll(() => groupLives(third.pid)).toBe(false);
  });

  it('says that the data folder is not writable', async () => {
    writeFileSync(`${folder}/file`, '');
    const server = start({ DATA_DIR: `${folder}/file/data` });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The data folder .* cannot be written \(ENOTDIR\)\..*\n$/);
  });

  it('says that another unpublished version has made the data folder', async () => {
    const data = `${folder}/data`;
    copyPreparedFolder(data);
    writeState(data, readState(data) ^ 1);
    const before = contentOf(data);
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The data folder .* was made by another unpublished version, .*$/m);
    expect(contentOf(data)).toEqual(before);
  });

  it('names a bad setting', async () => {
    const server = start({ PORT: 'abc' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('PORT ("abc") must be a port from 1 to 65535.\n');
  });

  it('says what to do if there is no PocketBase', async () => {
    const server = start({ POCKETBASE_BIN: `${folder}/nothing` });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^POCKETBASE_BIN is .*nothing, which does not run as PocketBase: .*\n$/);
    await expect.poll(() => groupLives(server.pid)).toBe(false);
  });
});

describe('npm run dev', () => {
  it('serves the sources and PocketBase, and exits both with 0 on Ctrl-C', async () => {
    copyPreparedFolder(`${folder}/data`);
    const dev = run(['npm', 'run', 'dev']);
    await dev.until(/in development: http:\/\/127\.0\.0\.1:\d+\//);
    const page = /in development: (\S+)/.exec(dev.output())?.[1] ?? '';
    expect(await (await fetch(page)).text()).toContain('/@vite/client');
    expect((await fetch(`${page}api/health`)).status).toBe(200);
    dev.interrupt();
    expect(await dev.ended).toBe(0);
    await expect.poll(() => groupLives(dev.pid)).toBe(false);
  });
});
