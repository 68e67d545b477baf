import { type Books, balanceSheet, cashFlow, profitAndLoss } from '#game/books/statements.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatMoney, formatMoneyShort } from '#web/lib/format.ts';
import type { StatementKind } from './statement-words.ts';

interface StatementPlotProps {
  kind: StatementKind;
  books: Books;
  labels: readonly string[];
}

const TITLES: Readonly<Record<StatementKind, string>> = {
  profit: 'Revenue, costs and profit, $',
  balance: 'Assets, debts and equity, $',
  cash: 'Cash at the end, $',
};

function seriesOf(kind: StatementKind, books: Books): { label: string; values: number[] }[] {
  if (kind === 'cash') return [{ label: 'Cash', values: cashFlow(books).closing }];
  if (kind === 'balance') {
    const { assets, loans, equity } = balanceSheet(books);
    return [
      { label: 'Assets', values: assets },
      { label: 'Debts', values: loans },
      { label: 'Equity', values: equity },
    ];
  }
  const { groups, profit } = profitAndLoss(books);
  const revenue = groups.find(({ place }) => place === 'revenue')?.total ?? [];
  return [
    { label: 'Revenue', values: revenue },
    { label: 'Costs', values: revenue.map((value, index) => value - (profit[index] ?? 0)) },
    { label: 'Profit', values: profit },
  ];
}

/** The main figures of a statement by period, the oldest on the left. */
export function StatementPlot({ kind, books, labels }: StatementPlotProps) {
  const series = seriesOf(kind, books);
  const last = series.at(-1)?.values.at(-1) ?? 0;
  return (
    <Plot
      title={TITLES[kind]}
      summary={`${labels.length} periods. ${series.at(-1)?.label} in the last one: ${formatMoney(last)}.`}
      xLabel="Period"
      x={labels.map((_, index) => index)}
      xTicks={labels.map((_, index) => index)}
      series={series}
      formatX={(index) => labels[index] ?? ''}
      formatY={(value) => formatMoneyShort(value, 'short')}
      height={220}
    />
  );
}
