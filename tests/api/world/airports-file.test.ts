import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeAirports } from '#game/world/airport/airport.ts';
import { airportsPath, worldAirports } from '#tests/support/airports-file.ts';
import { call, operator } from '#tests/support/api.ts';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedWorld();
});

const published = () => readdirSync(`${server.dataDir}/am_files`).sort();

describe('the file of all airports', () => {
  const byIdent = (one: { ident: string }, two: { ident: string }) => (one.ident < two.ident ? -1 : 1);

  it('contains every airport of the world, as in the seed', async () => {
    const { status, headers, json } = await worldAirports(server);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    const airports = decodeAirports(json).map(({ id: _, ...row }) => row);
    expect(airports.sort(byIdent)).toEqual([...SEEDED_AIRPORTS].sort(byIdent));
  });

  it('has the ids of the records', async () => {
    const { json } = await worldAirports(server);
    const { items } = (await call(server, '/api/collections/airport/records?perPage=1000&fields=id,ident'))
      .json;
    const ids = new Map(decodeAirports(json).map(({ ident, id }) => [ident, id]));
    for (const { id, ident } of items as { id: string; ident: string }[]) expect(ids.get(ident)).toBe(id);
  });

  it('is sent compressed', async () => {
    const path = await airportsPath(server);
    const zipped = await fetch(server.url + path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(decodeAirports(await zipped.json())).toHaveLength(SEEDED_AIRPORTS.length);
  });

  it('gets another name when an airport is changed on the dashboard, and its old name after reverting', async () => {
    const superuser = await operator(server);
    const before = await airportsPath(server);
    const airport = await superuser.collection('airport').getFirstListItem('iata="AMS"');
    await superuser.collection('airport').update(airport.id, { municipality: 'Haarlemmermeer' });
    expect(await airportsPath(server)).not.toBe(before);
    const after = decodeAirports((await worldAirports(server)).json);
    expect(after.find(({ iata }) => iata === 'AMS')?.municipality).toBe('Haarlemmermeer');
    // Open pages still know the older name.
    expect((await call(server, before)).status).toBe(200);
    await superuser.collection('airport').update(airport.id, { municipality: airport.municipality });
    expect(await airportsPath(server)).toBe(before);
  });

  it('is never served partially, and is the only file in its folder', async () => {
    for (const name of published()) expect(name).toMatch(/^airports-[0-9a-f]{32}\.json$/);
    for (const name of ['data.db', '../data.db', '..%2fdata.db', 'am_files/../../data.db'])
      expect((await call(server, `/api/am/files/${name}`)).status).toBe(404);
  });
});
