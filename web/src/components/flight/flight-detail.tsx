import type { ReactNode } from 'react';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { dayAndTime, startWeekMinute, timeText, weekMinute } from '#game/network/timetable/clock.ts';
import { FLIGHT_COSTS, type Flight, isPositioning } from '#game/tables/flight.ts';
import { CATEGORIES } from '#game/tables/ledger-category.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import { CABIN_NAMES } from '#web/lib/cabin-names.ts';
import { formatMoney, formatMoneyChange, formatNumber, formatPercent } from '#web/lib/format.ts';
import { useRegistrations } from '#web/lib/game/registrations.ts';
import { localTime } from '#web/lib/local-time.ts';
import { Tag } from '../tag.tsx';
import { costsOf, loadOf, passengersOf, seatsOf } from './flight-money.ts';
import { FlightRow } from './flight-row.tsx';
import { FlightWhy } from './flight-why.tsx';
import { CAUSE_NAMES, POSITIONING, statusOf } from './flight-words.ts';
import { Substitution } from './substitution.tsx';

interface FlightDetailProps {
  flight: Flight;
  origin: Airport | undefined;
  destination: Airport | undefined;
  /** The world's clock and first day. */
  minute: number;
  start: string;
  /** Live information, shown between times and passengers. */
  children?: ReactNode;
}

interface EndProps {
  label: string;
  airport: Airport | undefined;
  planned: number;
  actual: number;
  start: string;
}

function End({ label, airport, planned, actual, start }: EndProps) {
  const local = airport ? `${localTime(actual, airport.lon)} local time` : undefined;
  const changed = planned !== actual;
  return (
    <div className="min-w-0 flex-1">
      <p className="text-12 text-muted">{label}</p>
      <p className="code text-20">{airport?.iata ?? '…'}</p>
      <p className="truncate text-12 text-muted">{airport && servedCity(airport)}</p>
      <p className="tabular-nums" title={local}>
        {changed && <s className="mr-1.5 text-muted">{timeText(planned)}</s>}
        <span className="font-medium">{dayAndTime(weekMinute(actual, startWeekMinute(start)))}</span>
        <span className="text-12 text-muted"> UTC</span>
      </p>
    </div>
  );
}

/**
 * Details of one of the airline's flights: times, delay with its cause, passengers, finances and explanation.
 */
export function FlightDetail({ flight, origin, destination, minute, start, children }: FlightDetailProps) {
  const registrations = useRegistrations();
  const { text, tone } = statusOf(flight, minute);
  const cancelled = flight.state === 'cancelled';
  const costs = costsOf(flight);
  const profit = flight.revenue - costs;
  return (
    <div className="flex flex-col gap-4 text-13">
      <div className="flex items-center gap-2">
        <Tag tone={tone}>{text}</Tag>
        {flight.cause !== '' && <span className="text-muted">{CAUSE_NAMES[flight.cause]}</span>}
      </div>
      <div className="flex gap-4">
        <End label="From" airport={origin} planned={flight.departs} actual={flight.departed} start={start} />
        <End label="To" airport={destination} planned={flight.arrives} actual={flight.landed} start={start} />
      </div>
      {children}
      {flight.instead_of !== '' && (
        <p>
          <Substitution flight={flight} registrations={registrations} />.
        </p>
      )}
      {isPositioning(flight) && (
        <p>
          <span className="font-medium">{POSITIONING}:</span> the aircraft flies without passengers to the
          origin of its next flight.
        </p>
      )}
      {!cancelled && !isPositioning(flight) && (
        <>
          <section aria-label="Passengers">
            <h3 className="text-13 font-bold">Passengers</h3>
            <dl className="tabular-nums">
              {CABIN_CLASSES.map(
                (name) =>
                  flight[`seats_${name}`] > 0 && (
                    <FlightRow key={name} name={CABIN_NAMES[name]}>
                      {formatNumber(flight[`pax_${name}`])} of {formatNumber(flight[`seats_${name}`])}
                    </FlightRow>
                  ),
              )}
              {!flight.why && (
                <FlightRow name="Leisure, business, premium">
                  {[flight.pax_leisure, flight.pax_business_group, flight.pax_premium]
                    .map(formatNumber)
                    .join(', ')}
                </FlightRow>
              )}
              {flight.connecting > 0 && (
                <FlightRow name="Connecting">{formatNumber(flight.connecting)}</FlightRow>
              )}
              <FlightRow name={`Load factor, ${formatNumber(seatsOf(flight))} seats`} strong>
                {formatNumber(passengersOf(flight))} · {formatPercent(loadOf(flight))}
              </FlightRow>
            </dl>
          </section>
          {flight.why && <FlightWhy flight={flight} why={flight.why} origin={origin} start={start} />}
        </>
      )}
      <section aria-label="Money">
        <h3 className="text-13 font-bold">Money</h3>
        {flight.state === 'flying' && <p className="text-12 text-muted">Booked after landing.</p>}
        <dl className="tabular-nums">
          <FlightRow name="Revenue">{formatMoney(flight.revenue)}</FlightRow>
          {FLIGHT_COSTS.map(
            (name) =>
              flight[name] > 0 && (
                <FlightRow
                  key={name}
                  name={name === 'fuel' ? `Fuel, ${formatNumber(flight.fuel_kg)} kg` : CATEGORIES[name].text}
                >
                  {formatMoney(-flight[name])}
                </FlightRow>
              ),
          )}
          <FlightRow name="Costs" strong>
            {formatMoney(-costs)}
          </FlightRow>
          <FlightRow name="Profit" strong>
            <span className={profit < 0 ? 'text-bad' : 'text-good'}>{formatMoneyChange(profit)}</span>
          </FlightRow>
        </dl>
      </section>
    </div>
  );
}
