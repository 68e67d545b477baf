import { describe, expect, it } from 'vitest';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { bidSlots, type SlotBidView } from '#game/rivals/bid-slots.ts';
import { withEstimate } from '#game/rivals/candidate.ts';
import type { RivalAirport, RivalProspect, RivalView } from '#game/rivals/view.ts';
import { type AirportSlots, emptyAirport, fullFrom } from '#game/slots/airport-slots.ts';
import { BID_PRICE_MIN } from '#game/slots/auction-limits.ts';
import { HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';

const A320 = seedModel('airbus-a320neo');
const OFFER = withEstimate(
  { model: A320, cabin: typicalCabin(A320), age: 0, weeklyRate: 90_000, dueNow: 1_300_000, available: 3 },
  { fuelPrice: 850, fareLevels: [1] },
);
const airport = (id: string): RivalAirport => ({
  id,
  country: 'NL',
  type: 'large_airport',
  lat: 50,
  lon: 5,
  runways: 3,
  longest_runway_m: 3_500,
});
const view = (changes: Partial<RivalView> = {}): RivalView => ({
  temperament: 'expansive',
  strength: 'normal',
  bases: [airport('hub')],
  homes: ['ECAA'],
  now: 30 * WEEK,
  cash: 20_000_000,
  overdue: 0,
  weeklyFixedCosts: 0,
  pending: 0,
  routes: [],
  fleet: [],
  flown: new Map(),
  fuelPrice: 850,
  overheadShare: 0.16,
  isReview: false,
  ...changes,
});
const LARGE: RivalProspect = {
  airport: airport('large'),
  tariff: 9,
  pair: {
    km: 1_200,
    yearly: { leisure: 630_000, business: 225_000, premium: 45_000 },
    rivalsSeatsADay: 0,
    incumbentSize: 0,
    typeA: 'large_airport',
    typeB: 'large_airport',
    runwayA: 3_500,
    runwayB: 3_500,
  },
  incumbentSeatsADay: 0,
  attackedSeatsADay: 0,
  ownSeatsADay: 0,
};
const market = (prospects = [LARGE]) => ({
  bases: [{ airport: airport('hub'), prospects, isOpen: true }],
  target: '',
  offers: [OFFER],
});

const hours = <Value>(figureOf: (hour: number) => Value) =>
  Array.from({ length: HOURS_A_WEEK }, (_, hour) => figureOf(hour));
/** The hub with full hours in the local morning: 06:00 to 09:00 UTC. */
const isFull = (hour: number) => hour % 24 >= 6 && hour % 24 < 9;
const HUB: AirportSlots = {
  ...emptyAirport(3),
  others: hours((hour) => (isFull(hour) ? fullFrom(90) : 10)),
};
const LEFT = hours((hour) => (isFull(hour) ? 0 : 50));

/** Returns the bid of a rival whose hub is full. */
const bidOf = (changes: Partial<RivalView> = {}, around: Partial<SlotBidView> = {}) =>
  bidSlots({ view: view(changes), market: market(), slots: HUB, left: LEFT, ...around })?.input ?? null;

describe('a rival before an auction', () => {
  it('bids for one slot in each of a few full hours that another aircraft needs', () => {
    const bid = bidOf();
    expect(bid).toMatchObject({ airport: 'hub', lots: 1 });
    expect(bid?.hours.length).toBeGreaterThan(0);
    expect(bid?.hours.length).toBeLessThanOrEqual(7);
    for (const hour of bid?.hours ?? []) expect(isFull(hour), String(hour)).toBe(true);
    expect(bid?.price).toBeGreaterThanOrEqual(BID_PRICE_MIN);
    expect((bid?.price ?? 0) % 1_000).toBe(0);
  });

  it('bids more or less for the same slot, depending on its temperament', () => {
    const cautious = bidOf({ temperament: 'cautious' })?.price ?? 0;
    expect(bidOf({ temperament: 'premium' })?.price).toBeGreaterThan(2 * cautious);
  });

  it('does not bid if its hub has slots, or if it still has some of its own', () => {
    expect(bidOf({}, { slots: { ...emptyAirport(3) }, left: hours(() => 50) })).toBeNull();
    expect(bidOf({}, { left: hours(() => 9) })).toBeNull();
  });

  it('does not bid beyond its spare cash, or without a destination that is worth another aircraft', () => {
    const all = bidOf();
    const price = all?.price ?? 0;
    expect(bidOf({ cash: 2 * 2 * price })?.hours).toEqual(all?.hours.slice(0, 2));
    expect(bidOf({ cash: price })).toBeNull();
    expect(bidOf({ cash: -1 })).toBeNull();
    expect(bidOf({}, { market: market([]) })).toBeNull();
  });
});
