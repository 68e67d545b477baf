import type { Flight, Why } from '../../../../game/records/flight.ts';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { FlightChanging } from './flight-changing.tsx';

const GROUPS = ['Leisure', 'Business', 'Premium'] as const;
const CLASSES = ['economy', 'business', 'first'] as const;

/** Share of economy's seats sold from which there was no room worth speaking of. */
const FULL = 0.98;

/** What weighed most, in a sentence. */
export function reasonOf(
  flight: Pick<Flight, 'pax_leisure' | 'pax_business_group' | 'pax_premium'>,
  why: Why,
  isFull: boolean,
): string {
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  const wanted = sum(why.wanted);
  const flown = flight.pax_leisure + flight.pax_business_group + flight.pax_premium;
  if (wanted < 1) return 'Hardly anybody wanted to go this way at that time.';
  if (isFull)
    return 'The aircraft was full: a larger one, a second flight or a higher fare would have earned more.';
  if (sum(why.rivals) > flown)
    return 'More people chose other flights than yours: compare fares, times and comfort.';
  if (sum(why.stayed) > wanted / 2)
    return 'Most of those who wanted to go stayed away or went otherwise: the fare or the time of day did not suit them.';
  return 'Most who wanted to fly that day flew with you.';
}

/** Who wanted to go, and what they did instead: the answer to "why so many, why so few". */
export function FlightWhy({ flight, why }: { flight: Flight; why: Why }) {
  const flown = [flight.pax_leisure, flight.pax_business_group, flight.pax_premium];
  const isFull = flight.seats_economy > 0 && flight.pax_economy >= flight.seats_economy * FULL;
  const fares = CLASSES.flatMap((name, at) =>
    flight[`seats_${name}`] > 0 ? [`${name} ${formatMoney(why.fares[at] ?? 0)}`] : [],
  );
  const rows = [
    { name: 'Wanted to go that day', values: why.wanted },
    { name: 'Flew with you', values: flown },
    { name: 'Took another flight', values: why.rivals },
    { name: 'Went otherwise or stayed', values: why.stayed },
  ];
  return (
    <section aria-label="Why" className="flex flex-col gap-2">
      <h3 className="text-13 font-bold">Why</h3>
      <p className="text-13 text-muted">{reasonOf(flight, why, isFull)}</p>
      <table className="w-full text-13 tabular-nums">
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="text-left font-medium">
              People
            </th>
            {GROUPS.map((group) => (
              <th key={group} scope="col" className="text-right font-medium">
                {group}
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
              {GROUPS.map((group, at) => (
                <td key={group} className="py-1 text-right">
                  {formatNumber(values[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-12 text-muted">Fares when the doors closed: {fares.join(', ')}.</p>
      <FlightChanging why={why} />
    </section>
  );
}
