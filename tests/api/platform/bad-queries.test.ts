import type PocketBase from 'pocketbase';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, operator } from '#tests/support/api.ts';
import { worldOf } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

let server: TestServer;
let superuser: PocketBase;
let before: string;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
});
beforeEach(async () => {
  before = await world();
});

const world = () => worldOf(superuser);

describe('reading records', () => {
  for (const query of [
    `filter=${encodeURIComponent('iata = "AMS')}`,
    `filter=${encodeURIComponent('nothing = 1')}`,
    `filter=${encodeURIComponent('iata = 1; DROP TABLE airport')}`,
    `filter=${encodeURIComponent('('.repeat(300))}`,
    `filter=${encodeURIComponent('@request.auth.password != ""')}`,
    'sort=nothing',
    `filter=${encodeURIComponent(Array(1_000).fill('iata="AMS"').join('||'))}`,
  ])
    it(`rejects a bad query: ${decodeURIComponent(query).slice(0, 40)}`, async () => {
      const response = await call(server, `/api/collections/airport/records?${query}`);
      expect([400, 403, 431]).toContain(response.status);
      expect(await world()).toBe(before);
    });

  for (const query of [
    'perPage=-1',
    'perPage=0',
    'perPage=99999999',
    'page=-1',
    'page=0',
    'page=x',
    'expand=nothing',
    'fields=nothing',
  ])
    it(`tolerates an odd query: ${query}`, async () => {
      const response = await call(server, `/api/collections/airport/records?${query}`);
      expect([200, 400]).toContain(response.status);
      if (response.status === 200 && response.json.items)
        expect((response.json.items as unknown[]).length).toBeLessThanOrEqual(1_000);
    });

  it('finds nothing more by injection in a filter', async () => {
    const filter = `iata = "AMS' OR '1'='1"`;
    const { json } = await call(
      server,
      `/api/collections/airport/records?filter=${encodeURIComponent(filter)}`,
    );
    expect(json.totalItems).toBe(0);
  });

  for (const path of [
    '/api/collections/none/records',
    '/api/collections/airport/records/none',
    '/api/none',
    '/api/am',
    '/api/am/none',
  ])
    it(`unknown: ${path}`, async () => {
      const { status, json } = await call(server, path);
      expect([status, json.status]).toEqual([404, 404]);
    });
});
