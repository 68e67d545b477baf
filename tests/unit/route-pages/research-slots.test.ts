import { expect, it } from 'vitest';
import { emptyAirport, hasFullHours } from '#game/slots/airport-slots.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import { researchSlots } from '#web/lib/planning/research-slots.ts';

const airports = new Map(['VIE', 'LHR', 'BUD'].map((id) => [id, { ...seededAirport(id), id }]));
const research = {
  from: 'VIE',
  destinations: { id: ['LHR', 'BUD'], km: [], leisure: [], business: [], premium: [] },
  rivals: {},
  departures: [],
  slots: emptyAirport(2),
  busy: { VIE: 20, LHR: 70, elsewhere: 1 },
};

it('knows the slots of the origin, and those that real traffic leaves at busy destinations', () => {
  const slots = researchSlots(research, airports, 100);
  expect(Object.keys(slots).sort()).toEqual(['LHR', 'VIE']);
  expect(slots.VIE).toBe(research.slots);
  expect(slots.LHR && hasFullHours(slots.LHR)).toBe(true);
});

it('finds no full hours in a world without real traffic', () => {
  const { LHR } = researchSlots(research, airports, 0);
  expect(LHR && hasFullHours(LHR)).toBe(false);
});
