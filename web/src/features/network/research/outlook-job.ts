import type { Market, Research } from '#game/payloads/market.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { WEEKS_A_YEAR } from '#game/world/time.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import {
  baseOn,
  fixedWeeks,
  type OwnLeg,
  planningAircraft,
  planningRoute,
  slotTermsFor,
} from '#web/lib/planning/pair.ts';
import type { ProspectsJob } from '#web/lib/planning/planner-messages.ts';
import { departuresByEnd } from '#web/lib/planning/similar-departures.ts';
import type { Facts } from '#web/lib/planning/use-facts.ts';
import type { Destination } from './destinations.ts';

interface ResearchParts {
  from: Airport;
  research: Research;
  /** See `researchSlots`. */
  slots: Market['slots'];
  destinations: readonly Destination[];
  candidate: CandidateAircraft;
  facts: Facts;
  hub: string;
  /** All aircraft, legs and routes of the airline. */
  fleet: readonly CandidateAircraft[];
  legs: readonly OwnLeg[];
  routes: readonly Route[];
}

/** Returns the job for an aircraft's outlook on each destination in range, highest demand first. */
export function outlookJob(parts: ResearchParts): { job: ProspectsJob; airports: string[] } {
  const { from, research, candidate, facts, hub, fleet, legs } = parts;
  const departures = departuresByEnd(research, facts.airline.id);
  const routes = new Map(parts.routes.map((route) => [route.id, route]));
  const able = parts.destinations.filter(
    ({ violation, missing }) => violation === null && missing.length === 0,
  );
  const slots = slotTermsFor(parts.slots, legs, hub)(candidate.id);
  const questions = able.map(({ airport, leisure, business, premium, known, incumbents, owned }) => {
    const route = planningRoute({
      from,
      to: airport,
      others: departures.get(airport.id) ?? [],
      incumbents,
      route: routes.get(owned),
      outlook: facts.outlook,
      leisure: leisure * WEEKS_A_YEAR,
      business: business * WEEKS_A_YEAR,
      premium: premium * WEEKS_A_YEAR,
      known,
    });
    const own = owned ? fixedWeeks(fleet, legs, new Set([owned])) : [];
    return {
      route,
      aircraft: planningAircraft(candidate, baseOn(route, hub, from.id)),
      others: own.filter(({ aircraft }) => aircraft.id !== candidate.id),
      slots,
    };
  });
  return {
    job: { kind: 'prospects', questions, facts, inDetail: false },
    airports: able.map(({ airport }) => airport.id),
  };
}
