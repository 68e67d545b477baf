import { servedCity } from '#game/world/airport/airport-city.ts';
import type { Column } from '#web/components/data-table/column.ts';
import {
  formatCount,
  formatDistance,
  formatMoney,
  formatNumber,
  formatPercent,
  type Units,
} from '#web/lib/format.ts';
import type { AirportWords } from '#web/lib/use-airport-words.ts';
import { endsFrom, type RouteRow } from './route-rows.ts';

const dash = <span className="text-muted">–</span>;
const sum = (rows: readonly RouteRow[], figure: (row: RouteRow) => number) =>
  rows.reduce((total, row) => total + figure(row), 0);

/** Formats dollars. Negative values are red. */
const money = (dollars: number) => (
  <span className={dollars < 0 ? 'text-bad' : ''}>{formatMoney(dollars)}</span>
);

/** Columns of a table of the airline's routes. @param hub airport id that comes first in route names */
export function routeColumns(units: Units, hub: string, wordsOf: AirportWords): Column<RouteRow>[] {
  const ends = (row: RouteRow) => endsFrom(row, hub);
  const pair = (row: RouteRow) => {
    const [from, to] = ends(row);
    return `${from.iata}–${to.iata}`;
  };
  return [
    {
      id: 'route',
      label: 'Route',
      fixed: true,
      width: 92,
      phone: 'title',
      value: pair,
      search: ({ a, b }) => [a, b].map(wordsOf).join(' '),
      cell: (row) => <span className="code">{pair(row)}</span>,
      total: (rows) => formatCount(rows.length, 'route'),
    },
    {
      id: 'to',
      label: 'Destination',
      width: 146,
      search: () => '',
      value: (row) => servedCity(ends(row)[1]),
    },
    {
      id: 'flights',
      label: 'Flights',
      unit: 'per week',
      numeric: true,
      width: 120,
      phone: 'detail',
      value: ({ flights }) => flights,
      cell: ({ flights }) =>
        flights === 0 ? <span className="text-warn">none</span> : formatNumber(flights),
      total: (rows) => formatNumber(sum(rows, ({ flights }) => flights)),
    },
    {
      id: 'load',
      label: 'Load factor',
      unit: '%',
      numeric: true,
      width: 118,
      phone: 'detail',
      value: ({ results }) => (results ? Math.round(results.load * 1000) / 10 : null),
      cell: ({ results }) => (results ? formatPercent(results.load) : dash),
    },
    {
      id: 'profit',
      label: 'Contribution',
      unit: '$, 7 days',
      numeric: true,
      width: 172,
      phone: 'figure',
      phoneLabel: 'contribution, 7 days',
      value: ({ results }) => results?.profit ?? null,
      cell: ({ results }) => (results ? money(results.profit) : dash),
      total: (rows) => money(sum(rows, ({ results }) => results?.profit ?? 0)),
    },
    {
      id: 'rivals',
      label: 'Competitors',
      unit: 'seats',
      numeric: true,
      width: 116,
      phone: 'detail',
      value: ({ rivals }) => rivals?.seats ?? null,
      cell: ({ rivals }) => {
        if (!rivals) return dash;
        if (rivals.airlines === 0) return <span className="text-muted">none</span>;
        return `${rivals.airlines} · ${formatNumber(rivals.seats)}`;
      },
    },
    {
      id: 'passengers',
      label: 'Passengers',
      unit: '7 days',
      numeric: true,
      width: 138,
      value: ({ results }) => results?.passengers ?? null,
      cell: ({ results }) => (results ? formatNumber(results.passengers) : dash),
      total: (rows) => formatNumber(sum(rows, ({ results }) => results?.passengers ?? 0)),
    },
    {
      id: 'connecting',
      label: 'Connecting',
      unit: '7 days',
      numeric: true,
      width: 168,
      hidden: true,
      value: ({ results }) => results?.connecting ?? null,
      cell: ({ results }) => (results ? formatNumber(results.connecting) : dash),
      total: (rows) => formatNumber(sum(rows, ({ results }) => results?.connecting ?? 0)),
    },
    {
      id: 'revenue',
      label: 'Revenue',
      unit: '$, 7 days',
      numeric: true,
      width: 140,
      hidden: true,
      value: ({ results }) => results?.revenue ?? null,
      cell: ({ results }) => (results ? formatMoney(results.revenue) : dash),
      total: (rows) => formatMoney(sum(rows, ({ results }) => results?.revenue ?? 0)),
    },
    {
      id: 'demand',
      label: 'Demand',
      unit: 'per week',
      numeric: true,
      width: 132,
      value: ({ demand }) => demand && Math.round(demand),
      cell: ({ demand }) => (demand === null ? '–' : formatNumber(demand)),
    },
    {
      id: 'km',
      label: 'Distance',
      numeric: true,
      width: 86,
      value: ({ route }) => Math.round(route.km),
      cell: ({ route }) => formatDistance(route.km, units),
    },
  ];
}
