import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AirportRow, airportId, decodeAirports } from '#game/world/airport/airport.ts';
import { toSeedFile } from '#scripts/data/seed-file.ts';
import { airportsPath, worldAirports } from '#tests/support/airports-file.ts';
import { call, newFounder, operator } from '#tests/support/api.ts';
import { makeTestBuild, type TestBuild } from '#tests/support/build/test-build.ts';
import { SEEDED_AIRPORTS, seededAirport } from '#tests/support/seeded-airports.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let dataDir: string;
let build: TestBuild;

/** Returns a build that ships these airports. */
const ship = (airports: readonly AirportRow[]) =>
  writeFileSync(`${build.dir}/seed/airports.json`, toSeedFile(airports));
const start = () => startServer({ dataDir, build: build.dir, firstStart: true });
const byIdent = async (server: TestServer, ident: string) =>
  (await operator(server)).collection('airport').getFirstListItem(`ident = "${ident}"`);
const states = async (server: TestServer) => (await operator(server)).collection('seed_state').getFullList();

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-seed-`);
  build = await makeTestBuild();
});
afterAll(() => {
  build.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a new world', () => {
  it('has the airports of the file, with ids derived from their idents', async () => {
    const server = await startServer({ firstStart: true });
    try {
      const { json } = await worldAirports(server);
      const airports = decodeAirports(json);
      expect(airports.length).toBe(SEEDED_AIRPORTS.length);
      expect(airports).toEqual(SEEDED_AIRPORTS.map((row) => ({ id: airportId(row.ident), ...row })));
      expect(await byIdent(server, 'EHAM')).toMatchObject({ elevation_m: -3, elevation_known: true });
      const unknown = seededAirport('DNH').ident;
      expect(await byIdent(server, unknown)).toMatchObject({ elevation_m: 0, elevation_known: false });
    } finally {
      await server.stop();
    }
  });
});

describe('a world started with newer airports', () => {
  const LHR = seededAirport('LHR');
  const [AMS, LGW, STN, CDG] = ['AMS', 'LGW', 'STN', 'CDG'].map(seededAirport) as [
    AirportRow,
    AirportRow,
    AirportRow,
    AirportRow,
  ];
  /** With an ident of the source, as airports have before they get an ICAO code. */
  const early = { ...CDG, ident: 'FR-0001', icao: '' };
  const older = [LHR, AMS, { ...LGW, iata: 'STN' }, { ...STN, iata: 'LGW' }, early];

  it('gets new and changed rows by ident, and keeps airlines, ids and removed airports', async () => {
    ship(older);
    let server = await start();
    const founder = await newFounder(server);
    const before = await byIdent(server, early.ident);
    expect((await states(server)).find(({ name }) => name === 'airports')).toMatchObject({ rows: 5 });
    const stale = await airportsPath(server);
    await server.stop();

    const renamed = { ...AMS, name: 'Schiphol', elevation_m: null, runways: 7, scheduled: false };
    // Without LHR; two codes swapped back; CDG with its ICAO code; one more.
    ship([renamed, LGW, STN, CDG, seededAirport('JFK')]);
    server = await start();
    try {
      expect(server.log()).toContain('Airports: 1 new, 4 changed, 0 unchanged.');
      expect(await byIdent(server, 'EHAM')).toMatchObject({
        id: airportId('EHAM'),
        name: 'Schiphol',
        elevation_m: 0,
        elevation_known: false,
        runways: 7,
        scheduled: false,
      });
      expect(await byIdent(server, LGW.ident)).toMatchObject({ iata: 'LGW' });
      expect(await byIdent(server, STN.ident)).toMatchObject({ iata: 'STN' });
      expect(await byIdent(server, CDG.ident)).toMatchObject({ id: before.id, iata: 'CDG', icao: 'LFPG' });
      expect(await byIdent(server, LHR.ident)).toMatchObject({ iata: 'LHR' });
      const superuser = await operator(server);
      const { hub } = await superuser.collection('airline').getOne(founder.airline.id);
      expect(await superuser.collection('airport').getOne(hub)).toMatchObject({
        ident: 'EHAM',
        name: 'Schiphol',
      });

      expect(await airportsPath(server)).not.toBe(stale);
      expect((await call(server, stale)).status).toBe(404);
      expect(decodeAirports((await worldAirports(server)).json)).toHaveLength(6);
    } finally {
      await server.stop();
    }
  });

  it('does nothing at the next start, so that the operator’s later imports stay', async () => {
    let server = await start();
    const mine = { ...seededAirport('JFK'), name: 'Idlewild' };
    await (await operator(server)).send('/api/am/seed/airports', {
      method: 'POST',
      body: { airports: [mine] },
    });
    const state = await states(server);
    await server.stop();
    server = await start();
    try {
      expect(server.log()).not.toContain('Airports:');
      expect(await states(server)).toEqual(state);
      expect(await byIdent(server, mine.ident)).toMatchObject({ name: 'Idlewild' });
    } finally {
      await server.stop();
    }
  });

  it.each([
    ['damaged', () => toSeedFile([LHR]).replace('Heathrow', 'Heathr0w'), 'is damaged'],
    ['of another kind', () => '{"airports":[]}', 'is not a seed file'],
    ['unfit beside those there', () => toSeedFile([LGW, { ...STN, iata: 'LGW' }]), 'UNIQUE'],
  ])('starts with the airports it has where the new file is %s, and says so', async (_, text, said) => {
    let server = await start();
    const before = (await worldAirports(server)).text;
    await server.stop();
    writeFileSync(`${build.dir}/seed/airports.json`, text());
    server = await start();
    try {
      expect(server.log()).toContain(said);
      expect((await worldAirports(server)).text).toBe(before);
    } finally {
      await server.stop();
    }
  });
});
