import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { worldAirportsQuery } from '#web/lib/world-airports.ts';
import { airportByIdQuery, europeLargeQuery } from './airport-queries.ts';
import { type MapChoice, wantsMoreAirports } from './map-choice.ts';

const NONE: Airport[] = [];

function choose(europe: Airport[], world: Airport[] | undefined, choice: MapChoice): Airport[] {
  const start = choice.continents.includes('EU') ? europe : [];
  if (!world || !wantsMoreAirports(choice)) return start;
  const known = new Set(europe.map(({ id }) => id));
  const more = world.filter(
    (airport) =>
      !known.has(airport.id) &&
      choice.continents.includes(airport.continent) &&
      (choice.medium || airport.type === 'large_airport'),
  );
  return [...start, ...more];
}

/** Returns the selected airports with the state of their queries. */
export function useShownAirports(choice: MapChoice) {
  const europe = useQuery(europeLargeQuery);
  const more = useQuery({ ...worldAirportsQuery, enabled: wantsMoreAirports(choice) });
  const airports = useMemo(
    () => (europe.data ? choose(europe.data, more.data, choice) : NONE),
    [europe.data, more.data, choice],
  );
  return { airports, europe, more };
}

/** Returns the hub, which is always marked. Undefined while unknown. @param id its id, '' for none */
export function useHub(id: string): Airport | undefined {
  const europe = useQuery(europeLargeQuery);
  const shown = europe.data?.find((airport) => airport.id === id);
  const query = useQuery({ ...airportByIdQuery(id), enabled: id !== '' && europe.isSuccess && !shown });
  return shown ?? query.data;
}
