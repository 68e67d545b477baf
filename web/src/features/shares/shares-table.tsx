import { useMemo } from 'react';
import type { QuotedAirline } from '#game/payloads/shares.ts';
import { valueOfShares } from '#game/shares/price-per-share.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import type { Column } from '#web/components/data-table/column.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { Tag } from '#web/components/tag.tsx';
import { formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { formatCents } from './format-cents.ts';
import { sourceText } from './price-words.ts';
import { changeOf, totalReturn } from './share-figures.ts';

const SORT = { column: 'value', descending: true };
const idOf = ({ airline }: QuotedAirline) => airline;

/** A change with its sign. */
export function Change({ share }: { share: number }) {
  if (share === 0) return <span className="text-muted">0.00%</span>;
  const sign = share > 0 ? '+' : '\u2212';
  return (
    <span className={share > 0 ? 'text-good' : 'text-bad'}>
      {sign}
      {formatPercent(Math.abs(share), 2)}
    </span>
  );
}

const columnsFor = (own: string, start: string): Column<QuotedAirline>[] => [
  {
    id: 'airline',
    label: 'Airline',
    fixed: true,
    minWidth: 220,
    phone: 'title',
    value: ({ name }) => name,
    search: ({ name, code }) => `${name} ${code}`,
    cell: ({ airline, name, code, colour_primary, colour_secondary, state, offer_lots, insolvent_from }) => (
      <span className="inline-flex max-w-full items-center gap-2 align-middle">
        <AirlineBadge primary={colour_primary} secondary={colour_secondary} />
        <span className="truncate">{name}</span>
        <span className="code shrink-0 text-12 text-muted">{code}</span>
        {insolvent_from > 0 && <Tag tone="bad">Insolvent</Tag>}
        {airline === own && <Tag tone="accent">You</Tag>}
        {state === 'subscribing' && <Tag>Offer open</Tag>}
        {offer_lots > 0 && <Tag>New shares</Tag>}
      </span>
    ),
  },
  {
    id: 'price',
    label: 'Price',
    unit: '$',
    numeric: true,
    width: 90,
    phone: 'figure',
    value: ({ price }) => price / 100,
    cell: ({ price }) => formatCents(price),
  },
  {
    id: 'change',
    label: 'Today',
    unit: '%',
    numeric: true,
    width: 90,
    phone: 'detail',
    value: (row) => (row.state === 'listed' ? Math.round(changeOf(row) * 10_000) / 100 : null),
    cell: (row) => row.state === 'listed' && <Change share={changeOf(row)} />,
  },
  {
    id: 'source',
    label: 'Price from',
    width: 128,
    phone: 'detail',
    value: (row) => sourceText(row, start),
  },
  {
    id: 'fair',
    label: 'Fair value',
    unit: '$',
    numeric: true,
    width: 112,
    phone: 'detail',
    value: ({ fair }) => Math.round(fair) / 100,
    cell: ({ fair }) => formatCents(fair),
  },
  {
    id: 'index',
    label: 'Total return',
    unit: 'issue = 100',
    numeric: true,
    width: 156,
    value: (row) => totalReturn(row),
    cell: (row) => formatNumber(totalReturn(row)),
  },
  {
    id: 'value',
    label: 'Market value',
    unit: '$',
    numeric: true,
    width: 136,
    value: ({ price, lots }) => valueOfShares(price, lots),
    cell: ({ price, lots }) => formatMoney(valueOfShares(price, lots)),
  },
];

interface SharesTableProps {
  listings: readonly QuotedAirline[];
  /** Id of the player's airline. */
  own: string;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  /** Id of the selected airline. */
  open: string;
  onOpen: (row: QuotedAirline) => void;
}

/** All airlines on the stock market. */
export function SharesTable({ listings, own, start, open, onOpen }: SharesTableProps) {
  const columns = useMemo(() => columnsFor(own, start), [own, start]);
  return (
    <DataTable
      name="Stock market"
      rows={listings}
      columns={columns}
      rowId={idOf}
      sort={SORT}
      search="Airline or code"
      onOpen={onOpen}
      open={open}
      height="max-h-[450px]"
      empty={null}
    />
  );
}
