import { describe, expect, it } from 'vitest';
import { flightId } from '#game/operations/hour/flight-id.ts';
import type { Leg } from '#game/tables/leg.ts';
import { HOUR } from '#game/world/time.ts';
import { expectedTracks } from '#web/features/world/expected-tracks.ts';

const START = 10 * HOUR;
const leg = (aircraft: string, departs: number, origin: string, destination: string): Leg => ({
  id: `${aircraft}${departs}`,
  airline: 'x',
  since: 0,
  aircraft,
  route: 'r',
  origin,
  destination,
  departs,
  block: 90,
  arrives: departs + 90,
  number: `XX${departs}`,
});
const plane = (id: string, place: string, more: object = {}) => ({
  id,
  place,
  ready: 0,
  delivered: 0,
  work: '' as const,
  ...more,
});
const legs = [leg('aircraft-a', START + 5, 'AMS', 'LHR'), leg('aircraft-b', START + 70, 'AMS', 'BCN')];
const fleet = [plane('aircraft-a', 'AMS'), plane('aircraft-b', 'AMS')];
const known = { hour: 10, tracksHour: 9, tracks: [], legs, fleet, startsAt: 0 };

describe('departures that are not loaded yet', () => {
  it('are those of the present hour by the timetable, with the ids of the future flights', () => {
    expect(expectedTracks(known)).toEqual([
      {
        id: flightId('aircraft-a', START + 5),
        aircraft: 'aircraft-a',
        number: `XX${START + 5}`,
        origin: 'AMS',
        destination: 'LHR',
        departed: START + 5,
        landed: START + 95,
      },
    ]);
  });

  it('are empty after the flights of the hour are loaded, or if their hour is unknown', () => {
    expect(expectedTracks({ ...known, tracksHour: 10 })).toEqual([]);
    expect(expectedTracks({ ...known, tracksHour: null })).toEqual([]);
  });

  it('depart when the aircraft is ready', () => {
    const [track] = expectedTracks({ ...known, fleet: [plane('aircraft-a', 'AMS', { ready: START + 20 })] });
    expect(track).toMatchObject({ departed: START + 20, landed: START + 110 });
  });

  it('exclude aircraft that are elsewhere, in the air, in work or not delivered', () => {
    const without = (one: ReturnType<typeof plane>) => expectedTracks({ ...known, fleet: [one] });
    expect(without(plane('aircraft-a', 'LHR'))).toEqual([]);
    expect(without(plane('aircraft-a', 'AMS', { work: 'a' }))).toEqual([]);
    expect(without(plane('aircraft-a', 'AMS', { delivered: START + 30 }))).toEqual([]);
    const flying = { id: 'f', number: 'XX1', aircraft: 'aircraft-a', origin: 'BCN', destination: 'AMS' };
    const tracks = [{ ...flying, departed: START - 60, landed: START + 30 }];
    expect(expectedTracks({ ...known, tracks })).toEqual([]);
  });
});
