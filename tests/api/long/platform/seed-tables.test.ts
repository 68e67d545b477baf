import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Problem } from '#scripts/problem.ts';
import { importTables } from '#scripts/seed/import-tables.ts';
import { readOptions } from '#scripts/seed/options.ts';
import { modelCells } from '#tests/support/aircraft-models.ts';
import { airportId, call, newFounder, operator } from '#tests/support/api.ts';
import type { ScriptResult } from '#tests/support/run-script.ts';
import { seedCells } from '#tests/support/seed-cells.ts';
import { SUPERUSER, startServer, type TestServer } from '#tests/support/server.ts';

const OPERATOR = { AM_SUPERUSER_EMAIL: SUPERUSER.email, AM_SUPERUSER_PASSWORD: SUPERUSER.password };

let folder: string;
let data: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/am-tables-`);
  data = `${folder}/data`;
  server = await startServer({ dataDir: data });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Imports as `npm run seed` does, without a process of its own, which takes longer than an import. The command itself is
 * tested in tests/api/worlds/seed-script.test.ts.
 */
async function seed(args: string[], env: Record<string, string> = {}): Promise<ScriptResult> {
  const into = args.some((arg) => arg === '--url' || arg === '--data') ? [] : ['--data', data];
  const silent = () => undefined;
  const log = vi.spyOn(console, 'log').mockImplementation(silent);
  const warn = vi.spyOn(console, 'error').mockImplementation(silent);
  const linesOf = ({ mock }: { mock: { calls: unknown[][] } }) =>
    mock.calls.map(([line]) => `${line}\n`).join('');
  try {
    const options = readOptions([...args, ...into], env);
    if (options) await importTables(options);
    return { code: 0, stdout: linesOf(log), stderr: linesOf(warn) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { code: 1, stdout: linesOf(log), stderr: `${linesOf(warn)}${error.message}\n` };
  } finally {
    vi.restoreAllMocks();
  }
}
/** Writes a CSV file of these cells, or of this text. Returns its path. */
const csv = (rows: string[][] | string): string => {
  const path = `${folder}/table.csv`;
  const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  writeFileSync(
    path,
    typeof rows === 'string' ? rows : rows.map((row) => `${row.map(quoted).join(',')}\n`).join(''),
  );
  return path;
};
/** Returns the header and the rows with these values in their first column, with the given changes. */
function some(
  [header = [], ...rows]: string[][],
  keys: readonly string[],
  changes: Record<string, string> = {},
): string[][] {
  const picked = keys.map((key) => rows.find(([first]) => first === key) ?? []);
  return [header, ...picked.map((row) => row.map((cell, index) => changes[header[index] ?? ''] ?? cell))];
}
const models = async (filter: string) =>
  (await operator(server)).collection('aircraft_model').getFullList({ filter, sort: 'key' });

describe('a seed of a single table', () => {
  it('adds and changes aircraft models beside a running server, which sells them at once', async () => {
    const [header = [], neo = []] = some(modelCells(), ['airbus-a320neo'], { range_km: '7000' });
    const fresh = neo.map(
      (cell, index) => ({ id: 'test-liner', model: 'Test Liner' })[header[index] ?? ''] ?? cell,
    );
    const path = csv([header, neo, fresh]);
    const { code, stdout, stderr } = await seed([path]);
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Checked 2 aircraft models'),
    });
    expect(stdout).toContain('1 added, 1 changed, 0 unchanged');
    expect(await models('key = "airbus-a320neo" || key = "test-liner"')).toMatchObject([
      { key: 'airbus-a320neo', range_km: 7000 },
      { key: 'test-liner', model: 'Test Liner', range_km: 7000 },
    ]);
    const { token } = await newFounder(server);
    const order = { model: 'test-liner', count: 1, price: 1 };
    const response = await call(server, '/api/am/act/fleet.lease', { body: order, token });
    expect(Object.keys(response.json.data ?? {}), response.text).toEqual(['price']);

    expect((await seed([path])).stdout).toContain('0 added, 0 changed, 2 unchanged');
    expect(await models('')).toHaveLength(modelCells().length);
  });

  it('names line and column of every violation in models, and changes nothing', async () => {
    const [header = [], good = [], ...rest] = some(
      modelCells(),
      ['airbus-a320neo', 'boeing-737-8', 'atr-72-600', 'airbus-a380-800'],
      {},
    );
    const index = (name: string) => header.indexOf(name);
    const [first = [], second = [], third = []] = rest.map((row) => [...row]);
    first[index('range_km')] = 'far';
    first[index('silhouette')] = 'zeppelin';
    second[index('popularity')] = '101';
    third.pop();
    const changed = good.map((cell, column) => (column === index('model') ? 'Never seen' : cell));
    const { code, stderr } = await seed([csv([header, changed, first, second, third, changed])]);
    expect(code).toBe(1);
    expect(stderr).toContain('line 3, column range_km: "far" must be a number');
    expect(stderr).toMatch(/line 3, column silhouette: "zeppelin" must be one of turboprop, /);
    expect(stderr).toContain('line 4, column popularity: "101" must be at most 100');
    expect(stderr).toContain(
      `line 5: has ${header.length - 1} values, but the header names ${header.length} columns.`,
    );
    expect(stderr).toContain('line 6, column id: "airbus-a320neo" is already in the file');
    expect(stderr.trim().split('\n').at(-1)).toMatch(/has 5 errors\. Nothing was imported\.$/);
    expect(await models('model = "Never seen"')).toEqual([]);
  });

  it('changes demand at once, and nothing a second time', async () => {
    const [from, to] = [await airportId(server, 'AMS'), await airportId(server, 'BCN')];
    const toBarcelona = async () => {
      const { destinations } = (await call(server, `/api/am/research?from=${from}`, { token })).json as {
        destinations: { id: string[]; leisure: number[] };
      };
      return destinations.leisure[destinations.id.indexOf(to)] ?? 0;
    };
    const { token } = await newFounder(server);
    const before = await toBarcelona();
    expect(before).toBeGreaterThan(1000);
    const places = seedCells('airport_demand');
    const inbound = places[0]?.indexOf('inbound') ?? -1;
    const twice = String(2 * Number(places.find(([iata]) => iata === 'BCN')?.[inbound]));
    const path = csv(some(places, ['BCN'], { inbound: twice }));
    expect((await seed([path])).stdout).toContain('0 added, 1 changed, 0 unchanged');
    const after = await toBarcelona();
    expect(after / before).toBeGreaterThan(1.2);
    expect((await seed([path])).stdout).toContain('0 added, 0 changed, 1 unchanged');
    expect(await toBarcelona()).toBe(after);
  });

  it('leaves out the demand of an unknown airport, and names its line', async () => {
    const [header = [], row = []] = some(seedCells('airport_demand'), ['BCN']);
    const nowhere = row.map((cell, index) => (header[index] === 'iata' ? 'QQQ' : cell));
    const path = csv([header, row, nowhere]);
    for (const args of [[path], [path, '--url', server.url]]) {
      const { code, stdout, stderr } = await seed(args, OPERATOR);
      expect(code).toBe(0);
      expect(stdout).toMatch(/0 added, [01] changed, [01] unchanged, 1 skipped/);
      expect(stderr).toContain(
        'line 3, column iata: "QQQ" is not an airport of this world. The row was skipped.',
      );
    }
  });

  it('replaces a table of links as a whole, even in a running server by its address', async () => {
    const links = seedCells('rail_links');
    const args = [csv(links.slice(0, 3)), '--url', server.url];
    expect((await seed(args, OPERATOR)).stdout).toContain('2 rail links imported');
    const stored = await (await operator(server))
      .collection('demand_table')
      .getFirstListItem('name = "rail_links"');
    expect(stored.rows).toHaveLength(2);
    expect((await seed(args, OPERATOR)).stdout).toContain('0 added, 0 changed, 2 unchanged');

    const bad = csv([links[0] ?? [], ['AGP', 'MAD', '0', ''], ['agp', 'MAD', '2', '']]);
    const { code, stderr } = await seed([bad, '--url', server.url], OPERATOR);
    expect(code).toBe(1);
    expect(stderr).toContain('line 2, column hours: "0" must be more than 0');
    expect(stderr).toContain('line 3, column a: "agp" must be an IATA code of three characters');
  });

  it.each([
    ['lacks a column', 'a,b,duration\nAGP,MAD,2\n', 'line 1: the header lacks "hours".'],
    ['has a column twice', 'a,b,hours,b\nAGP,MAD,2,BCN\n', 'line 1: the header has "b" more than once.'],
    ['belongs to no table', 'colour,taste\nred,sweet\n', 'line 1: the header lacks "ident", "iata"'],
    ['stands alone', 'a,b,hours\n', 'The file has a header, but no rows.'],
    [
      'is separated by semicolons',
      'a;b;hours\nAGP;MAD;2\n',
      'line 1: has semicolons between the values instead of commas.',
    ],
  ])('reports that the header %s', async (_, text, said) => {
    const { code, stderr } = await seed([csv(text), '--data', `${folder}/none`]);
    expect(code).toBe(1);
    expect(stderr).toContain(said);
    expect(existsSync(`${folder}/none`)).toBe(false);
  });
});
