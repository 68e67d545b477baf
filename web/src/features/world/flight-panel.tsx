import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayAndTime, startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import type { Traffic } from '#game/payloads/market.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { FlightDetail } from '#web/components/flight/flight-detail.tsx';
import type { MapAircraft } from '#web/components/map/aircraft-layer.ts';
import { stateOfFlight } from '#web/components/map/flight-profile.ts';
import { Panel } from '#web/components/panel.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAirportsById } from '#web/lib/airports-by-id.ts';
import { formatLength, formatSpeed } from '#web/lib/format.ts';
import { useFleet } from '#web/lib/game/fleet.ts';
import { flightQuery } from '#web/lib/game/flights.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';

interface FlightPanelProps {
  id: string;
  /** The aircraft on the map while the flight is in the air. */
  aircraft: MapAircraft | undefined;
  /** All airlines' flights, if they are on the map. */
  traffic: UseQueryResult<Traffic>;
  onClose: () => void;
}

const PHASES = {
  before: 'At the gate',
  'taxiing out': 'Taxiing to the runway',
  climbing: 'Climbing',
  cruising: 'Cruising',
  descending: 'Descending',
  'taxiing in': 'Taxiing to the gate',
  arrived: 'At the gate',
};

/** Phase, altitude, speed and progress of a flight. */
function Progress({ aircraft }: { aircraft: MapAircraft }) {
  const minute = useWorldMinute() ?? 0;
  const units = useUnits();
  const { phase, part, height_m, speed_kmh } = stateOfFlight(aircraft.profile, minute);
  return (
    <div className="flex flex-col gap-1.5 rounded-control border border-line bg-raised px-3 py-2 text-13">
      <p className="flex justify-between gap-3 tabular-nums">
        <span className="font-medium">{PHASES[phase]}</span>
        <span>
          {formatLength(Math.round(height_m / 10) * 10, units)} · {formatSpeed(speed_kmh, units)}
        </span>
      </p>
      <div className="h-1 rounded-full bg-line">
        <div className="h-1 rounded-full bg-accent" style={{ width: `${Math.round(part * 1000) / 10}%` }} />
      </div>
    </div>
  );
}

interface OwnFlightProps {
  id: string;
  aircraft: MapAircraft | undefined;
  /** Whether the flight may belong to another airline, while the others' flights are being loaded. */
  mayBeOthers: boolean;
}

function OwnFlight({ id, aircraft, mayBeOthers }: OwnFlightProps) {
  const flight = useQuery(flightQuery(id));
  const airports = useAirportsById(true);
  const fleet = useFleet().data;
  const world = useWorld().data;
  const minute = useWorldMinute();
  // A scheduled departure on the map becomes a flight record a moment later.
  if (flight.data === null && !mayBeOthers && !aircraft)
    return <p className="text-muted">This flight is no longer available.</p>;
  if (flight.error && !flight.data)
    return (
      <ErrorState
        title="The flight could not be loaded"
        error={flight.error}
        onRetry={() => flight.refetch()}
      />
    );
  if (!flight.data || !world || minute === undefined)
    return (
      <div role="status" aria-label="Loading the flight" className="flex animate-late flex-col gap-3">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    );
  const { data } = flight;
  const flown = fleet?.find((one) => one.id === data.aircraft);
  return (
    <>
      {flown && (
        <p className="pb-3 text-13 text-muted">
          Aircraft{' '}
          <Link
            to={linkTo('fleet', { aircraft: flown.id })}
            className="code normal-nums text-accent underline underline-offset-2"
          >
            {flown.registration}
          </Link>{' '}
          {flown.name}
        </p>
      )}
      <FlightDetail
        flight={data}
        origin={airports?.get(data.origin)}
        destination={airports?.get(data.destination)}
        minute={minute}
        start={world.start}
      >
        {aircraft && <Progress aircraft={aircraft} />}
      </FlightDetail>
    </>
  );
}

function OthersFlight({
  id,
  index,
  traffic,
  aircraft,
}: {
  /** Public id. */
  id: string;
  index: number;
  traffic: Traffic;
  aircraft: MapAircraft | undefined;
}) {
  const airports = useAirportsById(true);
  const world = useWorld().data;
  const { flights, airlines } = traffic;
  const airline = airlines[flights.airline[index] ?? ''];
  const ends = [
    {
      name: 'From',
      airport: airports?.get(flights.origin[index] ?? ''),
      minute: flights.departed[index] ?? 0,
    },
    {
      name: 'To',
      airport: airports?.get(flights.destination[index] ?? ''),
      minute: flights.landed[index] ?? 0,
    },
  ];
  return (
    <div className="flex flex-col gap-4 text-13">
      {airline && (
        <p className="flex items-center gap-2">
          <AirlineBadge primary={airline.colour_primary} secondary={airline.colour_secondary} />
          <AirlineLink name={airline.name} code={airline.code} className="font-medium" />
          <span className="code text-12 text-muted">{airline.code}</span>
        </p>
      )}
      <div className="flex gap-4">
        {ends.map(({ name, airport, minute }) => (
          <div key={name} className="min-w-0 flex-1">
            <p className="text-12 text-muted">{name}</p>
            <p className="code text-20">{airport?.iata ?? '…'}</p>
            <p className="truncate text-12 text-muted">{airport && servedCity(airport)}</p>
            {world && (
              <p className="tabular-nums">
                {dayAndTime(weekMinute(minute, startWeekMinute(world.start)))}{' '}
                <span className="text-12 text-muted">UTC</span>
              </p>
            )}
          </div>
        ))}
      </div>
      {aircraft && <Progress aircraft={aircraft} />}
      {airline && (
        <Link
          to={linkTo('aircraftMarket', { of: airline.code, flown: id })}
          className="self-start text-accent underline underline-offset-4 max-md:-my-2 max-md:py-3"
        >
          Make an offer for this aircraft
        </Link>
      )}
      <p className="text-12 text-muted">Passengers on other airlines’ flights are not public.</p>
    </div>
  );
}

/** Returns 'AB101 AMS–BCN', also for a flight that is no longer on the map. */
function useFlightName(id: string, aircraft: MapAircraft | undefined, isOwn: boolean): string {
  const flight = useQuery({ ...flightQuery(id), enabled: isOwn }).data;
  const airports = useAirportsById(isOwn);
  if (aircraft || !flight) return aircraft?.label ?? '';
  const code = (airport: string) => airports?.get(airport)?.iata ?? '…';
  return `${flight.number} ${code(flight.origin)}–${code(flight.destination)}`;
}

/** Details of the selected flight beside the map. */
export default function FlightPanel({ id, aircraft, traffic, onClose }: FlightPanelProps) {
  const index = traffic.data?.flights.id.indexOf(id) ?? -1;
  const isOthers = index >= 0 && aircraft?.own !== true;
  const name = useFlightName(id, aircraft, !isOthers);
  return (
    <Panel title={`Flight ${name}`.trim()} onClose={onClose}>
      {isOthers && traffic.data ? (
        <OthersFlight id={id} index={index} traffic={traffic.data} aircraft={aircraft} />
      ) : (
        <OwnFlight id={id} aircraft={aircraft} mayBeOthers={traffic.isLoading} />
      )}
    </Panel>
  );
}
