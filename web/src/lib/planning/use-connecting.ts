import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ConnectingFlights } from '#game/demand/forecast/connecting-flights.ts';
import { classList, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { ownDeparture } from '#game/network/planning/own-departures.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { areFew, connectingSchema, type OwnFlights } from '#game/payloads/connecting.ts';
import { useOwnAirline } from '../airline.ts';
import { callInTurn } from '../api.ts';
import { useRoutes } from '../game/routes.ts';
import { KEYS } from '../query-keys.ts';
import type { CandidateAircraft } from './candidate-aircraft.ts';
import { type OwnLeg, planningAircraft } from './pair.ts';
import { type Facts, useFacts } from './use-facts.ts';

/** A leg without what only stored ones have. */
type FlownLeg = Omit<OwnLeg, 'id'>;

/** Returns an airline's flights to and from its hub, those that differ only in time together. */
function ownFlights(
  legs: readonly FlownLeg[],
  candidates: readonly CandidateAircraft[],
  fares: ReadonlyMap<string, PerClass>,
  hub: string,
  airline: Facts['airline'],
): OwnFlights[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, planningAircraft(candidate, '')]));
  const groups = new Map<string, OwnFlights>();
  for (const leg of legs) {
    const { origin, destination, block } = leg;
    const [aircraft, fare] = [byId.get(leg.aircraft), fares.get(leg.route)];
    if (!aircraft || !fare || (origin !== hub && destination !== hub)) continue;
    const key = [leg.aircraft, origin, destination].join(' ');
    const group = groups.get(key);
    if (group) group.departs.push(leg.departs);
    else
      groups.set(key, {
        ...{ aircraft: leg.aircraft, origin, destination, block },
        fares: classList(fare),
        seats: classList(aircraft.cabin),
        comfort: ownDeparture(aircraft, leg, airline, fare).comfort,
        departs: [leg.departs],
      });
  }
  return [...groups.values()];
}

/** Checks whether any passenger could connect: flights to the hub, and flights from it elsewhere. */
const canConnect = (flights: readonly OwnFlights[]): boolean =>
  new Set(flights.flatMap(({ origin, destination }) => [origin, destination])).size > 2 && areFew(flights);

const connectingQuery = (flights: readonly OwnFlights[], airports: readonly string[] | undefined) =>
  queryOptions({
    queryKey: [KEYS.market, 'connecting', flights, airports],
    queryFn: async ({ signal }): Promise<ConnectingFlights> => {
      const question = { method: 'POST', body: { flights, airports }, signal } as const;
      const found = await callInTurn('/api/am/connecting', connectingSchema, question);
      return new Map(found.flights.map(({ key, ...flight }) => [key, flight]));
    },
    enabled: canConnect(flights),
  });

/** A route that the airline does not fly yet. */
export interface NewRoute {
  id: string;
  fares: PerClass;
}

const NONE: readonly OwnFlights[] = [];
const NOBODY: ConnectingFlights = new Map();

/**
 * Returns the connecting passengers to expect on a timetable, as a stable object. Undefined while they are being loaded. Empty
 * without flights that connect, and if they cannot be loaded.
 *
 * @param legs the whole timetable, as a stable array
 * @param airports those (ids) whose flights matter, as a stable array; all flights if it is missing
 * @param added route that begins with it, as a stable object
 */
export function useConnecting(
  legs: readonly FlownLeg[] | undefined,
  candidates: readonly CandidateAircraft[],
  airports?: readonly string[],
  added?: NewRoute,
): ConnectingFlights | undefined {
  const hub = useOwnAirline().data?.hub;
  const routes = useRoutes().data;
  const airline = useFacts()?.airline;
  const flights = useMemo(() => {
    if (!legs || !routes || !airline || hub === undefined) return undefined;
    const fares = new Map(routes.map((route) => [route.id, faresOf(route)]));
    if (added) fares.set(added.id, added.fares);
    return ownFlights(legs, candidates, fares, hub, airline);
  }, [legs, candidates, added, routes, airline, hub]);
  const { data, isError } = useQuery(connectingQuery(flights ?? NONE, airports));
  if (!flights) return undefined;
  return canConnect(flights) && !isError ? data : NOBODY;
}
