import { expect, it } from 'vitest';
import { emptyAirport } from '#game/slots/airport-slots.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { bestProspects, prospectsOf } from '#scripts/research/world/network.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

const airport = (iata: string): Airport => ({ ...seededAirport(iata), id: iata });
const airports = new Map(['AMS', 'BCN', 'LHR', 'JFK'].map((iata) => [iata, airport(iata)]));
airports.set('LCY', { ...airport('LCY'), longest_runway_m: 900 });
const A320 = seedModel('airbus-a320neo');

/** Returns research from AMS with the same demand per year to each place, and seats of rivals. */
const research = (people: number, rivals: Record<string, { airlines: number; seats: number }> = {}) => ({
  from: 'AMS',
  destinations: {
    id: ['BCN', 'LHR', 'JFK', 'LCY'],
    km: [1241, 371, 5847, 340],
    leisure: [1, 1, 1, 1].map(() => people),
    business: [0, 0, 0, 0],
    premium: [0, 0, 0, 0],
    known: [1000, 1000, 1000, 700],
    tariff: [8, 8, 8, 8],
  },
  rivals,
  departures: [],
  slots: emptyAirport(1),
  busy: {},
  taken: {},
  pools: {},
  served: { id: [], airlines: [], seats: [], fares: [], flights: [] },
});
const find = (...args: Parameters<typeof research>) =>
  prospectsOf(airport('AMS'), research(...args), airports, { model: A320, reach: [300, 3000], fares: 1 }, 0);

it('considers places within range with a sufficient runway', () => {
  expect(find(400_000).map(({ market }) => market.id)).toEqual(['BCN', 'LHR']);
});

it('expects less demand with rivals, but always some', () => {
  const [alone, few, many] = [
    find(400_000),
    find(400_000, { BCN: { airlines: 1, seats: 4000 } }),
    find(400_000, { BCN: { airlines: 3, seats: 1e6 } }),
  ].map(([barcelona]) => barcelona?.market.leisure ?? 0);
  expect(alone).toBe(400_000);
  expect(few).toBeLessThan(300_000);
  expect(many).toBe(80_000);
});

it('chooses the best by value per hour of the aircraft, and none if nothing is profitable', () => {
  const rivals = { LHR: { airlines: 9, seats: 1e6 } };
  const [best] = bestProspects(find(400_000, rivals), A320, 900, 1);
  expect(best?.market.id).toBe('BCN');
  expect(bestProspects(find(100), A320, 900, 5)).toEqual([]);
});
