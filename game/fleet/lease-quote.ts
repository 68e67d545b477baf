import { hashOf } from '../world/chance/hash.ts';
import { DAY, DAYS_A_YEAR } from '../world/time.ts';
import { marketValue, usualYear, type Wear } from './aircraft/ageing.ts';
import { type AircraftModel, isBuilt, typicalCabin } from './aircraft/aircraft-model.ts';
import type { PerClass } from './aircraft/cabin.ts';
import { CHECKS, freshChecks } from './aircraft/maintenance.ts';
import { LEASE_DELIVERY_DAYS } from './delivery.ts';
import { leaseDeposit, leaseRate } from './lease.ts';
import { refit } from './refit.ts';

/** Maximum age on offer in years. Lessors part out older aircraft. */
export const LEASE_AGE_MAX = 30;
/** Condition lost per year of age, after a check. */
const CONDITION_LOST_A_YEAR = 0.006;
/** Used share of the interval to the D check when a used aircraft is delivered. */
const D_USED_FROM = 0.1;
const D_USED_SPAN = 0.5;

/** Lessors' offer for a model in a calendar year. */
export interface LeaseQuote extends Wear {
  /** Share of the interval to the D check that is used up. The lighter checks are fresh. */
  dCheckUsed: number;
  /** Market value at the start. This and all following amounts are in whole US dollars per aircraft. */
  value: number;
  /** Per week, for the whole lease. */
  weeklyRate: number;
  deposit: number;
  /** For a cabin other than the typical one. */
  refit: number;
  /** Deposit, first week and refit, paid on signing. */
  dueNow: number;
  /** Game days until the aircraft is at the hub. */
  deliveryDays: number;
}

/** Returns the age in whole years of the lessors' aircraft of a model; null if they have none. */
function ageOffered(model: AircraftModel, year: number): number | null {
  if (year < model.first_year) return null;
  if (isBuilt(model, year) || model.last_year === null) return 0;
  // The youngest aircraft lease first. The remaining ones are up to three years older.
  const youngest = year - model.last_year;
  const age = Math.min(LEASE_AGE_MAX, youngest + (hashOf([model.id, 'lessors']) % 4));
  return youngest > LEASE_AGE_MAX ? null : age;
}

function dCheckUsed(model: AircraftModel, age: number): number {
  const usual = D_USED_FROM + (D_USED_SPAN * (hashOf([model.id, 'd']) % 100)) / 100;
  return Math.min(usual, (age * DAYS_A_YEAR) / CHECKS.d.days);
}

/**
 * Returns the terms for leasing one aircraft of a model now, or null if no lessor has one: not built yet, or
 * out of production for more than 30 years. While the model is built, the aircraft is new. Afterwards, it is
 * one of the last years from a lessor's stock, fresh from its C check. The offer is the same for all
 * airlines.
 * @param year calendar year of the world
 * @param cabin seats to fit; the typical cabin if omitted
 */
export function leaseQuote(
  model: AircraftModel,
  year: number,
  cabin: Readonly<PerClass> = typicalCabin(model),
): LeaseQuote | null {
  const age = ageOffered(model, year);
  if (age === null) return null;
  const usual = usualYear(model);
  const wear = {
    age,
    hours: Math.round(usual.hours * age),
    cycles: Math.round(usual.cycles * age),
    condition: 1 - CONDITION_LOST_A_YEAR * age,
  };
  const value = marketValue(model, wear);
  const weeklyRate = leaseRate(value, age);
  const deposit = leaseDeposit(weeklyRate);
  const fitting = refit(typicalCabin(model), cabin);
  return {
    ...wear,
    dCheckUsed: dCheckUsed(model, age),
    value,
    weeklyRate,
    deposit,
    refit: fitting.cost,
    dueNow: deposit + weeklyRate + fitting.cost,
    deliveryDays: LEASE_DELIVERY_DAYS + fitting.days,
  };
}

/**
 * Returns the state of the checks on a leased aircraft at its delivery, a world minute: all new except the D
 * check.
 */
export function leasedChecks({ hours, cycles, dCheckUsed }: LeaseQuote, delivered: number) {
  const { d } = CHECKS;
  return {
    ...freshChecks(hours, cycles, delivered),
    d: {
      hours: Math.max(0, Math.round(hours - dCheckUsed * d.hours)),
      cycles: Math.max(0, Math.round(cycles - dCheckUsed * d.cycles)),
      at: delivered - Math.round(dCheckUsed * d.days * DAY),
    },
  };
}
