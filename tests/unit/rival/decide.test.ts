import { describe, expect, it } from 'vitest';
import { typicalCabin } from '#game/aircraft/aircraft-model.ts';
import { decide, isInsolvent, LOSS_WEEKS } from '#game/rival/decide.ts';
import type { RivalAircraft, RivalOffer, RivalProspect, RivalView } from '#game/rival/view.ts';
import { WEEK } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';

const A320 = seedModel('airbus-a320neo');
const OFFER: RivalOffer = {
  model: A320,
  cabin: typicalCabin(A320),
  age: 0,
  weeklyRate: 90_000,
  dueNow: 1_300_000,
};
const airport = (id: string) => ({
  id,
  type: 'large_airport' as const,
  lon: 5,
  runways: 3,
  longest_runway_m: 3_500,
});
const prospect = (to: string, people: number, seatsADay = 0): RivalProspect => ({
  airport: airport(to),
  km: 1_200,
  yearly: { leisure: people * 0.7, business: people * 0.25, premium: people * 0.05 },
  seatsADay,
});
const aircraft = (id: string, changes: Partial<RivalAircraft> = {}): RivalAircraft => ({
  id,
  model: A320.id,
  revision: 1,
  leaseRate: 90_000,
  route: 'route',
  isAvailable: true,
  isStranded: false,
  ...changes,
});

/** Returns the view of an airline with two busy aircraft, plenty of cash and a large market to grow into. */
const view = (changes: Partial<RivalView> = {}): RivalView => ({
  temperament: 'expansive',
  strength: 'normal',
  hub: airport('hub'),
  now: 30 * WEEK,
  cash: 20_000_000,
  routes: [{ id: 'route', to: 'old', opened: 0, contribution: 90_000_000 }],
  fleet: Array.from({ length: 6 }, (_, index) => aircraft(`a${index}`)),
  prospects: [prospect('large', 900_000), prospect('old', 300_000, 400)],
  offers: [OFFER],
  flown: new Map([[A320.id, OFFER]]),
  fuelPrice: 850,
  overheadShare: 0.16,
  isReview: true,
  ...changes,
});
const decided = (changes: Partial<RivalView> = {}, taken = 0, skipped: string[] = []) =>
  decide(view(changes), taken, new Set(skipped));

describe('a rival', () => {
  it('leases an aircraft for the best new destination when it reviews its network', () => {
    expect(decided()).toMatchObject({
      name: 'route.start',
      input: { from: 'hub', to: 'large', lease: { model: A320.id, price: OFFER.weeklyRate } },
    });
  });

  it('does not grow between reviews, beyond its pace, without spare cash or without good markets', () => {
    expect(decided({ isReview: false })).toBeNull();
    expect(decided({}, 4)).toBeNull();
    expect(decided({ cash: 4_000_000 })).toBeNull();
    expect(decided({ prospects: [prospect('tiny', 4_000)] })).toBeNull();
  });

  it('does not grow if its overhead leaves too little', () => {
    expect(decided({ overheadShare: 0.18 })?.name).toBe('route.start');
    expect(decided({ overheadShare: 0.4 })).toBeNull();
  });

  it('does not enter a market that others have filled', () => {
    expect(decided({ prospects: [prospect('large', 900_000, 6_000)] })).toBeNull();
  });

  it('gives an idle aircraft a route, and returns it if none is worth it', () => {
    const fleet = [aircraft('idle', { route: '' }), aircraft('busy')];
    expect(decided({ fleet })).toMatchObject({ name: 'route.start', input: { aircraft: { id: 'idle' } } });
    expect(decided({ fleet, prospects: [] })).toEqual({ name: 'fleet.return', input: { aircraft: 'idle' } });
    expect(decided({ fleet, prospects: [] }, 9, ['idle'])).toBeNull();
  });

  it('returns an aircraft that is elsewhere after its route was closed', () => {
    const fleet = [aircraft('away', { route: '', isAvailable: false, isStranded: true })];
    expect(decided({ fleet })).toEqual({ name: 'fleet.return', input: { aircraft: 'away' } });
    expect(decided({ fleet, isReview: false }, 9, ['away'])).toBeNull();
  });

  it('closes a route in a review after ten weeks of loss, leases included, but not a young one', () => {
    const losing = { id: 'route', to: 'old', opened: 0, contribution: 100_000 };
    expect(decided({ routes: [losing] })).toEqual({ name: 'route.close', input: { route: 'route' } });
    expect(decided({ routes: [losing], isReview: false })?.name).not.toBe('route.close');
    const opened = (30 - LOSS_WEEKS + 1) * WEEK;
    expect(decided({ routes: [{ ...losing, opened }] })?.name).not.toBe('route.close');
  });

  it('is wound up when it is overdrawn by more than six weeks of leases', () => {
    const leases = 6 * 90_000;
    expect(isInsolvent(view({ cash: -5 * leases }))).toBe(false);
    expect(isInsolvent(view({ cash: -7 * leases }))).toBe(true);
    expect(isInsolvent(view({ fleet: [], cash: 1_000_000 }))).toBe(true);
  });
});
