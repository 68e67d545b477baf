import { expect, it } from 'vitest';
import { emptyAirport, hasFullHours } from '#game/slots/airport-slots.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import { researchSlots } from '#web/lib/planning/research-slots.ts';

const airports = new Map(['VIE', 'LHR', 'BUD'].map((id) => [id, { ...seededAirport(id), id }]));
const research = {
  from: 'VIE',
  destinations: { id: ['LHR', 'BUD'], km: [], leisure: [], business: [], premium: [], known: [], tariff: [] },
  rivals: {},
  departures: [],
  slots: emptyAirport(2),
  busy: { VIE: 20, LHR: 70, elsewhere: 1 },
  taken: {},
  pools: {},
  served: { id: [], airlines: [], seats: [], fares: [], flights: [] },
};
const NO_USE = { legs: [], slots: [] };

it('knows the slots of the origin, and those that real traffic leaves at busy destinations', () => {
  const slots = researchSlots(research, airports, 100, NO_USE);
  expect(Object.keys(slots).sort()).toEqual(['LHR', 'VIE']);
  expect(slots.VIE).toBe(research.slots);
  expect(slots.LHR && hasFullHours(slots.LHR)).toBe(true);
});

it('finds no full hours in a world without real traffic', () => {
  const { LHR } = researchSlots(research, airports, 0, NO_USE);
  expect(LHR && hasFullHours(LHR)).toBe(false);
});

it('counts other airlines at destinations, but not the airline itself', () => {
  const taken = { LHR: { hours: [10, 11, 12], counts: [5, 3, 1] } };
  const own = {
    legs: [{ route: '', origin: 'LHR', destination: 'VIE', departs: 11 * 60, block: 140 }],
    slots: [{ airport: 'LHR', hour: 10, kind: 'arrival', count: 2, used: 0 } as const],
  };
  const { LHR } = researchSlots({ ...research, taken }, airports, 0, own);
  expect([10, 11, 12].map((hour) => LHR?.others[hour])).toEqual([3, 2, 1]);
  expect([LHR?.held.arrival[10], LHR?.held.departure[11]]).toEqual([2, 1]);
});

it('gives the slots of a pool only to an airline that is new at the airport', () => {
  const pools = { LHR: { hours: [7], counts: [4] } };
  const leg = { route: '', origin: 'LHR', destination: 'VIE', departs: 0, block: 140 };
  const poolFor = (departures: number) =>
    researchSlots({ ...research, pools }, airports, 100, {
      ...NO_USE,
      legs: new Array(departures).fill(leg),
    }).LHR?.pool[7];
  expect([poolFor(0), poolFor(55), poolFor(56)]).toEqual([4, 4, 0]);
});
