import { CABIN_CLASSES } from '#game/aircraft/cabin.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import type { Flight, Why } from '#game/tables/flight.ts';
import { DAY } from '#game/world/time.ts';
import { CABIN_WORDS } from '#web/lib/cabin-names.ts';
import { formatMoney, formatNumber } from '#web/lib/format.ts';
import { useRouteFlights } from '#web/lib/game/flights.ts';
import { useMarket } from '#web/lib/game/market.ts';
import { GROUP_NAMES } from '#web/lib/group-names.ts';
import { ConnectingPassengers } from './connecting-passengers.tsx';
import { adviceOn, choicesOf } from './flight-choices.ts';
import { spillText } from './flight-words.ts';

/** Returns the choices of the day's passengers. Undefined while the airline's other flights are loading. */
function useChoices(flight: Flight, why: Why) {
  const day = Math.floor(flight.departs / DAY);
  const others = useRouteFlights(flight.route, day * DAY).data;
  const market = useMarket(flight.origin, flight.destination).data;
  if (!others || !market) return;
  const sameDay = others.filter(
    ({ id, origin, departs }) =>
      id !== flight.id && origin === flight.origin && Math.floor(departs / DAY) === day,
  );
  const hasRivals = market.departures.some(({ airline }) => airline !== flight.airline);
  return choicesOf(flight, why, sameDay, hasRivals);
}

/** Explains a flight's load factor by the day's demand and passengers' choices. */
export function FlightWhy({ flight, why }: { flight: Flight; why: Why }) {
  const { spilled = 0 } = why;
  const choices = useChoices(flight, why);
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
      {spilled > 0 && <p className="text-12 text-muted">{spillText(spilled)}</p>}
      <p className="text-12 text-muted">Fares when the doors closed: {fares.join(', ')}.</p>
      <ConnectingPassengers why={why} />
    </section>
  );
}
