import { useMemo } from 'react';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useCertificates, useHomes } from '#web/lib/game/certificates.ts';
import { useResearch } from '#web/lib/game/research.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { chosenCandidate, useCandidateAircraft } from '#web/lib/planning/use-candidate-aircraft.ts';
import { useWorld } from '#web/lib/world.ts';
import { ARCS_MAX, countriesOf, destinationsOf, narrowed } from './destinations.ts';
import type { useFilter } from './use-filter.ts';

const NO_ROWS: never[] = [];

/** Returns what the address asks for: the airports, the aircraft, and the destinations that its filter leaves. */
export function useDestinations({ filter, params }: ReturnType<typeof useFilter>) {
  const { data: airline } = useOwnAirline();
  const airports = useAirportIndex();
  const routes = useRoutes().data ?? NO_ROWS;
  const candidates = useCandidateAircraft();
  const wanted = params.get('with');

  const index = airports.data;
  const home = airline && index?.byId.get(airline.hub);
  const from = index?.byCode.get((params.get('from') ?? '').toUpperCase()) ?? home ?? null;
  const to = index?.byCode.get((params.get('to') ?? '').toUpperCase()) ?? null;
  const research = useResearch(from?.id ?? '');
  const traffic = useWorld().data?.traffic;
  const homes = useHomes();
  const certificates = useCertificates();
  const candidate = useMemo(() => chosenCandidate(candidates, wanted), [candidates, wanted]);

  /** Null until they are loaded. */
  const destinations = useMemo(
    () =>
      research.data && from && index && traffic !== undefined && homes && research.data.from === from.id
        ? destinationsOf(research.data, from, index.byId, routes, candidate, traffic, homes)
        : null,
    [research.data, from, index, routes, candidate, traffic, homes],
  );
  const shown = useMemo(
    () => (destinations && from ? narrowed(destinations, filter, from.country) : NO_ROWS),
    [destinations, filter, from],
  );
  const countries = useMemo(() => countriesOf(destinations ?? NO_ROWS), [destinations]);
  /** Destinations with an arc on the map. */
  const top = useMemo(() => {
    const first = shown.slice(0, ARCS_MAX);
    // The open destination always has an arc.
    const opened = to && destinations?.find(({ airport }) => airport.id === to.id);
    return opened && !first.includes(opened) ? [...first, opened] : first;
  }, [shown, destinations, to]);

  return {
    index,
    home,
    homes,
    from,
    to,
    hub: airline?.hub,
    routes,
    research: research.data,
    candidates,
    candidate,
    /** Id of the aircraft in the address. */
    wanted,
    destinations,
    shown,
    countries,
    top,
    failure: airports.error ?? research.error ?? candidates.error ?? certificates.error,
    refetch: () => {
      void airports.refetch();
      void research.refetch();
      void certificates.refetch();
    },
  };
}

export type Destinations = ReturnType<typeof useDestinations>;
