import type { Aircraft } from '../tables/aircraft.ts';
import { DAY, WEEK, YEAR } from '../world/time.ts';
import { leastValue, marketValue, VALUE_AGE_MAX } from './aircraft/ageing.ts';
import type { AircraftModel } from './aircraft/aircraft-model.ts';
import { checkDeduction } from './aircraft/check-deduction.ts';
import { CHECKS, type MaintainedAircraft } from './aircraft/maintenance.ts';
import { checkCost } from './aircraft/maintenance-costs.ts';

/** Minimum term in weeks. A lease may end at any time, but these weeks are always charged. */
export const LEASE_MIN_WEEKS = 4;
/** Maximum number of weeks charged for returning an aircraft early that was sold and leased back. */
const LEASEBACK_CHARGED_WEEKS = 26;

/** Aircraft fields that prices and fees depend on. Minutes are world minutes. */
export interface Disposable extends MaintainedAircraft {
  built: number;
  lease_from: number;
  /** End of the minimum term of a leaseback. 0 for other leases. */
  lease_until: number;
  lease_rate: number;
  deposit: number;
}

/** Returns the years since an aircraft left the factory. */
export const ageInYears = (aircraft: { readonly built: number }, now: number): number =>
  Math.max(0, now - aircraft.built) / YEAR;

/**
 * Returns an aircraft's market value at a world minute, in whole US dollars. The used share of the next C and D check is
 * taken off, but never so much that less than scrap value is left.
 */
export function currentValue(
  model: AircraftModel,
  aircraft: MaintainedAircraft & { readonly built: number },
  now: number,
): number {
  const age = ageInYears(aircraft, now);
  const deduction = checkDeduction(model, aircraft, Math.min(VALUE_AGE_MAX, age), now);
  return Math.max(leastValue(model), marketValue(model, { ...aircraft, age }) - deduction);
}

/** Share of the price of a new aircraft that its manufacturer keeps if the order is cancelled. */
export const ORDER_KEPT = 0.1;

/** Result of cancelling an order, in whole US dollars. */
export interface OrderCancelled {
  /**
   * The lessor keeps the deposit and the cost of another cabin. The manufacturer keeps a tenth of the price.
   */
  kept: number;
  /** Repaid: a lease's first week, or the rest of the price. */
  refund: number;
}

/** Returns the result of cancelling an aircraft's order before its delivery. */
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

/** Settlement of the deposit when a leased aircraft is returned, in whole US dollars. */
export interface LeaseReturn {
  deposit: number;
  /** Weekly rates for the rest of the minimum term. */
  earlyFee: number;
  /** Charge for the used share of the interval to the next C check. It restores the condition at delivery. */
  checkFee: number;
  /** Repaid: deposit minus fees, never below 0. */
  refund: number;
  /** To be paid on top of the deposit: only for a leaseback, whose minimum term costs more than that. */
  due: number;
}

/**
 * Returns the settlement of returning a leased aircraft at a world minute. Constant within a game day if the
 * aircraft does not fly.
 */
export function leaseReturn(model: AircraftModel, aircraft: Disposable, now: number): LeaseReturn {
  const weeksStarted = Math.max(1, Math.ceil((now - aircraft.lease_from) / WEEK));
  const weeksLeft =
    aircraft.lease_until > 0
      ? Math.min(LEASEBACK_CHARGED_WEEKS, Math.ceil((aircraft.lease_until - now) / WEEK))
      : LEASE_MIN_WEEKS - weeksStarted;
  const earlyFee = Math.max(0, weeksLeft) * aircraft.lease_rate;
  const mark = aircraft.checks.c;
  const used = Math.max(
    (aircraft.hours - mark.hours) / CHECKS.c.hours,
    (aircraft.cycles - mark.cycles) / CHECKS.c.cycles,
    (Math.floor(now / DAY) * DAY - mark.at) / (CHECKS.c.days * DAY),
  );
  const terms = { age: ageInYears(aircraft, now), ownBase: false, familySize: 1 };
  const checkFee = Math.round(Math.min(1, Math.max(0, used)) * checkCost(model, 'c', terms));
  const { deposit } = aircraft;
  const left = deposit - earlyFee - checkFee;
  const due = aircraft.lease_until > 0 ? Math.max(0, -left) : 0;
  return { deposit, earlyFee, checkFee, refund: Math.max(0, left), due };
}
