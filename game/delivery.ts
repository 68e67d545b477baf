import type { AircraftModel } from './aircraft-model.ts';
import { DAY, DAYS_A_WEEK, fullHour } from './time.ts';

/** Game days until a leased aircraft from a lessor's stock is at the hub. */
export const LEASE_DELIVERY_DAYS = 1;

/**
 * Returns the world minute, a full hour, at which a leased aircraft is at the hub.
 *
 * @param now world minute of the signing
 * @param days that delivery takes: see `leaseQuote`
 * @param isFirst whether the airline has never leased before: that aircraft is there within one game hour, in any cabin
 */
export const leaseDelivery = (now: number, days: number, isFirst: boolean): number =>
  fullHour(isFirst ? now + 1 : now + days * DAY);

/** A manufacturer's lead time in game days when nobody else waits. */
const BUILD_DAYS = 5;

/** Aircraft of a model handed over a week, by weight: single-aisle jets are built in the largest numbers. */
const LINE_RATES = [
  [30_000, 4],
  [120_000, 10],
  [300_000, 3],
] as const;
const SLOWEST_RATE = 2;

/** Aircraft of a model that its manufacturer delivers in a game week. */
export const weeklyDeliveries = (model: Pick<AircraftModel, 'mtow_kg'>): number =>
  LINE_RATES.find(([upTo]) => model.mtow_kg <= upTo)?.[1] ?? SLOWEST_RATE;

/**
 * Game days from the order until the aircraft is handed over.
 * @param ahead aircraft of the same model ordered before it and not delivered yet
 */
export const deliveryDays = (model: Pick<AircraftModel, 'mtow_kg'>, ahead: number): number =>
  BUILD_DAYS + Math.ceil((ahead * DAYS_A_WEEK) / weeklyDeliveries(model));
