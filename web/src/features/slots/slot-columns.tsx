import type { Column } from '#web/components/data-table/column.ts';
import { formatPercent } from '#web/lib/format.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { hoursText } from './bid-hours.ts';
import type { SlotGroup } from './slot-groups.ts';

/** Share of the slots used since some became unused. Null before the first week is counted. */
const shareUsed = ({ count, flown, weeks }: SlotGroup): number | null =>
  weeks > 0 ? flown / (count * weeks) : null;

export const isAtRisk = ({ until }: SlotGroup) => until > 0;

interface ColumnsOptions {
  codeOf: (airport: string) => string;
  /** Searchable text of an airport. */
  wordsOf: (airport: string) => string;
  /** Whether some slots are at risk, and whether a week of their use has been counted. Empty columns are left out. */
  hasRisk: boolean;
  hasUse: boolean;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

/** Use of slots since some of them became unused. */
const USE_COLUMN: Column<SlotGroup> = {
  id: 'use',
  label: 'Use so far',
  unit: '%',
  width: 110,
  numeric: true,
  value: (slot) => shareUsed(slot),
  cell: (slot) => {
    const use = shareUsed(slot);
    return use === null ? '–' : formatPercent(use);
  },
};

/** @param start first day of the world, YYYY-MM-DD */
const deadlineColumn = (start: string): Column<SlotGroup> => ({
  id: 'until',
  label: 'Withdrawn if unused',
  unit: 'UTC',
  width: 190,
  numeric: true,
  phone: 'detail',
  phoneLabel: 'until',
  // Slots that are not at risk come last.
  value: (slot) => (isAtRisk(slot) ? slot.until : null),
  cell: (slot) => (isAtRisk(slot) ? momentText(start, slot.until) : '–'),
});

/** Columns of the airline's slots. */
export const slotColumns = ({
  codeOf,
  wordsOf,
  hasRisk,
  hasUse,
  start,
}: ColumnsOptions): Column<SlotGroup>[] => [
  {
    id: 'airport',
    label: 'Airport',
    fixed: true,
    width: 110,
    phone: 'title',
    value: ({ airport }) => codeOf(airport),
    search: ({ airport }) => wordsOf(airport),
    cell: ({ airport }) => <span className="code">{codeOf(airport)}</span>,
  },
  {
    id: 'hours',
    label: 'Hours',
    unit: 'UTC',
    minWidth: 240,
    phone: 'detail',
    value: ({ hours }) => hoursText(hours),
    sort: ({ hours }) => Math.min(...hours),
    search: () => '',
  },
  {
    id: 'kind',
    label: 'For',
    width: 100,
    phone: 'title',
    value: ({ kind }) => kind,
    cell: ({ kind }) => (kind === 'departure' ? 'Departure' : 'Arrival'),
  },
  {
    id: 'used',
    label: 'Used',
    width: 90,
    numeric: true,
    phone: 'figure',
    value: ({ used, count }) => used / count,
    cell: (slot) => (
      <span className={isAtRisk(slot) ? 'text-warn' : ''}>
        {slot.used} of {slot.count}
      </span>
    ),
  },
  ...(hasUse ? [USE_COLUMN] : []),
  ...(hasRisk ? [deadlineColumn(start)] : []),
];
