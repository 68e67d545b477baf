import { marketValue, usualYear, type Wear } from '../ageing.ts';
import { type AircraftModel, isBuilt, typicalCabin } from '../aircraft-model.ts';
import type { PerClass } from '../cabin.ts';
import { LEASE_DELIVERY_DAYS } from '../delivery.ts';
import { hashOf } from '../hash.ts';
import { leaseDeposit, leaseRate } from '../lease.ts';
import { CHECKS } from '../maintenance.ts';
import { refit } from '../refit.ts';
import { DAYS_A_YEAR } from '../time.ts';

/** Lessors part out what is older. */
const OLDEST_YEARS = 30;
/** Condition of an aircraft fresh from a check when it is new, and what each year takes. */
const CONDITION_LOST_A_YEAR = 0.006;
/** How much of the time to its D check a used aircraft has behind it when it is handed over. */
const D_USED_FROM = 0.1;
const D_USED_SPAN = 0.5;

/** What lessors offer of a model in a calendar year. */
export interface LeaseQuote extends Wear {
  /** Share of the interval to the D check that is used up; the lighter checks are fresh. */
  dCheckUsed: number;
  /** Market value at the start, in whole US dollars, as are all that follow; each is for one aircraft. */
  value: number;
  /** Each week, for as long as the aircraft is kept. */
  weeklyRate: number;
  deposit: number;
  /** For another cabin than the typical one. */
  refit: number;
  /** Deposit, first week and refit: what is paid on signing. */
  dueNow: number;
  /** Game days until it stands at the hub. */
  deliveryDays: number;
}

/** Whole years that the aircraft has flown which lessors have of a model; null where they have none. */
function ageOffered(model: AircraftModel, year: number): number | null {
  if (year < model.first_year) return null;
  if (isBuilt(model, year) || model.last_year === null) return 0;
  // The last ones built are the first ones asked for: what is left is up to three years older than it could be.
  const youngest = year - model.last_year;
  const age = Math.min(OLDEST_YEARS, youngest + (hashOf([model.id, 'lessors']) % 4));
  return youngest > OLDEST_YEARS ? null : age;
}

function dCheckUsed(model: AircraftModel, age: number): number {
  const usual = D_USED_FROM + (D_USED_SPAN * (hashOf([model.id, 'd']) % 100)) / 100;
  return Math.min(usual, (age * DAYS_A_YEAR) / CHECKS.d.days);
}

/**
 * What leasing one aircraft of a model takes now: a new one while the model is built, else one of its last years from a
 * lessor's stock, fresh from its C check. The same for everybody.
 * @param year calendar year of the world
 * @param cabin seats that it is to come with; the typical cabin where it is left out
 * @returns null where no lessor has one: not built yet, or out of production for more than 30 years
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
