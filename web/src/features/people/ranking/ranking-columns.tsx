import { bandText, lowestOfBand } from '#game/books/net-worth.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import type { Column } from '#web/components/data-table/column.ts';
import { Tag } from '#web/components/tag.tsx';
import { formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { MEASURES, type Measure, type RankingRow } from './ranking-rows.ts';

interface MeasureWords {
  label: string;
  unit?: string;
  width: number;
  /** In the words "by passengers". */
  by: string;
  format: (figure: number) => string;
}

/** Names and formats of the figures that airlines are ranked by. */
export const MEASURE_WORDS: Readonly<Record<Measure, MeasureWords>> = {
  passengers: {
    label: 'Passengers',
    unit: 'per week',
    by: 'passengers',
    width: 122,
    format: formatNumber,
  },
  onTime: { label: 'On time', unit: '%', by: 'flights on time', width: 84, format: formatPercent },
  load: { label: 'Load factor', unit: '%', by: 'load factor', width: 110, format: formatPercent },
  aircraft: { label: 'Aircraft', by: 'fleet size', width: 90, format: formatNumber },
  routes: { label: 'Routes', by: 'routes', width: 76, format: formatNumber },
  reputation: {
    label: 'Reputation',
    unit: 'of 100',
    by: 'reputation',
    width: 112,
    format: (figure) => formatNumber(figure * 100),
  },
  revenue: { label: 'Revenue', unit: '$ per week', by: 'revenue', width: 116, format: formatMoney },
  profit: { label: 'Profit', unit: '$ per week', by: 'profit', width: 116, format: formatMoney },
  worth: { label: 'Net worth', unit: '$, band', by: 'net worth', width: 150, format: bandText },
  totalReturn: {
    label: 'Total return',
    unit: '% since issue',
    by: 'total return per share',
    width: 124,
    format: (figure) => formatPercent(figure, 1),
  },
};

/** Figures in the second line of an item on a phone. */
const DETAILS: readonly Measure[] = ['passengers', 'aircraft', 'routes'];
/** Figures are rounded for the CSV file, shares to a tenth of a percent. */
const SHARES: readonly Measure[] = ['onTime', 'load', 'reputation', 'totalReturn'];

function figureColumn(measure: Measure, sorted: Measure): Column<RankingRow> {
  const { label, unit, width, format } = MEASURE_WORDS[measure];
  const isSorted = measure === sorted;
  return {
    id: measure,
    label,
    unit,
    width,
    numeric: true,
    phone: isSorted ? 'figure' : DETAILS.includes(measure) ? 'detail' : undefined,
    value: ({ [measure]: figure }) => {
      if (figure === null) return null;
      // Bands sort by their lower bound. Below zero there is none.
      if (measure === 'worth') return lowestOfBand(figure) ?? -1;
      return SHARES.includes(measure) ? Math.round(figure * 1000) / 10 : figure;
    },
    cell: ({ [measure]: figure }) => {
      if (figure === null) return <span className="text-muted">–</span>;
      return <span className={figure < 0 ? 'text-bad' : ''}>{format(figure)}</span>;
    },
  };
}

interface ColumnsOptions {
  /** Figure that the positions are by. */
  sorted: Measure;
  positions: ReadonlyMap<string, number>;
  codeOf: (airport: string) => string;
  /** Searchable text of an airport. */
  wordsOf: (airport: string) => string;
}

/** Columns of the ranking. The first one has the position and the airline. */
export function rankingColumns({ sorted, positions, codeOf, wordsOf }: ColumnsOptions): Column<RankingRow>[] {
  return [
    {
      id: 'airline',
      label: 'Airline',
      fixed: true,
      minWidth: 260,
      phone: 'title',
      value: ({ name }) => name,
      search: ({ name, code, hub }) => `${name} ${code} ${wordsOf(hub)}`,
      cell: ({ id, name, code, primary, secondary, isOwn }) => (
        <span className="inline-flex max-w-full items-center gap-2 align-middle">
          <span className="min-w-7 shrink-0 text-right text-muted tabular-nums">
            {positions.get(id) ?? '–'}
          </span>
          <AirlineBadge primary={primary} secondary={secondary} />
          <span className={`truncate ${isOwn ? 'font-bold' : ''}`}>{name}</span>
          <span className="code shrink-0 text-12 text-muted">{code}</span>
          {isOwn && <Tag tone="accent">You</Tag>}
        </span>
      ),
    },
    {
      id: 'hub',
      label: 'Hub',
      width: 60,
      search: () => '',
      value: ({ hub }) => codeOf(hub),
      cell: ({ hub }) => <span className="code">{codeOf(hub)}</span>,
    },
    ...MEASURES.map((measure) => figureColumn(measure, sorted)),
  ];
}
