import { Link } from 'react-router-dom';
import { isHome } from '#game/network/rights/home.ts';
import { homeNames } from '#game/network/rights/missing-right.ts';
import { takenIn } from '#game/slots/airport-slots.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { HOURS_A_WEEK, WEEKS_A_YEAR } from '#game/world/time.ts';
import { buttonClass } from '#web/components/button.tsx';
import { SlotWeek } from '#web/components/slot-week.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { placeOf } from '#web/lib/airport-place.ts';
import { countryName, formatNumber } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useHomes } from '#web/lib/game/certificates.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useResearch } from '#web/lib/game/research.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useAirportSlots } from '#web/lib/game/slots.ts';
import { linkTo } from '#web/lib/pages.ts';
import { routeBetween } from '#web/lib/planning/pair.ts';

const NO_ROUTES: never[] = [];
const HOURS = Array.from({ length: HOURS_A_WEEK }, (_, hour) => hour);

/** Returns demand and airlines between the hub and an airport. Undefined while loading. */
function useFromHub(hub: string, airport: string) {
  const research = useResearch(hub === airport ? '' : hub).data;
  if (!research) return;
  const { id, leisure, business, premium } = research.destinations;
  const index = id.indexOf(airport);
  const yearly = index < 0 ? 0 : (leisure[index] ?? 0) + (business[index] ?? 0) + (premium[index] ?? 0);
  return { demand: yearly / WEEKS_A_YEAR, airlines: research.rivals[airport]?.airlines ?? 0 };
}

/** Facts about an airport for the player's airline, with actions. Null for users without an airline. */
export function AirportBusiness({ airport }: { airport: Airport }) {
  const airline = useOwnAirline().data;
  const airports = useAirportIndex().data;
  const routes = useRoutes().data;
  const legs = useLegs().data;
  const slots = useAirportSlots(airline ? airport.id : '').data;
  const homes = useHomes();
  const fromHub = useFromHub(airline?.hub ?? '', airport.id);
  if (!airline) return null;
  const { hub } = airline;
  const code = airports?.codeOf(hub) ?? '';
  const route = routeBetween(routes ?? NO_ROUTES, hub, airport.id);
  const own = legs?.filter(({ origin }) => origin === airport.id).length;
  const rows: [label: string, value: string][] = [['City', placeOf(airport)]];
  if (airport.longest_runway_m > 0)
    rows.push(['Longest runway', `${formatNumber(airport.longest_runway_m)} m`]);
  if (hub === airport.id) rows.push(['Your airline', 'Hub']);
  else
    rows.push(
      [`Demand from ${code}`, fromHub ? `${formatNumber(fromHub.demand)} per week, both directions` : '…'],
      [`Airlines from ${code}`, fromHub ? formatNumber(fromHub.airlines) : '…'],
    );
  if (homes)
    rows.push([
      'Your rights',
      isHome(homes, airport) ? 'Home: to anywhere' : `To ${homeNames(homes, countryName)} only`,
    ]);
  rows.push(['Your departures', own === undefined ? '…' : `${formatNumber(own)} per week`]);
  const pair = { from: code, to: airport.iata };
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-13 tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {slots && (
        <div className="flex flex-col gap-1">
          <p className="text-13 text-muted">Slots taken, by hour (UTC)</p>
          <SlotWeek
            code={airport.iata}
            capacity={slots.capacity}
            taken={HOURS.map((hour) => takenIn(slots, hour))}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        <Link
          to={linkTo('research', hub === airport.id ? { from: airport.iata } : pair)}
          className={buttonClass('secondary')}
        >
          Research
        </Link>
        <Link to={linkTo('slots', { airport: airport.iata })} className={buttonClass('secondary')}>
          Slots
        </Link>
        {hub !== airport.id &&
          (route ? (
            <Link to={linkTo('manageRoutes', { route: route.id })} className={buttonClass('primary')}>
              Manage
            </Link>
          ) : (
            <Link to={linkTo('acquireRoute', pair)} className={buttonClass('primary')}>
              Acquire
            </Link>
          ))}
      </div>
    </>
  );
}
