import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import type { Traffic } from '#game/payloads/market.ts';
import type { Airline } from '#game/tables/airline.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import type { MapAircraft } from '#web/components/map/aircraft-layer.ts';
import { SIZE_OF } from '#web/components/map/aircraft-shapes.ts';
import { circleBetween } from '#web/components/map/great-circle.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useAirportsById } from '#web/lib/airports-by-id.ts';
import { useModels } from '#web/lib/game/aircraft-models.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useDatedTracks } from '#web/lib/game/tracks.ts';
import { trafficQuery } from '#web/lib/game/traffic.ts';
import { useWorld } from '#web/lib/world.ts';
import { expectedTracks } from './expected-tracks.ts';

interface Flown {
  id: string;
  number: string;
  origin: string;
  destination: string;
  departed: number;
  landed: number;
  silhouette: AircraftModel['silhouette'];
  own: boolean;
  tail: string;
}

type Airports = ReadonlyMap<string, Airport>;

const NO_AIRCRAFT: MapAircraft[] = [];
const NO_LEGS: Leg[] = [];

function toMapAircraft(flight: Flown, airports: Airports): MapAircraft[] {
  const from = airports.get(flight.origin);
  const to = airports.get(flight.destination);
  if (!from || !to) return [];
  const { id, number, departed, landed, own, tail, silhouette } = flight;
  const size = SIZE_OF[silhouette];
  const profile = { departed, landed, km: distanceKm(from, to), propeller: size === 'propeller' };
  const label = `${number}  ${from.iata}–${to.iata}`;
  return [{ id, label, circle: circleBetween(from, to), profile, size, own, tail }];
}

function useOwnFlown(airline: Airline | undefined): Flown[] | undefined {
  const dated = useDatedTracks().data;
  const fleet = useFleet().data;
  const models = useModels().data;
  const legs = useLegs().data ?? NO_LEGS;
  const world = useWorld().data;
  const hour = world?.hour ?? -1;
  const startsAt = world ? startWeekMinute(world.start) : 0;
  return useMemo(() => {
    if (!dated || !fleet || !models || !airline) return undefined;
    const { tracks, hour: tracksHour } = dated;
    const expected = expectedTracks({ hour, tracksHour, tracks, legs, fleet, startsAt });
    const silhouettes = new Map(models.map(({ id, silhouette }) => [id, silhouette]));
    const looks = new Map(fleet.map(({ id, model }) => [id, silhouettes.get(model) ?? 'narrow_twin']));
    return [...tracks, ...expected].map((track) => ({
      ...track,
      silhouette: looks.get(track.aircraft) ?? 'narrow_twin',
      own: true,
      tail: airline.colour_primary,
    }));
  }, [dated, fleet, models, legs, airline, hour, startsAt]);
}

/** Returns other airlines' flights from the columns of the response. */
export function othersOf({ flights, airlines }: Traffic, own: string): Flown[] {
  return flights.id.flatMap((id, index): Flown[] => {
    const airline = flights.airline[index];
    const silhouette = flights.silhouette[index];
    if (airline === undefined || airline === own || silhouette === undefined) return [];
    return [
      {
        id,
        number: flights.number[index] ?? '',
        origin: flights.origin[index] ?? '',
        destination: flights.destination[index] ?? '',
        departed: flights.departed[index] ?? 0,
        landed: flights.landed[index] ?? 0,
        silhouette,
        own: false,
        tail: airlines[airline]?.colour_primary ?? '#808080',
      },
    ];
  });
}

/** Returns the aircraft on the map: the airline's, and others' if selected. */
export function useMapAircraft(withOthers: boolean): {
  aircraft: MapAircraft[];
  traffic: UseQueryResult<Traffic>;
} {
  const airline = useOwnAirline().data;
  const own = useOwnFlown(airline);
  const traffic = useQuery({ ...trafficQuery, enabled: withOthers });
  const others = useMemo(
    () => (withOthers && traffic.data && airline ? othersOf(traffic.data, airline.id) : []),
    [withOthers, traffic.data, airline],
  );
  const airports = useAirportsById((own?.length ?? 0) + others.length > 0);
  const aircraft = useMemo(
    () =>
      airports
        ? [...others, ...(own ?? [])].flatMap((flight) => toMapAircraft(flight, airports))
        : NO_AIRCRAFT,
    [own, others, airports],
  );
  return { aircraft, traffic };
}
