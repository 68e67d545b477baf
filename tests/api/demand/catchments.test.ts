import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchmentsSchema } from '#game/payloads/market.ts';
import { call, newPerson, operator } from '#tests/support/api.ts';
import { seedCells } from '#tests/support/seed-cells.ts';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startPausedWorld();
  token = (await newPerson(server)).token;
});
afterAll(() => server?.stop());

const catchments = async () =>
  catchmentsSchema.parse((await call(server, '/api/am/catchments', { token })).json);

describe('GET /api/am/catchments', () => {
  it('returns the seed’s figures as whole numbers', async () => {
    const [header = [], ...rows] = seedCells('airport_demand');
    const cell = (column: string) => Number(rows.find(([iata]) => iata === 'LYS')?.[header.indexOf(column)]);
    const { iata, people, trips } = await catchments();
    const index = iata.indexOf('LYS');
    expect(people[index]).toBeGreaterThan(1_000_000);
    expect([people[index], trips[index]]).toEqual([
      Math.round(cell('population')),
      Math.round(cell('trips')),
    ]);
    expect([...people, ...trips].every(Number.isInteger)).toBe(true);
  });

  it('covers every airport with scheduled service, ordered by code', async () => {
    const scheduled = SEEDED_AIRPORTS.filter((airport) => airport.scheduled).map(({ iata }) => iata);
    expect((await catchments()).iata).toEqual(scheduled.sort());
    expect(scheduled.length).toBeLessThan(SEEDED_AIRPORTS.length);
  });

  it('leaves out an airport without demand data', async () => {
    const demand = (await operator(server)).collection('airport_demand');
    const { id } = await demand.getFirstListItem('iata = "LYS"');
    await demand.delete(id);
    expect((await catchments()).iata).not.toContain('LYS');
  });

  it('is small on the wire and cached by the browser for an hour', async () => {
    const { headers } = await fetch(`${server.url}/api/am/catchments`, {
      headers: { 'Accept-Encoding': 'gzip', Authorization: token },
    });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
  });
});
