import { weekHour } from '../network/timetable/airport-slots.ts';
import { blockMinutes } from '../operations/flight/block-time.ts';
import type { AirportSlots } from '../slots/airport-slots.ts';
import { BID_PRICE_MAX, BID_PRICE_MIN } from '../slots/auction-limits.ts';
import { checkBid } from '../slots/check-bid.ts';
import { WEEKS_A_YEAR } from '../world/time.ts';
import { beyondReserve, offersToGrow } from './means.ts';
import type { RivalActionOf } from './rival-action.ts';
import { TEMPERS } from './temper.ts';
import { goodTrips, type TripCandidate, weekOf } from './trips.ts';
import type { RivalMarket, RivalView } from './view.ts';

/** Maximum number of hours with a bid, such as one flight per day at the same time. */
const HOURS_MAX = 7;
/** Share of its spare cash that a rival bids. The rest is for aircraft. */
const BUDGET = 0.5;
/** Bids are in thousands of dollars. */
const STEP = 1_000;
/** Movements at the hub for a flight in both directions. */
const MOVEMENTS = 2;
const WEEKS_UNTIL_NEXT = WEEKS_A_YEAR / 2;

/** Returns what a slot is worth, in whole US dollars. */
function priceOf({ temperament }: RivalView, { expected }: TripCandidate): number {
  const weekly = expected.profit / (expected.flights * MOVEMENTS);
  const share = TEMPERS[temperament].slotBid;
  return Math.min(BID_PRICE_MAX, Math.floor((weekly * WEEKS_UNTIL_NEXT * share) / STEP) * STEP);
}

/** Returns the hours of the week in which the week of another aircraft lacks slots at the hub. */
function missingHours(view: RivalView, candidate: TripCandidate, left: readonly number[]): number[] {
  const { base, pair } = candidate.destination;
  const block = blockMinutes(pair.km, candidate.offer.model.cruise_kmh);
  const wanted = new Map<number, number>();
  for (const { origin, departs } of weekOf(candidate, view.fleet.length)) {
    const hour = weekHour(origin === base.airport.id ? departs : departs + block);
    wanted.set(hour, (wanted.get(hour) ?? 0) + 1);
  }
  const missing = [...wanted].flatMap(([hour, count]) => (count > (left[hour] ?? 0) ? [hour] : []));
  return missing.sort((one, other) => one - other);
}

/** Knowledge of a rival before an auction of slots. */
export interface SlotBidView {
  view: RivalView;
  market: RivalMarket;
  /** Slots of its hub. */
  slots: AirportSlots;
  /** Slots at its hub that it can still use by planning flights, by hour of the week. */
  left: readonly number[];
}

/**
 * Returns a rival's bid for slots at its hub before an auction: one slot in each of a few full hours that the
 * best use of another aircraft would need. Null if it needs none or has no spare cash.
 */
export function bidSlots({ view, market, slots, left }: SlotBidView): RivalActionOf<'slot.bid'> | null {
  const [hub] = market.bases;
  const [best] = hub ? goodTrips(view, hub, offersToGrow(view, market)) : [];
  if (!hub || !best) return null;
  const price = priceOf(view, best);
  if (price < BID_PRICE_MIN) return null;
  const hours = missingHours(view, best, left)
    .filter((hour) => checkBid(slots, [hour], 1) === null)
    .slice(0, Math.max(0, Math.min(HOURS_MAX, Math.floor((beyondReserve(view) * BUDGET) / price))));
  if (hours.length === 0) return null;
  return { name: 'slot.bid', input: { airport: hub.airport.id, hours, lots: 1, price } };
}
