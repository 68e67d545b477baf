import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { airportId, decodeAirports } from '#game/airport/airport.ts';
import { worldAirports } from '#tests/support/airports-file.ts';
import { operator } from '#tests/support/api.ts';
import { makeOldWorld } from '#tests/support/old-world.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';

let dataDir: string;
let server: TestServer;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-cities-`);
  await makeOldWorld(dataDir, '1795392000', async (superuser) => {
    const { city: _, elevation_m, ...athens } = seededAirport('ATH');
    const row = { ...athens, elevation_m: elevation_m ?? 0, elevation_known: true };
    await superuser.collection('airport').create({ ...row, id: airportId(athens.ident) });
    // An airport that the operator added, which is in none of our files.
    const own = { ...row, id: airportId('ZZ-1'), ident: 'ZZ-1', iata: 'QQ1', icao: '' };
    await superuser.collection('airport').create(own);
  });
  server = await startPausedWorld({ dataDir });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('gives airports of an older data folder the cities they serve, and keeps their ids', async () => {
  const airports = (await operator(server)).collection('airport');
  expect(await airports.getOne(airportId('LGAV'))).toMatchObject({
    iata: 'ATH',
    city: 'Athens',
    municipality: 'Spata-Artemida',
  });
  expect(await airports.getOne(airportId('ZZ-1'))).toMatchObject({ iata: 'QQ1', city: '' });
});

it('publishes them with the others', async () => {
  const { json } = await worldAirports(server);
  const cities = new Map(decodeAirports(json).map(({ iata, city }) => [iata, city]));
  expect(['ATH', 'QQ1', 'LHR'].map((iata) => cities.get(iata))).toEqual(['Athens', '', '']);
});
