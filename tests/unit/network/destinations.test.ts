import { describe, expect, it } from 'vitest';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { emptyAirport } from '#game/slots/airport-slots.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import {
  countriesOf,
  destinationsOf,
  narrowed,
  tierOf,
} from '#web/features/network/research/destinations.ts';

const codes = ['AMS', 'BCN', 'JFK', 'RTM', 'GRU', 'JED'];
const airports = new Map(codes.map((iata) => [iata, { ...seededAirport(iata), id: iata }]));
const from = { ...seededAirport('AMS'), id: 'AMS' };
const research = {
  from: 'AMS',
  destinations: {
    id: ['BCN', 'JFK', 'GRU', 'JED', 'nowhere'],
    km: [1241, 5850, 9750, 4496, 1],
    leisure: [365_000, 200_000, 50_000, 70_000, 1],
    business: [36_500, 100_000, 10_000, 7000, 1],
    premium: [3650, 20_000, 3000, 700, 1],
    known: [1000, 700, 700, 700, 700],
    tariff: [9, 8, 7, 6, 5],
  },
  rivals: { BCN: { airlines: 2, seats: 5000 } },
  departures: [],
  slots: emptyAirport(1),
  busy: {},
  taken: {},
  pools: {},
  served: { id: [], airlines: [], seats: [], fares: [], flights: [] },
};
const model = seedModel('airbus-a320neo');
const cabin = typicalCabin(model);
const candidate = {
  id: 'x',
  label: 'x',
  model,
  cabin,
  seats: sumOfClasses(cabin),
  age: 0,
  condition: 1,
  weeklyRate: 0,
  registration: '',
  familySize: 1,
  turn: 0,
};
const route = { id: 'r1', a: 'AMS', b: 'JFK' } as never;
const rows = destinationsOf(research, from, airports, [route], candidate, 0, ['ECAA']);
const all = {
  minKm: 0,
  maxKm: Number.POSITIVE_INFINITY,
  where: '',
  demand: 0,
  unserved: false,
  flyable: false,
  noRight: false,
};
const found = (filter: Partial<typeof all>) =>
  narrowed(rows, { ...all, ...filter }, 'NL').map(({ airport }) => airport.iata);

describe('destinations', () => {
  it('are rows with weekly demand, rivals, and whether the aircraft can fly there', () => {
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ airlines: 2, seats: 5000, owned: '', violation: null });
    expect(rows[0]?.total).toBeCloseTo(405_150 / (365 / 7));
    expect(rows[1]).toMatchObject({ owned: 'r1', airlines: 0, violation: null });
    expect(rows[2]?.violation).toMatchObject({ code: 'range' });
  });

  it('are filtered by distance, place, demand, rivals and range', () => {
    expect(found({})).toEqual(['BCN', 'JFK', 'GRU', 'JED']);
    expect(found({ minKm: 1241, maxKm: 5850 })).toEqual(['BCN', 'JED']);
    expect(found({ where: 'ES' })).toEqual(['BCN']);
    expect(found({ where: 'domestic' })).toEqual([]);
    expect(found({ where: 'abroad' })).toHaveLength(4);
    // SA is both a continent and Saudi Arabia.
    expect(found({ where: 'SA-' })).toEqual(['GRU']);
    expect(found({ where: 'SA' })).toEqual(['JED']);
    expect(found({ demand: 2000 })).toEqual(['BCN', 'JFK']);
    expect(found({ unserved: true })).toEqual(['JFK', 'GRU', 'JED']);
    expect(found({ flyable: true })).not.toContain('GRU');
  });

  it('contain a list of their countries', () => {
    expect(countriesOf(rows).map(({ code }) => code)).toEqual(['BR', 'SA', 'ES', 'US']);
  });
});

it('colours the first hundred, and the first ten most strongly', () => {
  expect(tierOf(0)).toBe(tierOf(9));
  expect(tierOf(10)).not.toBe(tierOf(9));
  expect(tierOf(99)).toBeDefined();
  expect(tierOf(100)).toBeUndefined();
});
