import { Check, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dispatchReliability, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { runwayNeeded } from '#game/network/route/check.ts';
import { buttonClass } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Silhouette } from '#web/components/silhouette/silhouette.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import {
  formatCount,
  formatDecimal,
  formatDistance,
  formatLength,
  formatMinutes,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSpeed,
  type Units,
} from '#web/lib/format.ts';
import { seatsText } from '#web/lib/seats-text.ts';
import { useUnits } from '#web/lib/settings.ts';
import { PLANNED_LOAD, tripCost } from '#web/lib/trip-cost.ts';
import { COMPARED } from '../compared.ts';
import { useCompared } from '../use-compared.ts';
import type { ShopRow, ShopTerms } from './shop-rows.ts';
import { stockText } from './stock-words.ts';

/** Pixels per metre. */
const SCALE = 2.6;
const NO_FIGURE = '–';

interface CompareLine {
  label: string;
  /** Null if a model has no such figure. */
  value: (row: ShopRow) => number | null;
  text: (value: number, row: ShopRow) => string;
  /** Which direction is better. Omitted if neither is. */
  better?: 'more' | 'less';
}

/** Returns the lines of the comparison. Costs are over the distance in `terms`. */
function linesOf(terms: ShopTerms, units: Units): CompareLine[] {
  const trip = ({ model, lease }: ShopRow) =>
    tripCost(model, typicalCabin(model), terms.km, terms.fuelPrice, lease);
  const over = formatDistance(terms.km, units);
  return [
    {
      label: 'Seats, typical cabin',
      value: ({ seats }) => seats,
      text: (_, { model }) => seatsText(model),
      better: 'more',
    },
    { label: 'Maximum seats', value: ({ model }) => model.max_seats, text: formatNumber, better: 'more' },
    {
      label: 'Range',
      value: ({ model }) => model.range_km,
      text: (km) => formatDistance(km, units),
      better: 'more',
    },
    {
      label: `Runway for ${over}`,
      value: ({ model }) => (terms.km > model.range_km ? null : Math.round(runwayNeeded(model, terms.km))),
      text: (metres) => formatLength(metres, units),
      better: 'less',
    },
    {
      label: 'Cruise',
      value: ({ model }) => model.cruise_kmh,
      text: (kmh) => formatSpeed(kmh, units),
      better: 'more',
    },
    {
      label: `Block time, ${over}`,
      value: (row) => trip(row)?.block ?? null,
      text: formatMinutes,
      better: 'less',
    },
    {
      label: 'Turnaround',
      value: ({ model }) => model.turnaround_min,
      text: (minutes) => formatMinutes(minutes),
      better: 'less',
    },
    {
      label: `Flight costs, ${over}`,
      value: (row) => trip(row)?.flying ?? null,
      text: (dollars) => formatMoney(dollars),
      better: 'less',
    },
    {
      label: 'of which fuel',
      value: (row) => {
        const cost = trip(row);
        return cost && cost.fuel / cost.flying;
      },
      text: (share) => formatPercent(share),
    },
    {
      label: 'CASK with lease',
      value: ({ seatKmCents }) => seatKmCents,
      text: (cents) => `${formatDecimal(cents, 2)} ¢`,
      better: 'less',
    },
    {
      label: 'Lease per week',
      value: ({ lease }) => lease?.weeklyRate ?? null,
      text: (dollars, { lease }) =>
        `${formatMoney(dollars)}${lease && lease.age > 0 ? `, ${formatCount(lease.age, 'year')} old` : ''}`,
      better: 'less',
    },
    {
      label: 'Available to lease',
      value: ({ stock }) => stock?.available ?? null,
      text: (available, { stock }) => stockText(stock ?? { available, next: null }, terms.start),
      better: 'more',
    },
    {
      label: 'Due at signing',
      value: ({ lease }) => lease?.dueNow ?? null,
      text: (dollars) => formatMoney(dollars),
      better: 'less',
    },
    {
      label: 'List price',
      value: ({ price }) => price,
      text: (dollars) => formatMoney(dollars),
      better: 'less',
    },
    {
      label: 'Delivery if bought',
      value: ({ deliveryDays }) => deliveryDays,
      text: (days) => `in ${formatCount(days, 'day')}`,
      better: 'less',
    },
    {
      label: 'Dispatch reliability',
      value: ({ model }) => dispatchReliability(model),
      text: (share) => formatPercent(share, 1),
      better: 'more',
    },
    {
      label: 'Passenger appeal',
      value: ({ model }) => model.popularity,
      text: (points) => `${formatNumber(points)}/100`,
      better: 'more',
    },
  ];
}

/** Returns the best of several figures. Null if they are all equal or if neither direction is better. */
function bestOf(values: readonly (number | null)[], better: CompareLine['better']): number | null {
  const known = values.filter((value) => value !== null);
  if (!better || known.length < 2 || new Set(known).size < 2) return null;
  return better === 'more' ? Math.max(...known) : Math.min(...known);
}

interface ComparisonTableProps {
  rows: readonly ShopRow[];
  terms: ShopTerms;
  onRemove: (model: string) => void;
}

/** A table with models as columns. The best figure of each line is marked. */
export function ComparisonTable({ rows, terms, onRemove }: ComparisonTableProps) {
  const units = useUnits();
  const { data: airline } = useOwnAirline();
  const { compared } = useCompared();
  const order = (model: string) =>
    `?${new URLSearchParams({ shop: '1', model, km: String(terms.km), [COMPARED]: compared.join(',') })}`;
  return (
    <section aria-label="Comparison" className="relative overflow-x-auto rounded-panel border border-line">
      <table className="w-full min-w-max text-13 tabular-nums">
        <thead>
          <tr className="border-b border-line align-bottom">
            <td className="sticky left-0 z-10 bg-surface p-3 text-muted">
              <span className="block max-md:w-24">Costs at {formatPercent(PLANNED_LOAD)} load factor</span>
            </td>
            {rows.map(({ model }) => (
              <th key={model.id} scope="col" className="min-w-44 p-3 max-md:min-w-36 text-left font-normal">
                <span className="flex min-h-10 items-end pb-1">
                  <Silhouette
                    model={model}
                    primary={airline?.colour_primary ?? '#566573'}
                    secondary={airline?.colour_secondary ?? '#9BA9B6'}
                    scale={SCALE}
                  />
                </span>
                <span className="flex items-center justify-between gap-2">
                  <span>
                    <span className="block text-12 text-muted">{model.manufacturer}</span>
                    <span className="text-14 font-bold normal-nums">{model.model}</span>
                  </span>
                  <IconButton icon={X} label={`Remove ${model.model}`} onClick={() => onRemove(model.id)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(terms, units).map(({ label, value, text, better }) => {
            const values = rows.map(value);
            const best = bestOf(values, better);
            return (
              <tr key={label} className="border-b border-line">
                <th
                  scope="row"
                  className="sticky left-0 z-10 h-9 bg-surface px-3 text-left font-normal text-muted"
                >
                  <span className="block max-md:w-24">{label}</span>
                </th>
                {rows.map((row, index) => {
                  const figure = values[index] ?? null;
                  const isBest = best !== null && figure === best;
                  return (
                    <td key={row.model.id} className={`h-9 px-3 ${isBest ? 'font-bold text-good' : ''}`}>
                      <span className="flex items-center gap-1">
                        {figure === null ? NO_FIGURE : text(figure, row)}
                        {isBest && <Icon of={Check} />}
                        {isBest && <span className="sr-only">best</span>}
                      </span>
                    </td>
                  );
                })}
              </tr>
            );
          })}
          <tr>
            <td className="sticky left-0 bg-surface" />
            {rows.map(({ model }) => (
              <td key={model.id} className="p-3">
                <Link to={order(model.id)} className={buttonClass('primary')}>
                  Order {model.model}
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
