import { marketValue, newPrice, usualYear } from '#game/fleet/aircraft/ageing.ts';
import type { OfferedAircraft } from '#game/payloads/exchange.ts';
import { WEEKS_A_YEAR } from '#game/world/time.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';

/** One column of the comparison. */
export interface ComparedAircraft {
  candidate: CandidateAircraft;
  kind: 'used' | 'leased' | 'new';
  /** Its listing, if it is for sale. */
  listing: OfferedAircraft | null;
  /** Price in whole US dollars. Null if it is leased. */
  price: number | null;
}

/** Returns what an aircraft of a price costs per week while its value falls over the next year, in US dollars. */
export function weeklyLoss({ candidate, listing, price }: ComparedAircraft): number {
  if (price === null) return candidate.weeklyRate;
  const { model, age, condition } = candidate;
  const year = usualYear(model);
  const hours = listing?.hours ?? 0;
  const cycles = listing?.cycles ?? 0;
  const later = marketValue(model, {
    age: age + 1,
    hours: hours + year.hours,
    cycles: cycles + year.cycles,
    condition,
  });
  return Math.max(0, price - later) / WEEKS_A_YEAR;
}

/** Returns a new aircraft as a column. Null if the model is not in production. @param leased a lessor's aircraft */
export function newAircraft(leased: CandidateAircraft): ComparedAircraft {
  const { model } = leased;
  const candidate = { ...leased, id: `new ${model.id}`, age: 0, condition: 1, weeklyRate: 0 };
  return { candidate, kind: 'new', listing: null, price: newPrice(model) };
}

/** Returns the best of several figures. Null if they are all equal. */
export function bestOf(values: readonly (number | null)[], better: 'more' | 'less'): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || new Set(known).size < 2) return null;
  return better === 'more' ? Math.max(...known) : Math.min(...known);
}
