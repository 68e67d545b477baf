import { useMemo } from 'react';
import { canFly } from '#game/network/route/check.ts';
import type { Route } from '#game/tables/route.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useMarket } from '#web/lib/game/market.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
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
 * Returns estimates of aircraft on one of the airline's routes, by candidate id.
 * @param wanted a stable list
 * @param fleet the airline's aircraft, as a stable list
 */
export function useEstimates(
  route: Route | undefined,
  wanted: readonly CandidateAircraft[],
  fleet: readonly CandidateAircraft[],
): { estimates: ReadonlyMap<string, Estimate>; error: Error | null } {
  const airports = useAirportIndex().data;
  const market = useMarket(route?.a ?? '', route?.b ?? '');
  const facts = useFacts();
  const legs = useLegs().data;
  const routes = useRoutes().data;
  const hub = useOwnAirline().data?.hub;
  const [from, to] = [airports?.byId.get(route?.a ?? ''), airports?.byId.get(route?.b ?? '')];
  const km = route?.km;

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
  return { estimates, error: error ?? market.error };
}
