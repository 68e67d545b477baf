import { HOURS_A_WEEK } from '../world/time.ts';
import { type AirportSlots, takenIn } from './airport-slots.ts';

/** Share of an hour's capacity above which landing becomes more expensive. */
const FROM = 0.9;
/** Additional share of the landing charge in an hour without a free slot. */
const MOST = 0.2;

/**
 * Returns the factor on the landing charge in an hour: 1 up to 90% of capacity, rising to 1.2 at 100%.
 * @param taken movements and unused slots of everybody, real traffic included
 * @param capacity movements per hour
 */
export const landingFactor = (taken: number, capacity: number): number =>
  1 + MOST * Math.min(1, Math.max(0, (taken / capacity - FROM) / (1 - FROM)));

/** Returns the factors of an airport by hour of the week. */
export const landingFactors = (slots: AirportSlots): number[] =>
  Array.from({ length: HOURS_A_WEEK }, (_, hour) => landingFactor(takenIn(slots, hour), slots.capacity));
