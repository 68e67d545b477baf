import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AirportRow } from '#game/world/airport/airport.ts';
import { airportsPath, worldAirports } from '#tests/support/airports-file.ts';
import { type CallResponse, call, newPerson, operator } from '#tests/support/api.ts';
import { SEEDED_AIRPORTS, seededAirport } from '#tests/support/seeded-airports.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';

const PATH = '/api/am/seed/airports';
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startPausedWorld();
  token = (await operator(server)).authStore.token;
});
afterAll(() => server.stop());

const send = (airports: unknown): Promise<CallResponse> => call(server, PATH, { body: { airports }, token });
const world = () => worldAirports(server);
const state = async () => (await operator(server)).collection('seed_state').getFullList({ sort: 'name' });
const LHR = seededAirport('LHR');
const other = (changes: Partial<AirportRow>): AirportRow => ({
  ...LHR,
  ident: 'ZZ-1',
  iata: 'QQ1',
  icao: '',
  ...changes,
});

describe('POST /api/am/seed/airports', () => {
  beforeEach(async () => {
    expect((await send([LHR, seededAirport('LGW'), seededAirport('STN')])).status).toBe(200);
  });

  it('is only for the operator', async () => {
    const person = await newPerson(server);
    const body = { airports: [LHR] };
    expect((await call(server, PATH, { body })).status).toBe(401);
    expect((await call(server, PATH, { body, token: person.token })).status).toBe(403);
  });

  it('changes nothing if nothing differs, even for the whole world', async () => {
    const before = await state();
    const response = await send(SEEDED_AIRPORTS);
    expect(response.json).toEqual({ inserted: 0, updated: 0, unchanged: SEEDED_AIRPORTS.length });
    expect(await state()).toEqual(before);
  });

  it('changes only the rows that differ, and the world’s list with them', async () => {
    const path = await airportsPath(server);
    const response = await send([{ ...LHR, name: 'London Airport' }, seededAirport('LGW')]);
    expect(response.json).toEqual({ inserted: 0, updated: 1, unchanged: 1 });
    const list = await world();
    expect(await airportsPath(server)).not.toBe(path);
    expect(list.text).toContain('London Airport');
  });

  it('imports the city that an airport serves, and keeps it if a file lacks the column', async () => {
    const { city: _, ...withoutCity } = LHR;
    const cityOf = async (iata: string) =>
      (await operator(server)).collection('airport').getFirstListItem(`iata = "${iata}"`);
    await send([{ ...LHR, city: 'Hounslow' }]);
    expect(await cityOf('LHR')).toMatchObject({ city: 'Hounslow', municipality: LHR.municipality });
    expect((await send([withoutCity])).json).toEqual({ inserted: 0, updated: 0, unchanged: 1 });
    expect((await send([{ ...withoutCity, name: 'London Airport' }])).json).toMatchObject({ updated: 1 });
    expect(await cityOf('LHR')).toMatchObject({ city: 'Hounslow', name: 'London Airport' });
    await send([{ ...withoutCity, ident: 'ZZ-2', iata: 'QQ2', icao: '' }]);
    expect(await cityOf('QQ2')).toMatchObject({ city: '' });
  });

  it('lets two airports swap their codes', async () => {
    const [lgw, stn] = [seededAirport('LGW'), seededAirport('STN')];
    const response = await send([
      { ...lgw, iata: 'STN' },
      { ...stn, iata: 'LGW' },
    ]);
    expect(response.json).toEqual({ inserted: 0, updated: 2, unchanged: 0 });
    const swapped = await (await operator(server)).collection('airport').getFirstListItem('iata = "LGW"');
    expect(swapped.ident).toBe(stn.ident);
  });

  it('names every wrong value by row and column, and imports no row', async () => {
    const before = (await world()).text;
    const response = await send([
      { ...LHR, name: 'Never seen' },
      other({ iata: 'q1', lat: 123 }),
      { ...other({ ident: 'ZZ-2', iata: 'QQ2' }), colour: 'red', name: undefined },
      other({ ident: 'EGLL' }),
      'no airport',
    ]);
    expect(response.status).toBe(400);
    expect(response.json.message).toContain('Nothing was imported');
    expect(response.json.data).toEqual({
      'airports.1.iata': { code: 'validation_invalid', message: 'Must be three capital letters or digits.' },
      'airports.1.lat': { code: 'validation_invalid', message: 'Must be between -90 and 90 degrees.' },
      'airports.2.colour': { code: 'validation_invalid', message: 'Is not a column of airports.' },
      'airports.2.name': { code: 'validation_invalid', message: 'Must be text.' },
      'airports.3.ident': { code: 'validation_invalid', message: 'Is a duplicate of airports.0.' },
      'airports.4': { code: 'validation_invalid', message: 'Must be an airport.' },
    });
    expect((await world()).text).toBe(before);
  });

  it('does not take a code from an airport outside the list', async () => {
    const before = (await world()).text;
    const response = await send([other({ iata: 'LGW' }), other({ ident: 'ZZ-3', iata: 'QQ3' })]);
    expect(response.status).toBe(400);
    expect(response.json.message).toContain('ZZ-1 has the IATA code LGW of London Gatwick Airport (EGKK)');
    expect((await world()).text).toBe(before);
  });

  it.each([
    ['nothing', ''],
    ['no list', { airports: {} }],
    ['an empty list', { airports: [] }],
    ['more than a list', { airports: [LHR], force: true }],
  ])('rejects %s', async (_, body) => {
    expect((await call(server, PATH, { method: 'POST', body, token })).status).toBe(400);
  });
});
