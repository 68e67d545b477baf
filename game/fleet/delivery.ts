import { DAY, DAYS_A_WEEK, fullHour } from '../world/time.ts';
import type { AircraftModel } from './aircraft/aircraft-model.ts';

/** Game days until a leased aircraft from a lessor's stock arrives at the hub. */
export const LEASE_DELIVERY_DAYS = 1;

/**
 * Returns the world minute, a full hour, at which a leased aircraft arrives at the hub.
 * @param now world minute of the signing
 * @param days delivery time from `leaseQuote`
 * @param isFirst whether this is the airline's first lease; that aircraft arrives within one game hour, in
 *   any cabin
 */
export const leaseDelivery = (now: number, days: number, isFirst: boolean): number =>
  fullHour(isFirst ? now + 1 : now + days * DAY);

/** A manufacturer's lead time in game days without a queue. */
const BUILD_DAYS = 5;

/**
 * Maximum take-off weight (kg) and aircraft of a model delivered per week. Manufacturers build single-aisle
 * jets in the largest numbers.
 */
const LINE_RATES = [
  [30_000, 4],
  [120_000, 10],
  [300_000, 3],
] as const;
const SLOWEST_RATE = 2;

/** Returns the aircraft of a model that its manufacturer delivers per game week. */
export const weeklyDeliveries = (model: Pick<AircraftModel, 'mtow_kg'>): number =>
  LINE_RATES.find(([upTo]) => model.mtow_kg <= upTo)?.[1] ?? SLOWEST_RATE;

/**
 * Returns the game days from the order to the delivery.
 * @param ahead aircraft of the same model that were ordered earlier and are not delivered yet
 */
export const deliveryDays = (model: Pick<AircraftModel, 'mtow_kg'>, ahead: number): number =>
  BUILD_DAYS + Math.ceil((ahead * DAYS_A_WEEK) / weeklyDeliveries(model));
