import { beforeAll, expect, it } from 'vitest';
import { publicAirlineSchema } from '#game/payloads/airline.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

let server: TestServer;
let shown: FlyingAirline;
let reader: Founder;

beforeAll(async () => {
  server = await sharedWorld();
  shown = await flyingAirline(server, 'Shown Air', 3);
  reader = await newFounder(server);
});

const page = (code: string, token?: string) =>
  call(server, `/api/am/airline/${code}`, token ? { token } : {});

it('shows another airline’s fleet, routes and fares, whatever the case of the code', async () => {
  const { code, name, hub } = shown.airline;
  const { status, json } = await page(code.toLowerCase(), reader.token);
  expect(status).toBe(200);
  const airline = publicAirlineSchema.parse(json);
  expect(airline).toMatchObject({
    id: shown.airline.id,
    code,
    name,
    hub,
    isRival: false,
    grade: 'BB',
    weeks: [],
  });
  expect(airline.fleet.reduce((sum, { count }) => sum + count, 0)).toBe(shown.aircraft.length);
  expect(airline.routes).toHaveLength(shown.routes.length);
  expect(airline.routes[0]?.departures).toBeGreaterThan(0);
});

it('reveals neither money, owner, rules nor ids of aircraft and routes', async () => {
  const { json } = await page(shown.airline.code, reader.token);
  expect(Object.keys(json).sort()).toEqual(Object.keys(publicAirlineSchema.shape).sort());
  const text = JSON.stringify(json);
  for (const { id } of [...shown.aircraft, ...shown.routes]) expect(text).not.toContain(id);
  expect(text).not.toContain(shown.id);
});

it('rejects guests, unknown codes and hostile text', async () => {
  expect((await page(shown.airline.code)).status).toBe(401);
  for (const code of ['-', 'ZZZZ', "'%20OR%20''='", '%00', '%F0%9F%9B%AB', 'A'.repeat(2000)])
    expect((await page(code, reader.token)).status).toBe(404);
});

it('says that the server runs an airline without a user', async () => {
  const { id, code } = (await newFounder(server)).airline;
  await (await operator(server)).collection('airline').update(id, { user: '' });
  expect((await page(code, reader.token)).json).toMatchObject({ id, isRival: true, fleet: [], routes: [] });
});
