import { afterEach, describe, expect, it } from 'vitest';
import type { Airport } from '#game/world/airport/airport.ts';
import { type HubFacts, proposeHubs } from '#web/features/airline/onboarding/propose-hubs.ts';
import { chooseFormats, type Units } from '#web/lib/format.ts';
import type { Catchments } from '#web/lib/game/catchments.ts';

const airport = (id: string, changes: Partial<Airport>): Airport => ({
  id,
  ident: id,
  iata: id.toUpperCase(),
  icao: '',
  name: id,
  municipality: '',
  city: '',
  country: 'DE',
  elevation_m: null,
  type: 'large_airport',
  continent: 'EU',
  lat: 50,
  lon: 8,
  runways: 2,
  longest_runway_m: 3000,
  scheduled: true,
  timezone: 'Europe/Berlin',
  ...changes,
});

const AMERICA = { continent: 'NA', country: 'US', timezone: 'America/Chicago' } as const;
const WORLD = [
  airport('muc', { runways: 2, longest_runway_m: 4000, lat: 48.35, lon: 11.78 }),
  airport('fra', { runways: 4, longest_runway_m: 4000, lat: 50.03, lon: 8.57 }),
  airport('hel', { runways: 3, timezone: 'Europe/Helsinki', lat: 60.3, lon: 24.96 }),
  airport('jfk', { ...AMERICA, runways: 4, timezone: 'America/New_York' }),
  airport('atl', { ...AMERICA, runways: 5, timezone: 'America/New_York' }),
  airport('dfw', { ...AMERICA, runways: 7 }),
  airport('del', { runways: 4, continent: 'AS', timezone: 'Asia/Kolkata' }),
  airport('cgo', { runways: 1, continent: 'AS', timezone: 'Asia/Shanghai' }),
  airport('syd', { runways: 3, continent: 'OC', timezone: 'Australia/Sydney' }),
  airport('fun', {
    type: 'medium_airport',
    runways: 1,
    continent: 'OC',
    timezone: 'Pacific/Funafuti',
  }),
  airport('mil', { ...AMERICA, runways: 9, scheduled: false }),
];
const MILLION = 1_000_000;
/** Trips by id. Each airport has a million people. */
const travellers = (trips: Record<string, number>): Catchments =>
  new Map(Object.entries(trips).map(([id, count]) => [id.toUpperCase(), { people: MILLION, trips: count }]));
const TRIPS = {
  muc: 14e6,
  fra: 12e6,
  hel: 1.9e6,
  jfk: 38e6,
  atl: 36e6,
  dfw: 33e6,
  del: 34.9e6,
  cgo: 16e6,
  syd: 17e6,
  fun: 19_000,
};

/** Facts of a world with the real traffic in which nobody is based. */
const facts = (trips: Record<string, number> | null = TRIPS, more: Partial<HubFacts> = {}): HubFacts => ({
  catchments: trips ? travellers(trips) : undefined,
  bases: new Map(),
  traffic: 100,
  ...more,
});

/** Returns ids and reasons. */
const proposed = (
  zone: string | undefined,
  known = facts(),
  world: Airport[] = WORLD,
  units: Units = 'metric',
) => proposeHubs(world, zone, known).map(({ airport: { id }, reason }) => [id, reason(units)]);
const ids = (...of: Parameters<typeof proposed>) => proposed(...of).map(([id]) => id);

afterEach(() => chooseFormats({}));

describe('proposed hubs', () => {
  it('are the best of the time zone and of two other continents, with demand, slots and competitors', () => {
    expect(proposed('Europe/Berlin', facts(TRIPS, { bases: new Map([['muc', 2]]) }))).toEqual([
      ['muc', 'In your time zone: 14\u202fM trips per year, full at peak hours, 2 airlines based here'],
      ['atl', 'North America: 36\u202fM trips per year, free slots at all hours, no airline based here'],
      ['cgo', 'Asia: 16\u202fM trips per year, free slots at all hours, no airline based here'],
    ]);
  });

  it('prefer free slots, then no competitors, then travellers', () => {
    expect(ids('Europe/Berlin', facts(TRIPS, { bases: new Map([['atl', 1]]) }))).toEqual([
      'muc',
      'dfw',
      'cgo',
    ]);
    const bases = new Map([
      ['atl', 1],
      ['dfw', 1],
      ['cgo', 1],
    ]);
    expect(ids('Europe/Berlin', facts(TRIPS, { bases }))).toEqual(['muc', 'atl', 'cgo']);
    // Without real traffic, all hours have slots.
    expect(proposed('Europe/Berlin', facts(TRIPS, { traffic: 0 }))).toEqual([
      ['muc', 'In your time zone: 14\u202fM trips per year, free slots at all hours, no airline based here'],
      ['jfk', 'North America: 38\u202fM trips per year, free slots at all hours, no airline based here'],
      ['del', 'Asia: 35\u202fM trips per year, free slots at all hours, no airline based here'],
    ]);
  });

  it('claim nothing about slots and competitors while these are unknown', () => {
    expect(proposed('Europe/Berlin', facts(TRIPS, { bases: undefined, traffic: undefined }))).toEqual([
      ['muc', 'In your time zone: 14\u202fM trips per year'],
      ['jfk', 'North America: 38\u202fM trips per year'],
      ['del', 'Asia: 35\u202fM trips per year'],
    ]);
  });

  it('warn if even the best of the zone has few travellers', () => {
    const own = (zone: string, trips = TRIPS) => proposed(zone, facts(trips))[0]?.[1];
    expect(own('Pacific/Funafuti')).toContain(
      'In your time zone: 19,000 trips per year (few for an airline)',
    );
    expect(own('Europe/Helsinki', { ...TRIPS, hel: 900_000 })).not.toContain('few');
    expect(own('Europe/Helsinki', { ...TRIPS, hel: 899_999 })).toContain('few');
  });

  it('include other continents only with two million trips per year', () => {
    const quiet = { ...TRIPS, del: 0, cgo: 1_999_999, syd: 2_000_000 };
    expect(ids('Europe/Berlin', facts(quiet))).toEqual(['muc', 'atl', 'syd']);
  });

  it('do not depend on the order of the airports', () => {
    expect(proposed('Europe/Berlin', facts(), WORLD.toReversed())).toEqual(proposed('Europe/Berlin'));
  });

  it('recognise a zone by its other name', () => {
    expect(ids('Asia/Calcutta')[0]).toBe('del');
  });

  it('are of three continents, without claims about the user, for unknown and empty zones', () => {
    for (const zone of [undefined, 'UTC', 'Nowhere/Land']) expect(ids(zone)).toEqual(['atl', 'cgo', 'syd']);
    expect(ids('Pacific/Funafuti', facts({ ...TRIPS, fun: 0 }))).toEqual(['atl', 'cgo', 'syd']);
    expect(proposed(undefined).every(([, reason]) => !reason?.includes('your'))).toBe(true);
  });

  it('exclude airports without scheduled service, and are empty without airports', () => {
    expect(ids('Europe/Berlin', facts({ ...TRIPS, mil: 99e6 }))).not.toContain('mil');
    expect(proposed('Europe/Berlin', facts(), [])).toEqual([]);
  });

  it('use the selected number style, even if it changes later', () => {
    const [few] = proposeHubs(WORLD, 'Pacific/Funafuti', facts());
    chooseFormats({ numbers: 'point' });
    expect(few?.reason('metric')).toContain('19.000 trips');
  });
});

describe('proposed hubs without known travellers', () => {
  it('are the airports with most runways, large ones first', () => {
    const known = facts(null);
    expect(proposed('Europe/Berlin', known)[0]).toEqual([
      'fra',
      'In your time zone: 4 runways, the longest 4,000 m, full at peak hours, no airline based here',
    ]);
    expect(ids('Europe/Berlin', known)).toEqual(['fra', 'dfw', 'cgo']);
    expect(proposed('Europe/Berlin', known, WORLD, 'aviation')[0]?.[1]).toContain('the longest 13,123 ft');
    const small = airport('small', { type: 'medium_airport', runways: 8 });
    expect(ids('Europe/Berlin', known, [...WORLD, small])).not.toContain('small');
    expect(proposed('Pacific/Funafuti', known)[0]?.[1]).toContain('In your time zone: 1 runway, 3,000 m');
  });
});
