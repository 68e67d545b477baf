import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AirportRow } from '#game/world/airport/airport.ts';
import { toCsv } from '#scripts/data/airport-csv.ts';
import { freePort } from '#scripts/port.ts';
import { Problem } from '#scripts/problem.ts';
import { importTables } from '#scripts/seed/import-tables.ts';
import { readOptions } from '#scripts/seed/options.ts';
import { airportsPath, worldAirports } from '#tests/support/airports-file.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { makeTestBuild } from '#tests/support/build/test-build.ts';
import { copyPreparedFolder } from '#tests/support/prepared-folder.ts';
import { runScript, type ScriptResult } from '#tests/support/run-script.ts';
import { SEEDED_AIRPORTS, seededAirport } from '#tests/support/seeded-airports.ts';
import { SUPERUSER, startServer, type TestServer } from '#tests/support/server.ts';

const OPERATOR = { AM_SUPERUSER_EMAIL: SUPERUSER.email, AM_SUPERUSER_PASSWORD: SUPERUSER.password };
const [AMS, LHR] = ['AMS', 'LHR'].map(seededAirport) as [AirportRow, AirportRow];

let folder: string;
let data: string;
let server: TestServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/am-scripts-`);
  data = `${folder}/data`;
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const start = async (build?: string) => {
  server = await startServer({ dataDir: data, ...(build ? { build } : {}) });
  return server;
};
/** A call that writes for some seconds, as when a large world is settled. */
const SLOW_WRITE = `
routerAdd('POST', '/test/write', (e) => {
  e.app.runInTransaction((tx) => {
    tx.db().newQuery('UPDATE world SET start = start').execute();
    $os.writeFile(e.app.dataDir() + '/writing', '', 0o600);
    sleep(6000);
  });
  e.noContent(204);
});
`;
const seed = (args: string[] = []) => runScript('seed', args, { DATA_DIR: data });
/** Does the same in this process, which takes a third of the time. */
async function seedHere(args: string[] = [], env: Record<string, string> = {}): Promise<ScriptResult> {
  const lines = { stdout: [] as string[], stderr: [] as string[] };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.stdout.push(line)),
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.stderr.push(line)),
  ];
  let code = 0;
  try {
    const options = readOptions(args, { DATA_DIR: data, ...env });
    if (options) await importTables(options);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    lines.stderr.push(error.message);
    code = 1;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return { code, stdout: lines.stdout.join('\n'), stderr: lines.stderr.join('\n') };
}
/** Writes a CSV file and returns its path. */
const csv = (content: readonly AirportRow[] | string): string => {
  const path = `${folder}/airports.csv`;
  writeFileSync(path, typeof content === 'string' ? content : toCsv(content));
  return path;
};
const airport = async (on: TestServer, ident: string) =>
  (await operator(on)).collection('airport').getFirstListItem(`ident = "${ident}"`);

// Each run starts a new Node process, its tools and the binary.
describe('npm run seed', () => {
  it('fills a new data folder and changes nothing the second time', async () => {
    const first = await seed();
    const total = SEEDED_AIRPORTS.length.toLocaleString('en-US');
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining(`${total} added, 0 changed`) });
    expect(first.stderr).toContain(`Checked ${total} airports`);
    const second = await seedHere();
    expect(second.stdout).toContain(`0 added, 0 changed, ${total} unchanged`);
    // The next start does not import the same file again.
    expect((await start()).log()).not.toContain('Airports:');
  });

  it('changes rows by ident beside a running server, which uses them at once, and keeps airlines', async () => {
    const running = await start();
    const founder = await newFounder(running);
    const before = await airportsPath(running);
    const path = csv([{ ...AMS, name: 'Schiphol', runways: 7 }, LHR]);
    expect((await seedHere([path])).stdout).toContain('2 airports imported');
    expect(await airportsPath(running)).not.toBe(before);
    const after = await worldAirports(running);
    expect(after.text).toContain('"Schiphol"');
    const superuser = await operator(running);
    const { hub } = await superuser.collection('airline').getOne(founder.airline.id);
    expect(await superuser.collection('airport').getOne(hub)).toMatchObject({ name: 'Schiphol', runways: 7 });
  });

  it('waits while a running server writes', async () => {
    const build = await makeTestBuild({ hook: SLOW_WRITE });
    const running = await start(build.dir);
    const path = csv([{ ...AMS, runways: 7 }, LHR]);
    const written = fetch(`${running.url}/test/write`, { method: 'POST' });
    await expect.poll(() => existsSync(`${data}/writing`)).toBe(true);
    const { stdout, stderr } = await seedHere([path]);
    expect(stdout, stderr).toContain('2 airports imported');
    expect((await written).status).toBe(204);
    build.remove();
  });

  it('names every violation and changes nothing', async () => {
    copyPreparedFolder(data);
    const text = toCsv([{ ...AMS, name: 'Never seen' }, LHR, { ...LHR, ident: 'ZZ-1' }]).replace(
      ',EU,GB',
      ',EU,G',
    );
    const { code, stderr } = await seed([csv(text)]);
    expect(code).toBe(1);
    expect(stderr).toContain('line 3, column country: "G" must be a country code of two capital letters');
    expect(stderr).not.toMatch(/Error:|^\s+at /m);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/has one error\. Nothing was imported\.$/);
    expect(await airport(await start(), AMS.ident)).toMatchObject({ name: AMS.name });
  });

  it('creates no data folder for a bad file', async () => {
    expect((await seedHere([csv('a,b\n')])).code).toBe(1);
    expect(readdirSync(folder)).toEqual(['airports.csv']);
  });

  it('rejects what the database rejects, and imports nothing', async () => {
    copyPreparedFolder(data);
    const { code, stderr } = await seedHere([
      csv([
        { ...AMS, name: 'Never seen' },
        { ...LHR, ident: 'ZZ-1', icao: '' },
      ]),
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain('ZZ-1 has the IATA code LHR of London Heathrow Airport (EGLL)');
    expect(await airport(await start(), AMS.ident)).toMatchObject({ name: AMS.name });
  });

  it('imports into a running server by its address', async () => {
    const running = await start();
    const args = ['--url', running.url];
    const path = csv([{ ...AMS, name: 'Schiphol' }, LHR]);
    const { code, stdout } = await seedHere([path, ...args], OPERATOR);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('0 added, 1 changed, 1 unchanged'),
    });
    expect(await airport(running, AMS.ident)).toMatchObject({ name: 'Schiphol' });
    expect((await seedHere([path, ...args], OPERATOR)).stdout).toContain('0 added, 0 changed, 2 unchanged');

    const wrong = await seedHere([path, ...args], { ...OPERATOR, AM_SUPERUSER_PASSWORD: 'wrong-password' });
    expect(wrong).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('rejected the sign-in of operator@example.test'),
    });
    const nobody = await seedHere([path, '--url', `http://127.0.0.1:${await freePort()}`], OPERATOR);
    expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be reached') });
  });
});

describe('npm run reset', () => {
  const reset = (...args: string[]) => runScript('reset', args, { DATA_DIR: data });
  const players = async (on: TestServer) =>
    (await (await operator(on)).collection('users').getList(1, 1)).totalItems;

  it('wipes and seeds the data folder, but only after a yes', async () => {
    await newFounder(await start());
    await server?.stop();
    mkdirSync(`${data}/backups`, { recursive: true });
    writeFileSync(`${data}/backups/one.zip`, '');

    const rejected = await reset();
    expect(rejected.code).toBe(1);
    expect(rejected.stderr).toContain(
      `This deletes every account, every airline, the settings and 1 backup in ${data}.`,
    );
    expect(rejected.stderr).toContain('Add --yes');
    expect(await players(await start())).toBe(1);
    await server?.stop();

    const done = await reset('--yes');
    expect(done).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Wiped ${data} and seeded it again: 4,488 airports`),
    });
    const restarted = await start();
    expect(await players(restarted)).toBe(0);
    expect(await airport(restarted, AMS.ident)).toMatchObject({ iata: 'AMS' });
  });

  it('rejects a folder that a server has open', async () => {
    const running = await start();
    await newFounder(running);
    const { code, stderr } = await reset('--yes');
    expect(code).toBe(1);
    expect(stderr).toContain(`A server has the database in ${data} open.`);
    expect(await players(running)).toBe(1);
  });

  it('rejects a folder that holds anything else', async () => {
    mkdirSync(data);
    writeFileSync(`${data}/data.db`, 'SQLite format 3\0');
    writeFileSync(`${data}/thesis.txt`, 'years of work');
    const strange = await reset('--yes');
    expect(strange).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('it contains thesis.txt. Nothing was deleted.'),
    });
    rmSync(`${data}/thesis.txt`);
    writeFileSync(`${data}/data.db`, 'my own notes');
    const none = await reset('--yes');
    expect(none).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('contains no PocketBase database'),
    });
    expect(readdirSync(data)).toEqual(['data.db']);
  });

  it('seeds a new folder without asking', async () => {
    const { code, stdout } = await reset();
    expect(code).toBe(0);
    expect(stdout).toContain('was empty');
    expect(await airport(await start(), AMS.ident)).toMatchObject({ iata: 'AMS' });
  });
});
