import { useMemo } from 'react';
import { canFly } from '#game/network/route/check.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useMarket } from '#web/lib/game/market.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { routeBetween } from '#web/lib/planning/pair.ts';
import { pairJob } from '#web/lib/planning/pair-job.ts';
import type { Outlook } from '#web/lib/planning/planner-messages.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useOutlooks } from '#web/lib/planning/use-outlooks.ts';
import { tripCost } from '#web/lib/trip-cost.ts';

/** The result of an aircraft on a route. */
export interface Estimate {
  /** CASK in US cents at a usual load, lease included. Null if it cannot fly the route. */
  seatKmCents: number | null;
  /** Expected profit. Undefined while it is computed. */
  outlook: Outlook | null | undefined;
}

/**
 * Returns estimates of aircraft on a pair, beside the airline's own flights there, by candidate id. Empty until both
 * airports are chosen.
 * @param wanted a stable list
 * @param fleet the airline's aircraft, as a stable list
 */
export function useEstimates(
  { from, to }: { from: Airport | null; to: Airport | null },
  wanted: readonly CandidateAircraft[],
  fleet: readonly CandidateAircraft[],
): {
  estimates: ReadonlyMap<string, Estimate>;
  /** The airline's present flights per week on the pair. */
  present: number;
  error: Error | null;
} {
  const market = useMarket(from?.id ?? '', to?.id ?? '');
  const facts = useFacts();
  const legs = useLegs().data;
  const routes = useRoutes().data;
  const hub = useOwnAirline().data?.hub;
  const km = market.data?.km;

  const able = useMemo(
    () =>
      from && to && km !== undefined
        ? wanted.filter(
            ({ model, seats }) => !canFly(model, seats, km, from.longest_runway_m, to.longest_runway_m),
          )
        : undefined,
    [wanted, from, to, km],
  );
  const job = useMemo(() => {
    if (!market.data || !from || !to || !able || !facts || !legs || !routes || hub === undefined) return;
    return pairJob({ from, to, market: market.data, able, fleet, legs, routes, hub, facts });
  }, [market.data, from, to, able, facts, legs, routes, hub, fleet]);
  const { found, error } = useOutlooks(job);
  const fuelPrice = facts?.fuelPrice;
  const estimates = useMemo(() => {
    const map = new Map<string, Estimate>();
    if (!able || km === undefined || fuelPrice === undefined) return map;
    for (const { id, model, cabin, weeklyRate, age, condition } of wanted) {
      const index = able.findIndex((one) => one.id === id);
      const cost = index < 0 ? null : tripCost(model, cabin, km, fuelPrice, { weeklyRate, age, condition });
      map.set(id, {
        seatKmCents: cost && cost.seatKm * 100,
        outlook: index < 0 ? null : found[index],
      });
    }
    return map;
  }, [wanted, able, km, fuelPrice, found]);
  const here = routes && routeBetween(routes, from?.id, to?.id)?.id;
  const present = legs?.filter(({ route }) => route === here).length ?? 0;
  return { estimates, present, error: error ?? market.error };
}
