import { Check } from 'lucide-react';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { PASSENGER_GROUPS } from '#game/demand/groups.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import type { Column } from '#web/components/data-table/column.ts';
import { Icon } from '#web/components/icon.tsx';
import { moneyRange } from '#web/components/range-words.ts';
import { Tag } from '#web/components/tag.tsx';
import {
  countryName,
  formatCount,
  formatDistance,
  formatMoney,
  formatNumber,
  type Units,
} from '#web/lib/format.ts';
import { GROUP_NAMES } from '#web/lib/group-names.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { Outlook } from '#web/lib/planning/planner-messages.ts';
import type { AirportWords } from '#web/lib/use-airport-words.ts';
import { GroupBar } from '../shared/group-bar.tsx';
import { type Destination, NO_RIGHT, tierOf } from './destinations.ts';

interface ColumnsOptions {
  units: Units;
  candidate: CandidateAircraft | null;
  /** Outlooks with the selected aircraft, by airport id. Missing until computed. */
  outlooks: ReadonlyMap<string, Outlook | null>;
  /** Whether all outlooks are computed. Until then, they do not sort rows, which would jump. */
  isDone: boolean;
  /** Ranks from 0, by airport id. */
  places: ReadonlyMap<string, number>;
  /** Highest demand in the list, shown as a full bar. */
  maxDemand: number;
  wordsOf: AirportWords;
}

/** Returns whether the selected aircraft can fly there, or why not. */
const violationText = (violation: Destination['violation']) => {
  if (!violation) return 'Flies it';
  return violation.code === 'range' ? 'Out of range' : 'Runway too short';
};

/** @param isDone whether a missing figure is final */
const money = (dollars: number | undefined, isDone: boolean) => {
  if (dollars === undefined) return <span className="text-muted">{isDone ? '–' : '…'}</span>;
  return <span className={dollars < 0 ? 'text-bad' : ''}>{formatMoney(dollars)}</span>;
};

/** The columns of the ranking. */
export function researchColumns({
  units,
  candidate,
  outlooks,
  isDone,
  places,
  maxDemand,
  wordsOf,
}: ColumnsOptions): Column<Destination>[] {
  return [
    {
      id: 'to',
      label: 'Destination',
      fixed: true,
      minWidth: 150,
      phone: 'title',
      value: ({ airport }) => airport.iata,
      search: ({ airport }) => wordsOf(airport),
      cell: ({ airport, missing }) => {
        const tier =
          missing.length > 0 ? NO_RIGHT : tierOf(places.get(airport.id) ?? Number.POSITIVE_INFINITY);
        return (
          <span className="flex min-w-0 items-baseline gap-2">
            <span
              aria-hidden="true"
              className={`h-0.5 w-2.5 shrink-0 self-center ${tier?.fill ?? 'bg-transparent'}`}
            />
            <span className="code w-9 shrink-0">{airport.iata}</span>
            <span className="truncate">{servedCity(airport)}</span>
          </span>
        );
      },
    },
    {
      id: 'country',
      label: 'Country',
      width: 120,
      hidden: true,
      value: ({ airport }) => countryName(airport.country),
    },
    {
      id: 'demand',
      label: 'Demand',
      unit: 'per week',
      numeric: true,
      width: 92,
      phone: 'figure',
      phoneLabel: 'per week',
      value: ({ total }) => Math.round(total),
      cell: ({ total }) => formatNumber(total),
    },
    {
      id: 'groups',
      label: 'By group',
      plain: true,
      width: 72,
      value: () => null,
      cell: (row) => <GroupBar figures={row} max={maxDemand} />,
    },
    ...PASSENGER_GROUPS.map(
      (group): Column<Destination> => ({
        id: group,
        label: GROUP_NAMES[group],
        unit: 'per week',
        numeric: true,
        hidden: true,
        value: (row) => Math.round(row[group]),
        cell: (row) => formatNumber(row[group]),
      }),
    ),
    {
      id: 'km',
      label: 'Distance',
      numeric: true,
      width: 90,
      phone: 'detail',
      phoneLabel: '',
      value: ({ km }) => Math.round(km),
      cell: ({ km }) => formatDistance(km, units),
    },
    {
      id: 'profit',
      label: 'Profit',
      unit: `$/week, ${FORECAST_WEEKS} weeks`,
      numeric: true,
      width: 108,
      phone: 'detail',
      value: ({ airport }) => outlooks.get(airport.id)?.profit ?? null,
      sort: ({ airport }) => (isDone ? (outlooks.get(airport.id)?.profit ?? null) : null),
      cell: ({ airport, missing, violation }) => {
        if (missing.length > 0) return <span className="text-muted">No right</span>;
        if (violation) return <span className="text-muted">{violationText(violation)}</span>;
        const outlook = outlooks.get(airport.id);
        if (outlook === null) return <span className="text-muted">No slots</span>;
        return money(outlook?.profit, isDone);
      },
    },
    {
      id: 'range',
      label: 'Range',
      unit: 'four of five weeks',
      numeric: true,
      width: 136,
      value: ({ airport }) => outlooks.get(airport.id)?.band.low ?? null,
      cell: ({ airport }) => {
        const band = outlooks.get(airport.id)?.band;
        return <span className="text-12 text-muted">{band ? moneyRange(band) : ''}</span>;
      },
    },
    {
      id: 'right',
      label: 'Right',
      unit: '$',
      numeric: true,
      width: 82,
      value: ({ fee, owned }) => (owned ? null : fee),
      cell: ({ fee, missing, owned }) =>
        owned ? null : <span className={missing.length > 0 ? 'text-muted' : ''}>{formatNumber(fee)}</span>,
    },
    {
      id: 'known',
      label: 'Known',
      unit: '%',
      numeric: true,
      width: 64,
      value: ({ known }) => Math.round(known * 100),
      cell: ({ known }) => formatNumber(known * 100),
    },
    {
      id: 'yearly',
      label: 'Yearly profit',
      unit: '$/week',
      numeric: true,
      width: 96,
      value: ({ airport }) => outlooks.get(airport.id)?.yearly ?? null,
      sort: ({ airport }) => (isDone ? (outlooks.get(airport.id)?.yearly ?? null) : null),
      cell: ({ airport, violation }) => (violation ? null : money(outlooks.get(airport.id)?.yearly, isDone)),
    },
    {
      id: 'flyable',
      label: candidate ? candidate.registration || candidate.model.model : 'Aircraft',
      width: 132,
      hidden: true,
      value: ({ violation }) => violationText(violation),
      search: () => '',
      cell: (row) =>
        row.violation ? (
          <span className="text-muted">{violationText(row.violation)}</span>
        ) : (
          <span className="flex items-center gap-1 text-good">
            <Icon of={Check} />
            Flies it
          </span>
        ),
    },
    {
      id: 'rivals',
      label: 'Airlines',
      unit: 'seats',
      width: 134,
      numeric: true,
      phone: 'detail',
      phoneLabel: 'Airlines',
      value: ({ airlines }) => airlines,
      cell: ({ airlines, seats, owned }) =>
        airlines === 0 ? (
          owned ? (
            <Tag tone="accent">Your route</Tag>
          ) : (
            <Tag tone="good">Niche</Tag>
          )
        ) : (
          <span
            title={`${formatCount(airlines, 'airline')}, ${formatNumber(seats)} seats per week in both directions`}
          >
            {owned && <Tag tone="accent">Yours</Tag>} {airlines} · {formatNumber(seats)}
          </span>
        ),
    },
  ];
}
