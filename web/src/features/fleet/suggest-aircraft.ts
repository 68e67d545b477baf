import { routeProfits } from '#game/demand/forecast/expected-route-profit.ts';
import { routePair } from '#game/demand/forecast/route-pair.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { type LeaseQuote, leaseQuote } from '#game/fleet/lease-quote.ts';
import { CASH_PART, DESTINATIONS_CONSIDERED } from '#game/network/planning/suggestion.ts';
import type { Incumbents, Market, MarketDeparture } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { lessorCandidates } from '#web/lib/planning/candidate-aircraft.ts';
import { planningAircraft, planningRoute, slotTermsFor } from '#web/lib/planning/pair.ts';
import type { Outlook, ProspectQuestion, ProspectsJob } from '#web/lib/planning/planner-messages.ts';
import type { Facts } from '#web/lib/planning/use-facts.ts';

/** Models per size and destinations per model that get a full forecast. */
const MODELS_TRIED = 4;
const DESTINATIONS_TRIED = 3;
/** Size classes by seats. Each gets one suggestion. */
const SIZES = [
  { name: 'small', upTo: 80 },
  { name: 'medium', upTo: 150 },
  { name: 'large', upTo: Number.POSITIVE_INFINITY },
] as const;
type Size = (typeof SIZES)[number]['name'];

/** A destination from the hub. */
export interface SuggestedDestination {
  airport: Airport;
  km: number;
  /** Passengers per year, both directions. */
  leisure: number;
  business: number;
  premium: number;
  /** How well the airline knows the pair, 0–1. */
  known: number;
  /** Departures of other airlines. */
  others: readonly MarketDeparture[];
  incumbents: Incumbents | null;
}

export interface SuggestionFacts {
  models: readonly AircraftModel[];
  /** Calendar year. */
  year: number;
  hub: Airport;
  destinations: readonly SuggestedDestination[];
  facts: Facts;
  /** Whole US dollars. */
  cash: number;
  /** See `researchSlots`. */
  slots: Market['slots'];
}

/** A model with one of its best destinations. */
export interface Candidate {
  size: Size;
  model: AircraftModel;
  quote: LeaseQuote;
  to: Airport;
}

export interface Suggestion extends Candidate {
  outlook: Outlook;
}

const sizeOf = (model: AircraftModel): Size =>
  SIZES.find(({ upTo }) => sumOfClasses(model) <= upTo)?.name ?? 'large';

/** Returns each model's best destinations by a quick estimate, best model first. */
function ranked({ models, year, hub, destinations, facts, cash }: SuggestionFacts) {
  return models
    .flatMap((model) => {
      const quote = leaseQuote(model, year);
      if (!quote || quote.dueNow > cash * CASH_PART) return [];
      const { fuelPrice } = facts;
      const profitOf = routeProfits({
        model,
        cabin: typicalCabin(model),
        age: quote.age,
        leased: true,
        fuelPrice,
      });
      const best = destinations
        .slice(0, DESTINATIONS_CONSIDERED)
        .flatMap(({ airport, km, leisure, business, premium, incumbents }) => {
          const yearly = { leisure, business, premium };
          const found = profitOf(routePair({ km, yearly }, incumbents, [hub, airport]));
          return found ? [{ to: airport, profit: found.profit }] : [];
        })
        .sort((one, other) => other.profit - one.profit)
        .slice(0, DESTINATIONS_TRIED);
      return best[0] ? [{ model, quote, best, bestProfit: best[0].profit }] : [];
    })
    .sort((one, other) => other.bestProfit - one.bestProfit);
}

/**
 * Returns the models and pairs to forecast, with the job for the planner. A quick estimate selects them, and
 * the forecast provides the figures shown.
 */
export function candidatesFor(given: SuggestionFacts): { candidates: Candidate[]; job: ProspectsJob } {
  const { models, year, hub, destinations, facts } = given;
  const counts = new Map<Size, number>();
  const candidates = ranked(given).flatMap(({ model, quote, best }): Candidate[] => {
    const size = sizeOf(model);
    const count = counts.get(size) ?? 0;
    counts.set(size, count + 1);
    return count < MODELS_TRIED ? best.map(({ to }) => ({ size, model, quote, to })) : [];
  });
  const offered = new Map(lessorCandidates(models, year, []).map((one) => [one.id, one]));
  const demand = new Map(destinations.map((one) => [one.airport, one]));
  const slots = slotTermsFor(given.slots, [], hub.id)('');
  const questions = candidates.flatMap(({ model, to }) => {
    const [aircraft, people] = [offered.get(model.id), demand.get(to)];
    if (!aircraft || !people) throw new RangeError(`${model.id} to ${to.iata} is no candidate`);
    const route = planningRoute({ ...people, from: hub, to, outlook: facts.outlook });
    return [{ route, aircraft: planningAircraft(aircraft, hub.id), others: [], slots }];
  });
  return { candidates, job: { kind: 'prospects', questions, facts, inDetail: false } };
}

/**
 * Returns the most profitable model of each size, smallest first. Sizes without a profitable model are left
 * out.
 */
export function suggestionsFrom(
  candidates: readonly Candidate[],
  outlooks: readonly (Outlook | null)[],
): Suggestion[] {
  const all = candidates.flatMap((candidate, index): Suggestion[] => {
    const outlook = outlooks[index];
    return outlook && outlook.profit > 0 && outlook.yearly > 0 ? [{ ...candidate, outlook }] : [];
  });
  return SIZES.flatMap(({ name }) => {
    const best = all
      .filter(({ size }) => size === name)
      .reduce<Suggestion | null>(
        (top, next) => (top && top.outlook.profit >= next.outlook.profit ? top : next),
        null,
      );
    return best ? [best] : [];
  });
}

/** A lease with the question that its forecast answers. */
export interface LeastLoss {
  candidate: Candidate;
  question: ProspectQuestion;
}

/**
 * Returns the candidate with the highest profit, or the smallest loss, in the worse of the coming weeks and an average
 * week of the year. Null if none can be forecast.
 */
export function leastLossOf(
  candidates: readonly Candidate[],
  questions: readonly ProspectQuestion[],
  outlooks: readonly (Outlook | null)[],
): LeastLoss | null {
  let best: (LeastLoss & { profit: number }) | null = null;
  for (const [index, candidate] of candidates.entries()) {
    const [question, outlook] = [questions[index], outlooks[index]];
    if (!question || !outlook) continue;
    const profit = Math.min(outlook.profit, outlook.yearly);
    if (!best || profit > best.profit) best = { candidate, question, profit };
  }
  return best;
}
