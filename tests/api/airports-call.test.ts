import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeAirports } from '../../game/airport.ts';
import { call, operator } from '../support/api.ts';
import { SEEDED_AIRPORTS } from '../support/seeded-airports.ts';
import type { TestServer } from '../support/server.ts';
import { startPausedWorld } from '../support/world.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startPausedWorld();
});
afterAll(() => server?.stop());

describe('GET /api/am/airports', () => {
  const byIdent = (one: { ident: string }, two: { ident: string }) => (one.ident < two.ident ? -1 : 1);

  it('is every airport of the world, as the seed has it', async () => {
    const { status, headers, json } = await call(server, '/api/am/airports');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    const airports = decodeAirports(json).map(({ id: _, ...row }) => row);
    expect(airports.sort(byIdent)).toEqual([...SEEDED_AIRPORTS].sort(byIdent));
  });

  it('has the ids of the records', async () => {
    const { json } = await call(server, '/api/am/airports');
    const { items } = (await call(server, '/api/collections/airport/records?perPage=1000&fields=id,ident'))
      .json;
    const ids = new Map(decodeAirports(json).map(({ ident, id }) => [ident, id]));
    for (const { id, ident } of items as { id: string; ident: string }[]) expect(ids.get(ident)).toBe(id);
  });

  it('is small on the wire, and not sent again to who has it', async () => {
    const zipped = await fetch(`${server.url}/api/am/airports`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const etag = zipped.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}-gzip"$/);
    await zipped.arrayBuffer();
    for (const tag of [etag, `"other", ${etag}`, '*']) {
      const again = await call(server, '/api/am/airports', {
        headers: { 'If-None-Match': tag, 'Accept-Encoding': 'gzip' },
      });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    // Plain and compressed are different answers, so they have different tags.
    const plain = await call(server, '/api/am/airports', {
      headers: { 'If-None-Match': etag, 'Accept-Encoding': 'identity' },
    });
    expect(plain.status).toBe(200);
    expect(plain.headers.get('etag')).not.toBe(etag);
  });

  it('follows a change made by hand', async () => {
    const superuser = await operator(server);
    const before = (await call(server, '/api/am/airports')).headers.get('etag');
    const airport = await superuser.collection('airport').getFirstListItem('iata="AMS"');
    await superuser.collection('airport').update(airport.id, { municipality: 'Haarlemmermeer' });
    const after = await call(server, '/api/am/airports');
    expect(after.headers.get('etag')).not.toBe(before);
    expect(decodeAirports(after.json).find(({ iata }) => iata === 'AMS')?.municipality).toBe(
      'Haarlemmermeer',
    );
    await superuser.collection('airport').update(airport.id, { municipality: airport.municipality });
    expect((await call(server, '/api/am/airports')).headers.get('etag')).toBe(before);
  });
});
