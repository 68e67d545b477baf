import { describe, expect, it } from 'vitest';
import type { Airport } from '../../game/airport.ts';
import { proposeHubs } from '../../web/src/features/onboarding/propose-hubs.ts';

const airport = (id: string, changes: Partial<Airport>): Airport => ({
  id,
  ident: id,
  iata: id.toUpperCase(),
  icao: '',
  name: id,
  municipality: '',
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
const proposed = (zone?: string) =>
  proposeHubs(WORLD, zone, 'metric').map(({ airport: { id }, reason }) => ({ id, reason }));

describe('proposed hubs', () => {
  it('are three different ones: the local one, the one with most runways, the one with most neighbours', () => {
    expect(proposed('Europe/Berlin')).toEqual([
      { id: 'fra', reason: 'In your time zone: 4 runways, the longest 4,000 m' },
      { id: 'ams', reason: 'Most runways of any large airport in Europe: 6' },
      { id: 'muc', reason: '3 large airports within 1,000 km' },
    ]);
  });

  it('speak in the units chosen', () => {
    const reasons = proposeHubs(WORLD, 'Europe/Berlin', 'aviation').map(({ reason }) => reason);
    expect(reasons[0]).toBe('In your time zone: 4 runways, the longest 13,123 ft');
    expect(reasons[2]).toBe('3 large airports within 540 nm');
  });

  it('name a record only where it stands alone', () => {
    const without = WORLD.filter(({ id }) => id !== 'fra' && id !== 'muc');
    const twin = airport('twin', { runways: 6, timezone: 'Europe/Oslo', lat: 50, lon: 0 });
    expect(proposeHubs([...without, twin], 'Europe/Amsterdam', 'metric').map(({ reason }) => reason)).toEqual(
      [
        'In your time zone: 6 runways, the longest 3,000 m',
        '6 runways, the longest 3,000 m',
        '2 large airports within 1,000 km',
      ],
    );
  });

  it('claim no record that another proposal already holds', () => {
    const [local, next] = proposed('Europe/Amsterdam');
    expect(local?.reason).toContain('6 runways');
    expect(next).toEqual({ id: 'fra', reason: '4 runways, the longest 4,000 m' });
  });

  it('know a zone by its other name', () => {
    expect(proposed('Asia/Calcutta')[0]?.id).toBe('del');
  });

  it('take a medium airport where the zone has no large one, and say one runway rightly', () => {
    expect(proposed('Pacific/Funafuti')[0]).toEqual({
      id: 'fun',
      reason: 'In your time zone: 1 runway, 3,000 m',
    });
  });

  it('fall back to Europe, claiming nothing about the person', () => {
    for (const zone of [undefined, 'UTC', 'Nowhere/Land']) {
      const all = proposed(zone);
      expect(all[0]?.id).toBe('ams');
      expect(all.map(({ reason }) => reason).join()).not.toContain('your');
    }
  });

  it('leave out airports without scheduled service, and are none without airports', () => {
    expect(proposed('Europe/Berlin').map(({ id }) => id)).not.toContain('mil');
    expect(proposeHubs([], 'Europe/Berlin', 'metric')).toEqual([]);
  });
});
