import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { tariffOf } from '#game/network/route/price.ts';
import { withEstimate } from '#game/rivals/candidate.ts';
import { employIdle } from '#game/rivals/employ-idle.ts';
import { closeLosing, returnStranded } from '#game/rivals/give-up.ts';
import { grow } from '#game/rivals/grow.ts';
import type { RivalAction } from '#game/rivals/rival-action.ts';
import { sellUsed } from '#game/rivals/sell-used.ts';
import type {
  LessorOffer,
  NetworkView,
  RivalAircraft,
  RivalAirport,
  RivalMarket,
  RivalProperty,
  RivalProspect,
  RivalView,
  UsedAircraft,
} from '#game/rivals/view.ts';
import { HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import { seedModel } from './aircraft-models.ts';

export const A320 = seedModel('airbus-a320neo');
/** Terms of lessors for an aircraft of this model. */
export const TERMS = {
  model: A320,
  cabin: typicalCabin(A320),
  age: 0,
  weeklyRate: 90_000,
  dueNow: 1_300_000,
  available: 3,
};
/** US dollars per tonne of fuel. */
export const FUEL_PRICE = 850;

/** Returns an offer of lessors. */
export const rivalOffer = (changes: Partial<LessorOffer> = {}, overheadShare = 0.16): LessorOffer =>
  withEstimate({ ...TERMS, ...changes }, { fuelPrice: FUEL_PRICE, overheadShare, fareLevels: [1] });

/** Returns a large airport at a longitude. */
export const rivalAirport = (id: string, lon = 5): RivalAirport => ({
  id,
  country: 'NL',
  type: 'large_airport',
  lat: 50,
  lon,
  runways: 3,
  longest_runway_m: 3_500,
});

/** Returns a destination at 1,200 km with demand for some people per year. */
export const rivalProspect = (to: string, people: number): RivalProspect => ({
  airport: rivalAirport(to),
  tariff: tariffOf({ leisure: people, business: 0, premium: 0 }),
  pair: {
    km: 1_200,
    yearly: { leisure: people * 0.7, business: people * 0.25, premium: people * 0.05 },
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
});

/** Returns the figures of an own aircraft that is at a base and not for sale. */
export const property = (changes: Partial<RivalProperty> = {}): RivalProperty => ({
  value: 20_000_000,
  bid: 18_400_000,
  limit: 19_600_000,
  age: 8,
  isReady: true,
  away: null,
  sale: null,
  wasUnsold: false,
  ...changes,
});

/** Returns an aircraft of the rival: owned and without flights. */
export const ownAircraft = (
  id: string,
  figures: Partial<RivalProperty> = {},
  changes: Partial<RivalAircraft> = {},
): RivalAircraft => ({
  id,
  model: A320.id,
  revision: 1,
  leaseRate: 0,
  route: '',
  base: 'hub',
  isStranded: false,
  property: property(figures),
  ...changes,
});

/** Returns a used aircraft at the hub whose asking price is above the rival's limit. */
export const usedAircraft = (id: string, changes: Partial<UsedAircraft> = {}): UsedAircraft => ({
  id,
  kind: 'price',
  price: 20_800_000,
  offers: true,
  limit: 19_600_000,
  first: 18_600_000,
  model: A320,
  cabin: typicalCabin(A320),
  age: 8,
  condition: 0.95,
  place: rivalAirport('hub'),
  ...changes,
});

/** Returns the view of a rich airline that reviews its network and has no aircraft yet. */
export const rivalView = (changes: Partial<RivalView> = {}): RivalView => ({
  temperament: 'expansive',
  strength: 'normal',
  bases: [rivalAirport('hub')],
  homes: ['ECAA'],
  now: 30 * WEEK,
  cash: 60_000_000,
  overdue: 0,
  weeklyFixedCosts: 0,
  pending: 0,
  routes: [],
  fleet: [],
  flown: new Map([[A320.id, TERMS]]),
  fuelPrice: FUEL_PRICE,
  overheadShare: 0.16,
  isReview: true,
  ...changes,
});

/** Returns a market with one large destination from the hub. */
export const rivalMarket = (changes: Partial<RivalMarket> = {}): RivalMarket => ({
  target: '',
  bases: [{ airport: rivalAirport('hub'), prospects: [rivalProspect('large', 900_000)], isOpen: true }],
  offers: [rivalOffer()],
  ...changes,
});

/** Slots by hour of the week. */
export const OPEN_SLOTS: readonly number[] = new Array<number>(HOURS_A_WEEK).fill(5);

/** Returns the next action about its network of an airline that finds slots everywhere and no used aircraft. */
export function networkAction(
  changes: Pick<NetworkView, 'view' | 'market'> & Partial<NetworkView>,
): RivalAction | null {
  const known = {
    leftAt: () => OPEN_SLOTS,
    usedMarket: () => [],
    grown: 0,
    tried: new Set<string>(),
    ...changes,
  };
  const { view, market } = known;
  return (
    (view.isReview ? closeLosing(known) : null) ??
    returnStranded(known) ??
    sellUsed(known) ??
    (market && (employIdle({ ...known, market }) ?? grow({ ...known, market })))
  );
}
