import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { CheckState, worstCheck } from '#web/components/check-state.tsx';
import type { Column } from '#web/components/data-table/column.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { Tag } from '#web/components/tag.tsx';
import {
  formatDecimal,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
} from '#web/lib/format.ts';
import type { Whereabouts } from '#web/lib/game/whereabouts.ts';
import type { FleetRow } from './fleet-row.ts';
import { ModelName } from './model-name.tsx';
import { type Livery, pictureColumn } from './picture-column.tsx';

const NO_FIGURE = '–';

function Where({ where }: { where: Whereabouts }) {
  const tone = { ordered: 'neutral', work: 'warn', grounded: 'bad', flying: 'accent', ground: null } as const;
  const shown = tone[where.state];
  return shown ? <Tag tone={shown}>{where.short}</Tag> : <span className="code">{where.short}</span>;
}

function Profit({ row }: { row: FleetRow }) {
  if (!row.week) return <Skeleton className="ml-auto h-3 w-14" />;
  const { profit } = row.week;
  return (
    <span className={profit < 0 ? 'text-bad' : undefined} title={formatMoney(profit)}>
      {formatMoneyShort(profit)}
    </span>
  );
}

/**
 * Columns of the fleet table.
 * @param livery the airline's colours, for the tails
 * @param start date on which the world began
 */
export const fleetColumns = (livery: Livery, start: string): Column<FleetRow>[] => [
  {
    id: 'registration',
    label: 'Registration',
    value: ({ record }) => record.registration,
    search: ({ record }) => `${record.registration} ${record.name}`,
    cell: ({ record }) => (
      <>
        <span className="code normal-nums">{record.registration}</span>
        {record.name && <span className="ml-2 text-muted">{record.name}</span>}
      </>
    ),
    width: 114,
    fixed: true,
    phone: 'title',
  },
  pictureColumn(livery, 0.85, 76),
  {
    id: 'model',
    label: 'Model',
    value: ({ model }) => `${model.manufacturer} ${model.model}`,
    cell: ({ model }) => <ModelName model={model} />,
    width: 122,
    phone: 'detail',
  },
  {
    id: 'where',
    label: 'Position',
    value: ({ where }) => where.short,
    cell: ({ where }) => <Where where={where} />,
    width: 127,
    phone: 'detail',
  },
  {
    id: 'profit',
    label: 'Profit',
    unit: '$, 7 days',
    numeric: true,
    value: ({ week }) => week?.profit ?? null,
    cell: (row) => <Profit row={row} />,
    total: (rows) => formatMoneyShort(rows.reduce((sum, { week }) => sum + (week?.profit ?? 0), 0)),
    width: 112,
    phone: 'figure',
    phoneLabel: 'profit, 7 days',
  },
  {
    id: 'use',
    label: 'Use',
    unit: 'h/day',
    numeric: true,
    value: ({ week }) => week?.hoursADay ?? null,
    cell: ({ week }) => (week?.hoursADay == null ? NO_FIGURE : formatDecimal(week.hoursADay, 1)),
    width: 86,
  },
  {
    id: 'condition',
    label: 'Condition',
    numeric: true,
    value: ({ record }) => Math.round(record.condition * 100) / 100,
    cell: ({ record }) => formatPercent(record.condition),
    width: 90,
  },
  {
    id: 'check',
    label: 'Next check',
    value: ({ checks }) => worstCheck(checks)?.used ?? null,
    cell: ({ checks, workOrders }) => <CheckState {...{ checks, workOrders, start }} />,
    width: 119,
  },
  {
    id: 'age',
    label: 'Age',
    unit: 'years',
    numeric: true,
    value: ({ age }) => Math.round(age * 10) / 10,
    cell: ({ age }) => formatDecimal(age, 1),
    width: 80,
  },
  {
    id: 'value',
    label: 'Value',
    unit: '$',
    numeric: true,
    value: ({ value }) => value,
    cell: ({ value }) => <span title={formatMoney(value)}>{formatMoneyShort(value)}</span>,
    width: 80,
  },
  {
    id: 'hours',
    label: 'Hours',
    numeric: true,
    value: ({ record }) => Math.round(record.hours),
    cell: ({ record }) => formatNumber(record.hours),
    width: 70,
  },
  {
    id: 'cycles',
    label: 'Cycles',
    numeric: true,
    value: ({ record }) => record.cycles,
    cell: ({ record }) => formatNumber(record.cycles),
    width: 70,
  },
  {
    id: 'seats',
    label: 'Seats',
    numeric: true,
    value: ({ record }) => sumOfClasses(record),
    width: 80,
    hidden: true,
  },
  {
    id: 'ownership',
    label: 'Ownership',
    value: ({ record }) => (record.ownership === 'leased' ? 'Leased' : 'Owned'),
    width: 110,
    hidden: true,
  },
  {
    id: 'lease',
    label: 'Lease',
    unit: '$/week',
    numeric: true,
    value: ({ record }) => record.lease_rate,
    cell: ({ record }) => (record.lease_rate > 0 ? formatNumber(record.lease_rate) : NO_FIGURE),
    width: 120,
    hidden: true,
  },
];
