import { afterEach, describe, expect, it } from 'vitest';
import type { Airport } from '#game/airport/airport.ts';
import { proposeHubs } from '#web/features/onboarding/propose-hubs.ts';
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

const WORLD = [
  airport('muc', { runways: 2, longest_runway_m: 4000, lat: 48.35, lon: 11.78 }),
  airport('fra', { runways: 4, longest_runway_m: 4000, lat: 50.03, lon: 8.57 }),
  airport('ams', { runways: 6, timezone: 'Europe/Amsterdam', lat: 52.3, lon: 4.76 }),
  airport('lhr', { runways: 2, longest_runway_m: 3902, timezone: 'Europe/London', lat: 51.47, lon: -0.46 }),
  airport('hel', { runways: 3, timezone: 'Europe/Helsinki', lat: 60.3, lon: 24.96 }),
  airport('del', { runways: 4, continent: 'AS', timezone: 'Asia/Kolkata', lat: 28.55, lon: 77.1 }),
  airport('syd', { runways: 3, continent: 'OC', timezone: 'Australia/Sydney', lat: -33.9, lon: 151.2 }),
  airport('fun', {
    type: 'medium_airport',
    runways: 1,
    continent: 'OC',
    timezone: 'Pacific/Funafuti',
    lat: -8.5,
  }),
  airport('mil', { runways: 5, scheduled: false, lat: 65, lon: 60 }),
];
const MILLION = 1_000_000;
/** Trips by id. Each airport has a million people. */
const travellers = (trips: Record<string, number>): Catchments =>
  new Map(Object.entries(trips).map(([id, count]) => [id.toUpperCase(), { people: MILLION, trips: count }]));
const TRIPS = {
  muc: 14e6,
  fra: 12e6,
  ams: 27.3e6,
  lhr: 37.1e6,
  hel: 1.9e6,
  del: 34.9e6,
  syd: 16e6,
  fun: 19_000,
};

/** Returns ids and reasons. @param trips null if unknown */
const proposed = (
  zone: string | undefined,
  trips: Record<string, number> | null = TRIPS,
  world: Airport[] = WORLD,
  units: Units = 'metric',
) =>
  proposeHubs(world, zone, trips ? travellers(trips) : undefined).map(({ airport: { id }, reason }) => [
    id,
    reason(units),
  ]);
const ids = (...of: Parameters<typeof proposed>) => proposed(...of).map(([id]) => id);

afterEach(() => chooseFormats({}));

describe('proposed hubs', () => {
  it('are three: most travellers in the zone, most on the continent, and most neighbours', () => {
    expect(proposed('Europe/Berlin')).toEqual([
      ['muc', 'The most travellers in your time zone: 14\u202fM trips per year'],
      ['lhr', 'The most travellers of any airport in Europe: 37\u202fM trips per year'],
      ['ams', '3 large airports within 1,000 km'],
    ]);
  });

  it("name the runner-up if the zone has the continent's largest", () => {
    expect(proposed('Europe/London').slice(0, 2)).toEqual([
      ['lhr', 'The most travellers in your time zone: 37\u202fM trips per year'],
      ['ams', 'The most travellers in Europe after LHR: 27\u202fM trips per year'],
    ]);
  });

  it('claim no record that is shared, and prefer the one with more runways', () => {
    const shared = { ...TRIPS, muc: 12e6, ams: 37.1e6 };
    expect(proposed('Europe/Berlin', shared).slice(0, 2)).toEqual([
      ['fra', 'In your time zone: 12\u202fM trips per year'],
      ['ams', '37\u202fM trips per year'],
    ]);
    expect(proposed('Europe/London', shared)[1]).toEqual(['ams', '37\u202fM trips per year']);
    const second = { ...TRIPS, hel: 27.3e6 };
    expect(proposed('Europe/London', second)[1]).toEqual(['ams', '27\u202fM trips per year']);
  });

  it('warn if even the best of the zone has few travellers', () => {
    expect(proposed('Pacific/Funafuti')[0]).toEqual([
      'fun',
      'The most travellers in your time zone: 19,000 trips per year, few for an airline',
    ]);
    expect(proposed('Europe/Helsinki', { ...TRIPS, hel: 900_000 })[0]?.[1]).not.toContain('few');
    expect(proposed('Europe/Helsinki', { ...TRIPS, hel: 899_999 })[0]?.[1]).toContain('few');
  });

  it('use the two best of the continent for a zone without travellers', () => {
    expect(proposed('Pacific/Funafuti', { ...TRIPS, fun: 0 })).toEqual([
      ['syd', 'The most travellers of any airport in Oceania: 16\u202fM trips per year'],
    ]);
  });

  it('include one with many neighbours only if two million trips per year begin there', () => {
    const quiet = { ...TRIPS, fra: 1_999_999, ams: 1e6 };
    expect(ids('Europe/Berlin', quiet)).toEqual(['muc', 'lhr']);
    expect(ids('Europe/Berlin', { ...quiet, fra: 2_000_000 })).toEqual(['muc', 'lhr', 'fra']);
  });

  it('do not depend on the order of the airports', () => {
    expect(proposed('Europe/Berlin', TRIPS, WORLD.toReversed())).toEqual(proposed('Europe/Berlin'));
  });

  it('recognise a zone by its other name', () => {
    expect(ids('Asia/Calcutta')[0]).toBe('del');
  });

  it('fall back to Europe without claims about the user', () => {
    for (const zone of [undefined, 'UTC', 'Nowhere/Land'])
      expect(proposed(zone)).toEqual([
        ['lhr', 'The most travellers of any airport in Europe: 37\u202fM trips per year'],
        ['ams', 'The most travellers in Europe after LHR: 27\u202fM trips per year'],
        ['fra', '3 large airports within 1,000 km'],
      ]);
  });

  it('exclude airports without scheduled service, and are empty without airports', () => {
    expect(ids('Europe/Berlin', { ...TRIPS, mil: 99e6 })).not.toContain('mil');
    expect(proposed('Europe/Berlin', TRIPS, [])).toEqual([]);
  });

  it('use the selected units and number style, even if these change later', () => {
    const [, , central] = proposeHubs(WORLD, 'Europe/Berlin', travellers(TRIPS));
    const [few] = proposeHubs(WORLD, 'Pacific/Funafuti', travellers(TRIPS));
    expect(central?.reason('aviation')).toBe('3 large airports within 540 nm');
    chooseFormats({ numbers: 'point' });
    expect(central?.reason('metric')).toBe('3 large airports within 1.000 km');
    expect(few?.reason('metric')).toContain('19.000 trips');
  });
});

describe('proposed hubs without known travellers', () => {
  it('are the largest of the zone, the one with most runways, and the one with most neighbours', () => {
    expect(proposed('Europe/Berlin', null)).toEqual([
      ['fra', 'In your time zone: 4 runways, the longest 4,000 m'],
      ['ams', 'Most runways of any large airport in Europe: 6'],
      ['muc', '3 large airports within 1,000 km'],
    ]);
    expect(proposed('Europe/Berlin', null, WORLD, 'aviation')[0]?.[1]).toContain('the longest 13,123 ft');
  });

  it('claim a record only if it is unique', () => {
    const twin = airport('twin', { runways: 6, timezone: 'Europe/Oslo', lat: 50, lon: 0 });
    expect(proposed('Europe/Amsterdam', null, [...WORLD, twin]).slice(0, 2)).toEqual([
      ['ams', 'In your time zone: 6 runways, the longest 3,000 m'],
      ['twin', '6 runways, the longest 3,000 m'],
    ]);
    expect(proposed('Europe/Amsterdam', null)[1]).toEqual(['fra', '4 runways, the longest 4,000 m']);
  });

  it('prefer a large airport over a medium one with more runways, and use a medium one if there is no large one', () => {
    const small = airport('small', { type: 'medium_airport', runways: 8 });
    expect(ids('Europe/Berlin', null, [...WORLD, small])).not.toContain('small');
    expect(proposed('Pacific/Funafuti', null)[0]).toEqual(['fun', 'In your time zone: 1 runway, 3,000 m']);
  });
});
