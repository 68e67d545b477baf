import type { PublicAirline } from '#game/payloads/airline.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import type { Column } from '#web/components/data-table/column.ts';
import { formatCount, formatDistance, formatMoney, formatNumber, type Units } from '#web/lib/format.ts';
import type { AirportWords } from '#web/lib/use-airport-words.ts';

type PublicRoute = PublicAirline['routes'][number];

/** A route of an airline with its airports. `from` is the hub if it is one of them. */
export interface PublicRouteRow extends PublicRoute {
  from: Airport;
  to: Airport;
}

const pair = ({ from, to }: PublicRouteRow) => `${from.iata}–${to.iata}`;

/** Returns the column of the fare of a cabin class, one way. */
const fareColumn = (
  name: 'economy' | 'business' | 'first',
  label: string,
  more: Partial<Column<PublicRouteRow>> = {},
): Column<PublicRouteRow> => ({
  id: name,
  label,
  unit: '$',
  numeric: true,
  width: 120,
  value: (row) => row[`fare_${name}`],
  cell: (row) => formatMoney(row[`fare_${name}`]),
  ...more,
});

/** Columns of a table of another airline's routes. */
export function publicRouteColumns(units: Units, wordsOf: AirportWords): Column<PublicRouteRow>[] {
  return [
    {
      id: 'route',
      label: 'Route',
      fixed: true,
      width: 110,
      phone: 'title',
      value: pair,
      search: ({ from, to }) => [from, to].map(wordsOf).join(' '),
      cell: (row) => <span className="code">{pair(row)}</span>,
      total: (rows) => formatCount(rows.length, 'route'),
    },
    {
      id: 'to',
      label: 'Destination',
      phone: 'detail',
      search: () => '',
      value: ({ to }) => servedCity(to),
    },
    {
      id: 'km',
      label: 'Distance',
      numeric: true,
      width: 110,
      value: ({ km }) => Math.round(km),
      cell: ({ km }) => formatDistance(km, units),
    },
    {
      id: 'departures',
      label: 'Departures',
      unit: 'per week',
      numeric: true,
      width: 160,
      phone: 'detail',
      value: ({ departures }) => departures,
      cell: ({ departures }) => formatNumber(departures),
      total: (rows) => formatNumber(rows.reduce((sum, { departures }) => sum + departures, 0)),
    },
    fareColumn('economy', 'Economy', { phone: 'figure', phoneLabel: 'economy' }),
    fareColumn('business', 'Business'),
    fareColumn('first', 'First'),
  ];
}
