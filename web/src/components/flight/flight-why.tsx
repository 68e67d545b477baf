import { Fragment } from 'react';
import { INCUMBENTS } from '#game/demand/choice/itinerary.ts';
import { takenBy } from '#game/demand/forecast/taken-by.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Flight, Why } from '#game/tables/flight.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { DAY } from '#game/world/time.ts';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { CABIN_WORDS } from '#web/lib/cabin-names.ts';
import { formatMoney, formatNumber } from '#web/lib/format.ts';
import { useRouteFlights } from '#web/lib/game/flights.ts';
import { useMarket } from '#web/lib/game/market.ts';
import { GROUP_NAMES } from '#web/lib/group-names.ts';
import { ConnectingPassengers } from './connecting-passengers.tsx';
import { adviceOn, choicesOf } from './flight-choices.ts';
import { spillText } from './flight-words.ts';

/** Maximum number of airlines named. */
const TAKERS_MAX = 4;

interface FlightWhyProps {
  flight: Flight;
  why: Why;
  origin: Airport | undefined;
  /** First day of the world. */
  start: string;
}

/** An airline that took passengers. Without a face, those of the real world together. */
interface Taker {
  id: string;
  face: Market['airlines'][string] | undefined;
  people: number;
}

/**
 * Returns the choices of the day's passengers, and the airlines that others took. Undefined while the airline's
 * other flights are loading.
 */
function useChoices({ flight, why, origin, start }: FlightWhyProps) {
  const day = Math.floor(flight.departs / DAY);
  const others = useRouteFlights(flight.route, day * DAY).data;
  const market = useMarket(flight.origin, flight.destination).data;
  if (!others || !market) return;
  const sameDay = others.filter(
    ({ id, origin, departs }) =>
      id !== flight.id && origin === flight.origin && Math.floor(departs / DAY) === day,
  );
  const hasRivals =
    market.incumbents !== null || market.departures.some(({ airline }) => airline !== flight.airline);
  const choices = choicesOf(flight, why, sameDay, hasRivals);
  const departs = weekMinute(flight.departs, startWeekMinute(start));
  const losing = { ...flight, why, departs, lon: origin?.lon ?? 0, lost: choices.rivals };
  const takers = takenBy(losing, market).flatMap(({ airline, people }): Taker[] => {
    const face = market.airlines[airline];
    return face || airline === INCUMBENTS ? [{ id: airline, face, people }] : [];
  });
  return { choices, takers };
}

/** Names the airlines that took passengers, most first. */
export function Takers({ takers }: { takers: readonly Taker[] }) {
  if (takers.length === 0) return null;
  return (
    <p className="text-13 text-muted">
      Estimated from today’s timetables:{' '}
      {takers.slice(0, TAKERS_MAX).map(({ id, face, people }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          {formatNumber(people)} took{' '}
          {face ? <AirlineLink name={face.name} code={face.code} className="" /> : 'other airlines'}
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Explains a flight's load factor by the day's demand and passengers' choices. */
export function FlightWhy(props: FlightWhyProps) {
  const { flight, why } = props;
  const { spilled = 0 } = why;
  const { choices, takers = [] } = useChoices(props) ?? {};
  const fares = CABIN_CLASSES.flatMap((name, index) =>
    flight[`seats_${name}`] > 0 ? [`${CABIN_WORDS[name]} ${formatMoney(why.fares[index] ?? 0)}`] : [],
  );
  const rows = [
    { name: 'Demand that day, one way', values: choices?.demand },
    { name: 'Took this flight', values: choices?.flown },
    { name: 'Took another flight of yours', values: choices?.own },
    { name: 'Took another airline', values: choices?.rivals },
  ];
  return (
    <section aria-label="Why" className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">Why</h3>
      <p className="text-13 text-muted">{choices ? adviceOn(flight, choices) : '…'}</p>
      <table className="w-full text-13 tabular-nums">
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="text-left font-medium">
              People
            </th>
            {PASSENGER_GROUPS.map((group) => (
              <th key={group} scope="col" className="text-right font-medium">
                {GROUP_NAMES[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              {PASSENGER_GROUPS.map((group, index) => (
                <td key={group} className="py-1 text-right">
                  {values ? formatNumber(values[index] ?? 0) : '…'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-12 text-muted">
        Demand: people who would fly at usual fares, with the usual number of flights. More fly if there are
        more flights or lower fares.
      </p>
      <Takers takers={takers} />
      {spilled > 0 && <p className="text-12 text-muted">{spillText(spilled)}</p>}
      <p className="text-12 text-muted">Fares when the doors closed: {fares.join(', ')}.</p>
      <ConnectingPassengers why={why} />
    </section>
  );
}
