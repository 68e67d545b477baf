import { marketValue, sellBackPrice } from '../ageing.ts';
import type { AircraftModel } from '../aircraft-model.ts';
import { CHECKS, type MaintainedAircraft } from '../maintenance.ts';
import { checkCost } from '../maintenance-costs.ts';
import type { Aircraft } from '../records/aircraft.ts';
import { DAY, WEEK, YEAR } from '../time.ts';

/** A lease may be ended at any time, but these weeks are paid for in any case. */
export const LEASE_LEAST_WEEKS = 4;

/** What a price or a fee needs to know of an aircraft. Minutes are world minutes. */
export interface Disposable extends MaintainedAircraft {
  built: number;
  lease_from: number;
  lease_rate: number;
  deposit: number;
}

/** Years since an aircraft left the factory. */
export const ageInYears = (aircraft: { readonly built: number }, now: number): number =>
  Math.max(0, now - aircraft.built) / YEAR;

/** What an aircraft is worth on the market at a world minute, in whole US dollars. */
export const currentValue = (
  model: AircraftModel,
  aircraft: MaintainedAircraft & { readonly built: number },
  now: number,
): number => marketValue(model, { ...aircraft, age: ageInYears(aircraft, now) });

/** What an aircraft fetches at once at a world minute, in whole US dollars; the same for a whole game day. */
export const saleQuote = (
  model: AircraftModel,
  aircraft: MaintainedAircraft & { readonly built: number },
  now: number,
): number => sellBackPrice(currentValue(model, aircraft, Math.floor(now / DAY) * DAY));

/** Of the price of a new aircraft what its manufacturer keeps when the order is cancelled. */
export const ORDER_KEPT = 0.1;

/** What cancelling an order brings, in whole US dollars. */
export interface OrderCancelled {
  /** By the lessor the deposit, by the manufacturer a tenth of the price. A lessor also keeps what another cabin cost. */
  kept: number;
  /** Paid out: a lease's first week, or the rest of the price. */
  refund: number;
}

/** What cancelling the order of an aircraft brings as long as it has not been handed over. */
export function cancelledOrder({
  ownership,
  price,
  deposit,
  lease_rate,
}: Pick<Aircraft, 'ownership' | 'price' | 'deposit' | 'lease_rate'>): OrderCancelled {
  if (ownership === 'leased') return { kept: deposit, refund: lease_rate };
  const kept = Math.round(price * ORDER_KEPT);
  return { kept, refund: price - kept };
}

/** What comes of a deposit when an aircraft goes back, in whole US dollars. */
export interface LeaseReturn {
  deposit: number;
  /** Weeks left of the least term. */
  earlyFee: number;
  /** What has been used up of the time to the next C check: an aircraft goes back as it came, or its wear is paid for. */
  checkFee: number;
  /** Paid out: deposit less fees, never below 0. */
  refund: number;
}

/** What returning a leased aircraft brings at a world minute; the same for a whole game day as long as it does not fly. */
export function leaseReturn(model: AircraftModel, aircraft: Disposable, now: number): LeaseReturn {
  const weeksStarted = Math.max(1, Math.ceil((now - aircraft.lease_from) / WEEK));
  const earlyFee = Math.max(0, LEASE_LEAST_WEEKS - weeksStarted) * aircraft.lease_rate;
  const mark = aircraft.checks.c;
  const used = Math.max(
    (aircraft.hours - mark.hours) / CHECKS.c.hours,
    (aircraft.cycles - mark.cycles) / CHECKS.c.cycles,
    (Math.floor(now / DAY) * DAY - mark.at) / (CHECKS.c.days * DAY),
  );
  const terms = { age: ageInYears(aircraft, now), ownBase: false, familySize: 1 };
  const checkFee = Math.round(Math.min(1, Math.max(0, used)) * checkCost(model, 'c', terms));
  const { deposit } = aircraft;
  return { deposit, earlyFee, checkFee, refund: Math.max(0, deposit - earlyFee - checkFee) };
}
