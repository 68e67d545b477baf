import * as fc from 'fast-check';
import type { DayMarket, Itinerary } from '#game/demand/choice/itinerary.ts';
import { faresOf, KM } from './itineraries.ts';

const people = fc.double({ min: 0, max: 3000, noNaN: true });
export const anyMarket: fc.Arbitrary<DayMarket> = fc.record({
  km: fc.constant(KM),
  demand: fc.record({ leisure: people, business: people, premium: people }),
  departures: fc.integer({ min: 1, max: 40 }),
  rounding: fc.double({ min: 0, max: 0.999, noNaN: true }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
export const anyItinerary = fc.record({
  airline: fc.constantFrom('a', 'b', 'c'),
  departs: fc.integer({ min: 0, max: 1439 }),
  minutes: fc.integer({ min: 60, max: 500 }),
  stops: fc.constantFrom(0 as const, 1 as const),
  fares: fc.double({ min: 0.2, max: 5, noNaN: true }).map((factor) => faresOf(KM, factor)),
  seats: fc.record({
    economy: fc.integer({ min: 0, max: 300 }),
    business: fc.integer({ min: 0, max: 40 }),
    first: fc.integer({ min: 0, max: 10 }),
  }),
  size: fc.integer({ min: 0, max: 350 }),
  comfort: share,
  punctuality: share,
  reputation: share,
});
export const anyItineraries: fc.Arbitrary<Itinerary[]> = fc
  .array(anyItinerary, { maxLength: 12 })
  .map((itineraries) => itineraries.map((one, index) => ({ id: `leg${index}`, ...one })));
