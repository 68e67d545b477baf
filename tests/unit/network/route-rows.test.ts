import { describe, expect, it } from 'vitest';
import { emptyAirport } from '#game/slots/airport-slots.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import { researchedAirports, resultsOf, routeRows } from '#web/features/network/shared/route-rows.ts';

const airport = (iata: string) => ({ ...seededAirport(iata), id: iata });
const known = ['AMS', 'BCN', 'LHR'].map(airport);
const airports = {
  all: known,
  byId: new Map(known.map((one) => [one.id, one])),
  byCode: new Map(known.map((one) => [one.iata, one])),
  codeOf: (id: string) => id,
};

const route = (a: string, b: string) => ({
  id: `${a}${b}`,
  airline: 'own',
  pair: a + b,
  a,
  b,
  km: 1241,
  opened: 0,
  fare_economy: 145,
  fare_business: 391,
  fare_first: 754,
  number: 101,
  rule_min: 0,
  rule_max: 0,
  rule_next: 0,
  unused_from: 0,
});

const leg = (id: string, of: string, aircraft: string) => ({
  id,
  airline: 'own',
  aircraft,
  route: of,
  origin: 'AMS',
  destination: 'BCN',
  departs: 480,
  block: 120,
  arrives: 600,
  number: 'AB101',
  since: 0,
});

const day = (of: string, more: Partial<RouteHistory> = {}): RouteHistory => ({
  id: of,
  airline: 'own',
  route: of,
  starts: 0,
  days: 1,
  flights: 2,
  cancelled: 0,
  late: 1,
  delay: 20,
  seats: 300,
  passengers: 240,
  connecting: 30,
  revenue: 40_000,
  costs: 30_000,
  fuel_kg: 9000,
  fare: 100,
  ...more,
});

const aircraft = (id: string) => ({ id, economy: 150, business: 12, first: 0 });

describe('table row of an owned route', () => {
  const sources = {
    routes: [route('AMS', 'BCN'), route('AMS', 'LHR')],
    legs: [leg('1', 'AMSBCN', 'x'), leg('2', 'AMSBCN', 'y')],
    fleet: [aircraft('x'), aircraft('y')] as never,
    history: [day('AMSBCN'), day('AMSBCN', { revenue: 10_000, passengers: 60, connecting: 20 })],
    airports,
    traffic: 0,
    research: new Map([
      [
        'AMS',
        {
          from: 'AMS',
          destinations: {
            id: ['BCN'],
            km: [1241],
            leisure: [365_000],
            business: [36_500],
            premium: [3650],
            known: [1000],
            tariff: [8],
          },
          rivals: { BCN: { airlines: 3, seats: 5324 } },
          departures: [],
          slots: emptyAirport(1),
          busy: {},
          taken: {},
          pools: {},
          served: { id: [], airlines: [], seats: [], fares: [], flights: [] },
        },
      ],
    ]),
  };
  const [bcn, lhr] = routeRows(sources);

  it('adds up plans and results', () => {
    expect(bcn).toMatchObject({ flights: 2, weeklySeats: 324, aircraft: 2 });
    expect(bcn?.results).toMatchObject({
      flights: 4,
      passengers: 300,
      connecting: 50,
      load: 0.5,
      profit: -10_000,
    });
    expect(bcn?.demand).toBeCloseTo(405_150 / (365 / 7));
  });

  it('excludes the airline itself from the rivals, and has none if nobody else flies', () => {
    expect(bcn?.rivals).toEqual({ airlines: 2, seats: 5000 });
    expect(lhr?.rivals).toEqual({ airlines: 0, seats: 0 });
  });

  it('has no results without flights', () => {
    expect(lhr?.results).toBeNull();
    expect(resultsOf([])).toBeNull();
  });

  it('has null rivals and demand while they are unknown', () => {
    const [row] = routeRows({ ...sources, research: new Map() });
    expect(row?.rivals).toBeNull();
    expect(row?.demand).toBeNull();
  });
});

it('requests the smallest set of airports that covers every route', () => {
  const routes = [route('AMS', 'BCN'), route('AMS', 'LHR'), route('BCN', 'LHR')];
  expect(researchedAirports(routes, 'AMS')).toEqual(['AMS', 'BCN']);
  expect(researchedAirports(routes, 'JFK')).toEqual(['AMS', 'BCN']);
  expect(researchedAirports([], 'AMS')).toEqual([]);
});
