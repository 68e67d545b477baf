import { describe, expect, it } from 'vitest';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { tariffOf } from '#game/network/route/price.ts';
import { closeBases, isInsolvent, LOSS_WEEKS } from '#game/rivals/give-up.ts';
import { mayOpenBase, needsMarket } from '#game/rivals/grow.ts';
import type {
  LessorOffer,
  RivalAircraft,
  RivalBase,
  RivalMarket,
  RivalProspect,
  RivalView,
} from '#game/rivals/view.ts';
import { WEEK } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import {
  A320,
  FUEL_PRICE,
  networkAction,
  OPEN_SLOTS as OPEN,
  rivalOffer as offer,
  TERMS,
} from '#tests/support/rival-view.ts';

const airport = (id: string, lon = 5) => ({
  id,
  country: 'NL',
  type: 'large_airport' as const,
  lat: 50,
  lon,
  runways: 3,
  longest_runway_m: 3_500,
});
const prospect = (to: string, people: number, seatsADay = 0, attackedSeatsADay = 0): RivalProspect => ({
  airport: airport(to),
  tariff: tariffOf({ leisure: people, business: 0, premium: 0 }),
  pair: {
    km: 1_200,
    yearly: { leisure: people * 0.7, business: people * 0.25, premium: people * 0.05 },
    rivalsSeatsADay: seatsADay,
    incumbentSize: 0,
    typeA: 'large_airport',
    typeB: 'large_airport',
    runwayA: 3_500,
    runwayB: 3_500,
  },
  incumbentSeatsADay: 0,
  attackedSeatsADay,
  ownSeatsADay: 0,
});
const aircraft = (id: string, changes: Partial<RivalAircraft> = {}): RivalAircraft => ({
  id,
  model: A320.id,
  revision: 1,
  leaseRate: 90_000,
  route: 'route',
  base: 'hub',
  isStranded: false,
  property: null,
  ...changes,
});

/** Returns the view of an airline with two busy aircraft, plenty of cash and a large market to grow into. */
const view = (changes: Partial<RivalView> = {}): RivalView => ({
  temperament: 'expansive',
  strength: 'normal',
  bases: [airport('hub')],
  homes: ['ECAA'],
  now: 30 * WEEK,
  cash: 20_000_000,
  overdue: 0,
  weeklyFixedCosts: 540_000,
  pending: 0,
  routes: [{ id: 'route', from: 'hub', to: 'old', opened: 0, contribution: 90_000_000 }],
  fleet: Array.from({ length: 6 }, (_, index) => aircraft(`a${index}`)),
  flown: new Map([[A320.id, TERMS]]),
  fuelPrice: FUEL_PRICE,
  overheadShare: 0.16,
  isReview: true,
  ...changes,
});
const hubWith = (...prospects: RivalProspect[]): RivalBase => ({
  airport: airport('hub'),
  prospects,
  isOpen: true,
});
const market = (changes: Partial<RivalMarket> = {}): RivalMarket => ({
  target: '',
  bases: [hubWith(prospect('large', 900_000), prospect('old', 300_000, 400))],
  offers: [offer()],
  ...changes,
});
const decided = (
  changes: Partial<RivalView> = {},
  around: Partial<RivalMarket> = {},
  grown = 0,
  tried: string[] = [],
  leftAt: readonly number[] = OPEN,
) =>
  networkAction({
    view: view(changes),
    market: market(around),
    leftAt: () => leftAt,
    grown,
    tried: new Set(tried),
  });
const NOTHING = { bases: [hubWith()] };

describe('a rival', () => {
  it('leases an aircraft for the best new destination when it reviews its network', () => {
    expect(decided()).toMatchObject({
      name: 'route.start',
      input: { from: 'hub', to: 'large', lease: { model: A320.id, price: TERMS.weeklyRate } },
    });
  });

  it('does not grow between reviews, beyond its pace, without spare cash or without good markets', () => {
    expect(decided({ isReview: false })).toBeNull();
    expect(decided({}, {}, 6)).toBeNull();
    expect(decided({ cash: 2_500_000 })).toBeNull();
    expect(decided({}, { bases: [hubWith(prospect('tiny', 4_000))] })).toBeNull();
  });

  it('does not lease what lessors no longer have', () => {
    expect(decided({}, { offers: [offer({ available: 0 })] })).toBeNull();
  });

  it('leases another model only when lessors have none of its own left', () => {
    const other = seedModel('airbus-a321neo');
    const own = { routes: [], temperament: 'low_cost' as const };
    const second = offer({ model: other, cabin: typicalCabin(other) });
    const leased = (offers: LessorOffer[]) => {
      const action = decided(own, { offers });
      return action?.name === 'route.start' ? action.input.lease?.model : null;
    };
    expect(leased([offer(), second])).toBe(A320.id);
    expect(leased([offer({ available: 0 }), second])).toBe(other.id);
  });

  it('does not begin what finds slots for few of its flights', () => {
    const night = OPEN.map((slots, hour) => (hour % 24 < 5 ? slots : 0));
    expect(decided({}, {}, 0, [], night)).toBeNull();
    const fleet = [aircraft('idle', { route: '' }), aircraft('busy')];
    expect(decided({ fleet }, {}, 0, [], night)?.name).toBe('fleet.return');
  });

  it('does not grow if its overhead leaves too little', () => {
    expect(decided({}, { offers: [offer({}, 0.18)] })?.name).toBe('route.start');
    expect(decided({}, { offers: [offer({}, 0.4)] })).toBeNull();
  });

  it('leases no other aircraft for a route before the last one is there', () => {
    const bases = [hubWith(prospect('old', 900_000, 400))];
    expect(decided({}, { bases })?.name).toBe('fleet.lease');
    const fleet = [...view().fleet, aircraft('on its way', { route: '', base: '' })];
    expect(decided({ fleet }, { bases })).toBeNull();
    expect(decided({ fleet })?.name).toBe('route.start');
  });

  it('does not enter a market that others have filled', () => {
    expect(decided({}, { bases: [hubWith(prospect('large', 900_000, 6_000))] })).toBeNull();
  });

  it('gives an idle aircraft a route, and returns it if none is worth it', () => {
    const fleet = [aircraft('idle', { route: '' }), aircraft('busy')];
    expect(decided({ fleet })).toMatchObject({ name: 'route.start', input: { aircraft: { id: 'idle' } } });
    expect(decided({ fleet }, NOTHING)).toEqual({ name: 'fleet.return', input: { aircraft: 'idle' } });
    expect(decided({ fleet }, NOTHING, 9, ['idle'])).toBeNull();
  });

  it('returns an aircraft that is elsewhere after its route was closed', () => {
    const fleet = [aircraft('away', { route: '', base: '', isStranded: true })];
    expect(decided({ fleet })).toEqual({ name: 'fleet.return', input: { aircraft: 'away' } });
    expect(decided({ fleet, isReview: false }, {}, 9, ['away'])).toBeNull();
  });

  it('closes a route in a review after ten weeks of loss, leases included, but not a young one', () => {
    const losing = { id: 'route', from: 'hub', to: 'old', opened: 0, contribution: 100_000 };
    expect(decided({ routes: [losing] })).toEqual({ name: 'route.close', input: { route: 'route' } });
    expect(decided({ routes: [losing], isReview: false })?.name).not.toBe('route.close');
    const opened = (30 - LOSS_WEEKS + 1) * WEEK;
    expect(decided({ routes: [{ ...losing, opened }] })?.name).not.toBe('route.close');
  });

  it('is wound up beyond the overdraft limit of two weeks of fixed costs, or without an aircraft', () => {
    const weeklyFixedCosts = 540_000;
    expect(isInsolvent(view({ weeklyFixedCosts, cash: -1_080_000 }), null)).toBe(false);
    expect(isInsolvent(view({ weeklyFixedCosts, cash: -1_080_001 }), null)).toBe(true);
    expect(isInsolvent(view({ weeklyFixedCosts, cash: -80_000, overdue: 1_000_001 }), null)).toBe(true);
    expect(isInsolvent(view({ fleet: [], cash: 1_000_000 }), market())).toBe(true);
  });

  it('looks at markets only if it may grow or has an idle aircraft', () => {
    expect(needsMarket(view())).toBe(true);
    expect(needsMarket(view({ isReview: false }))).toBe(false);
    expect(needsMarket(view({ isReview: false, fleet: view().fleet.slice(0, 4) }))).toBe(true);
    const fleet = [...view().fleet, aircraft('idle', { route: '' })];
    expect(needsMarket(view({ isReview: false, fleet }))).toBe(true);
  });
});

describe('a rival with enough aircraft', () => {
  const fleet = Array.from({ length: 10 }, (_, index) => aircraft(`a${index}`));
  const other = (people: number, isOpen = false): RivalBase => ({
    airport: airport('other', 25),
    prospects: [prospect('far', people)],
    isOpen,
  });

  it('opens a base where it expects clearly more than at its hub', () => {
    const bases = [hubWith(prospect('large', 900_000, 1_500)), other(900_000)];
    expect(mayOpenBase(view({ fleet }))).toBe(true);
    expect(decided({ fleet }, { bases })).toMatchObject({
      name: 'route.start',
      input: { from: 'other', to: 'far', lease: { model: A320.id } },
    });
    const alike = [hubWith(prospect('large', 900_000)), other(900_000)];
    expect(decided({ fleet }, { bases: alike })).toMatchObject({ input: { from: 'hub', to: 'large' } });
  });

  it('opens none beyond the reach of its aircraft, with as many bases as it manages, or if it is small and poor', () => {
    const far = { ...other(900_000), airport: airport('other', 185) };
    expect(decided({ fleet }, { bases: [hubWith(), far] })).toBeNull();
    const full = {
      fleet,
      temperament: 'cautious' as const,
      bases: [airport('hub'), airport('second')] as const,
    };
    expect(mayOpenBase(view(full))).toBe(false);
    expect(decided(full, { bases: [hubWith(), other(900_000)] })).toBeNull();
    const small = fleet.slice(0, 3);
    expect(mayOpenBase(view({ fleet: small, cash: 5_000_000 }))).toBe(false);
    expect(mayOpenBase(view({ fleet: small }))).toBe(true);
  });

  it('enters a pair of the airline that it attacks first, if it expects to earn money there', () => {
    const home = hubWith(prospect('large', 900_000));
    const target = (seatsADay: number): RivalBase => ({
      ...other(900_000),
      prospects: [prospect('far', 900_000, seatsADay, seatsADay)],
    });
    const attacking = (seatsADay: number, grown = 0) =>
      decided({ fleet }, { bases: [home, target(seatsADay)] }, grown);
    expect(attacking(200)).toMatchObject({ name: 'route.start', input: { from: 'other', to: 'far' } });
    expect(attacking(200, 1)).toMatchObject({ input: { from: 'hub', to: 'large' } });
    const own = { id: 'own', from: 'hub', to: 'other', opened: 0, contribution: 90_000_000 };
    const flown = { ...target(200), prospects: [prospect('hub', 900_000, 200, 200)] };
    expect(decided({ fleet, routes: [own] }, { bases: [home, flown] })).toMatchObject({
      input: { from: 'hub' },
    });
    expect(attacking(0)).toMatchObject({ input: { from: 'hub' } });
    expect(attacking(9_000)).toMatchObject({ input: { from: 'hub' } });
  });

  it('flies an idle aircraft to the base where it earns most', () => {
    const bases = [hubWith(prospect('large', 100_000, 200)), other(900_000, true)];
    const owned = { fleet: [...fleet, aircraft('idle', { route: '' })], bases: view().bases };
    expect(decided(owned, { bases })).toMatchObject({
      name: 'route.start',
      input: { from: 'other', aircraft: { id: 'idle' } },
    });
  });

  it('gives up bases without routes, but never its hub', () => {
    const closed = (...froms: string[]) => {
      const routes = froms.map((from) => ({ id: from, from, to: 'old', opened: 0, contribution: 0 }));
      const bases = [airport('hub'), airport('second'), airport('third')] as const;
      return closeBases({ view: view({ bases, routes }) })?.input.bases;
    };
    expect(closed('second', 'third')).toBeUndefined();
    expect(closed('third')).toEqual(['third']);
    expect(closed()).toEqual([]);
  });
});
