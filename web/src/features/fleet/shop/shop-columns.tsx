import { dispatchReliability } from '#game/fleet/aircraft/aircraft-model.ts';
import type { Column } from '#web/components/data-table/column.ts';
import {
  formatDecimal,
  formatDistance,
  formatLength,
  formatMoney,
  formatNumber,
  type Units,
} from '#web/lib/format.ts';
import { ModelName } from '../model-name.tsx';
import { type Livery, pictureColumn } from '../picture-column.tsx';
import { useCompared } from '../use-compared.ts';
import type { ShopRow } from './shop-rows.ts';
import { stockText } from './stock-words.ts';

const NO_FIGURE = '–';

function CompareTick({ model }: { model: ShopRow['model'] }) {
  const { compared, toggle, isFull } = useCompared();
  const checked = compared.includes(model.id);
  return (
    <input
      type="checkbox"
      aria-label={`Compare ${model.manufacturer} ${model.model}`}
      checked={checked}
      disabled={isFull && !checked}
      onChange={() => toggle(model.id)}
      className="size-4 align-middle accent-accent"
    />
  );
}

/**
 * Columns of the table of aircraft models.
 *
 * @param livery the airline's colours, for the tails
 * @param start first day of the world, YYYY-MM-DD
 */
export const shopColumns = (livery: Livery, units: Units, start: string): Column<ShopRow>[] => [
  {
    id: 'model',
    label: 'Model',
    value: ({ model }) => `${model.manufacturer} ${model.model}`,
    cell: ({ model }) => <ModelName model={model} />,
    search: ({ model }) => `${model.manufacturer} ${model.model} ${model.family}`,
    width: 200,
    fixed: true,
    phone: 'title',
  },
  {
    id: 'compare',
    label: 'Compare',
    plain: true,
    value: () => null,
    cell: ({ model }) => <CompareTick model={model} />,
    width: 72,
  },
  pictureColumn(livery, 1.25, 100),
  { id: 'seats', label: 'Seats', numeric: true, value: ({ seats }) => seats, width: 76, phone: 'detail' },
  {
    id: 'range',
    label: 'Range',
    numeric: true,
    value: ({ model }) => model.range_km,
    cell: ({ model }) => formatDistance(model.range_km, units),
    width: 92,
    phone: 'detail',
  },
  {
    id: 'runway',
    label: 'Runway',
    numeric: true,
    value: ({ model }) => model.runway_m,
    cell: ({ model }) => formatLength(model.runway_m, units),
    width: 84,
  },
  {
    id: 'cost',
    label: 'CASK',
    unit: '¢',
    numeric: true,
    value: ({ seatKmCents }) => seatKmCents,
    cell: ({ seatKmCents }) => (seatKmCents === null ? NO_FIGURE : formatDecimal(seatKmCents, 2)),
    width: 92,
  },
  {
    id: 'lease',
    label: 'Lease',
    unit: '$/week',
    numeric: true,
    value: ({ lease }) => lease?.weeklyRate ?? null,
    cell: ({ lease }) => (lease ? formatMoney(lease.weeklyRate) : NO_FIGURE),
    width: 112,
    phone: 'figure',
    phoneLabel: 'per week',
  },
  {
    id: 'available',
    label: 'To lease',
    numeric: true,
    value: ({ stock }) => stock?.available ?? null,
    cell: ({ stock }) => (stock ? stockText(stock, start) : NO_FIGURE),
    width: 132,
    phone: 'detail',
  },
  {
    id: 'age',
    label: 'Lease age',
    unit: 'years',
    numeric: true,
    value: ({ lease }) => lease?.age ?? null,
    cell: ({ lease }) => (lease ? (lease.age === 0 ? 'new' : formatNumber(lease.age)) : NO_FIGURE),
    width: 124,
  },
  {
    id: 'price',
    label: 'List price',
    numeric: true,
    value: ({ price }) => price,
    cell: ({ price }) => (price === null ? NO_FIGURE : formatMoney(price)),
    width: 108,
  },
  {
    id: 'delivery',
    label: 'Delivery',
    unit: 'days',
    numeric: true,
    value: ({ deliveryDays }) => deliveryDays,
    cell: ({ deliveryDays }) => (deliveryDays === null ? NO_FIGURE : formatNumber(deliveryDays)),
    width: 104,
  },
  {
    id: 'dispatch',
    label: 'Dispatch',
    unit: '%',
    numeric: true,
    value: ({ model }) => dispatchReliability(model),
    cell: ({ model }) => formatDecimal(dispatchReliability(model) * 100, 1),
    width: 108,
    hidden: true,
  },
  {
    id: 'comfort',
    label: 'Appeal',
    unit: 'of 100',
    numeric: true,
    value: ({ model }) => model.popularity,
    width: 100,
    hidden: true,
  },
  {
    id: 'built',
    label: 'Built',
    value: ({ model }) => `${model.first_year}–${model.last_year ?? ''}`,
    width: 110,
    hidden: true,
  },
];
