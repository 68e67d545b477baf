import type { ActionInput } from '#game/actions/actions.ts';
import { type LeaseQuote, leaseQuote } from '#game/fleet/lease-quote.ts';
import type { RouteQuote } from '#game/payloads/market.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { StartPlan } from '#web/lib/planning/planner-messages.ts';
import type { StartingAircraft } from '../shared/positioning-words.ts';

/** Initial costs of starting a pair, in whole US dollars. */
export interface StartTerms {
  fee: number;
  /** Null for an aircraft from the fleet. */
  lease: LeaseQuote | null;
  total: number;
}

/** @param year calendar year of the world */
export function startTerms(
  candidate: CandidateAircraft,
  quote: Pick<RouteQuote, 'price'>,
  year: number,
): StartTerms {
  const lease = candidate.registration === '' ? leaseQuote(candidate.model, year) : null;
  return { fee: quote.price, lease, total: quote.price + (lease?.dueNow ?? 0) };
}

/**
 * Returns a leased aircraft as it will be at the hub.
 * @param now world minute
 * @param isFirst whether it is the airline's first, which is delivered within one game hour
 */
export function leasedAircraft(
  lease: LeaseQuote | null | undefined,
  hub: string,
  now: number,
  isFirst: boolean,
): StartingAircraft | undefined {
  if (!lease) return undefined;
  const at = now + (isFirst ? HOUR : lease.deliveryDays * DAY);
  return { id: '', place: hub, ready: at, delivered: at };
}

interface StartParts {
  from: Airport;
  to: Airport;
  candidate: CandidateAircraft;
  terms: StartTerms;
  plan: StartPlan;
  /** The aircraft, if it is from the fleet. */
  own: Pick<Aircraft, 'id' | 'revision'> | undefined;
}

/** Returns the input of the action. */
export function startInput({
  from,
  to,
  candidate,
  terms,
  plan,
  own,
}: StartParts): ActionInput<'route.start'> {
  const { fee, lease } = terms;
  const { prospect } = plan;
  const aircraft = own && { id: own.id, revision: own.revision };
  return {
    from: from.id,
    to: to.id,
    fee,
    ...(aircraft ? { aircraft } : { lease: { model: candidate.model.id, price: lease?.weeklyRate ?? 0 } }),
    fares: prospect.week.fares,
    legs: prospect.legs.map(({ origin, departs }) => ({ origin, departs })),
  };
}
