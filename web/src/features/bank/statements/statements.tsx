import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, Download } from 'lucide-react';
import type { PeriodKind } from '#game/books/periods.ts';
import type { Statement } from '#game/payloads/statement.ts';
import { Button } from '#web/components/button.tsx';
import { useDrawer } from '#web/components/drawer/use-drawer.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Section } from '#web/components/section.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useShareMarket } from '#web/lib/game/shares.ts';
import { statementQuery } from '#web/lib/game/statement.ts';
import { figureId, OpenEntries } from './open-entries.tsx';
import { StatementControls } from './statement-controls.tsx';
import { downloadStatement } from './statement-csv.ts';
import { StatementFailure } from './statement-failure.tsx';
import { StatementPlot } from './statement-plot.tsx';
import { statementRows } from './statement-rows.ts';
import { StatementTable } from './statement-table.tsx';
import { minuteOf, periodLabel, type StatementKind, statementName } from './statement-words.ts';
import { type StatementChoice, useStatementChoice } from './use-statement-choice.ts';

const NOTES = {
  profit: 'Income and costs, and the change in value of the aircraft you own, booked each Monday.',
  balance: 'What you own and owe at the end of each period. Aircraft count at market value.',
  cash: 'Where cash came from and went.',
} as const;

const EMPTY: Readonly<Record<StatementKind, (by: PeriodKind) => string>> = {
  profit: () => 'Income and costs of these periods will appear here.',
  balance: (by) => `Your first balance sheet by ${by} is drawn up when a ${by} has ended, on a Monday.`,
  cash: () => 'Payments of these periods will appear here.',
};

/** Returns the indexes of the periods that a statement shows, the newest first. */
function shownPeriods({ kind }: StatementChoice, { periods, valued }: Statement): number[] {
  return periods.flatMap(({ to }, index) => (kind === 'balance' && to > valued ? [] : [index])).reverse();
}

interface ContentProps {
  choice: StatementChoice;
  statement: Statement;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

function Content({ choice, statement, start }: ContentProps) {
  const { periods, sums, minute, by } = statement;
  const { kind, books: others } = choice;
  const { shown: figure, open, close } = useDrawer('entries');
  const shown = shownPeriods(choice, statement);
  const isRunning = (index: number) => (periods[index]?.to ?? 0) > minute;
  const all = shown.length === 0 ? [] : statementRows(kind, { count: periods.length, sums });
  // Without items, a figure does not open its entries, which only their owner may see.
  const rows = others ? all.map((row) => ({ ...row, items: [] })) : all;
  const labels = periods.map((period) =>
    periodLabel({ by, start, now: minute, minute: minuteOf(kind, period) }),
  );
  if (rows.length === 0)
    return (
      <EmptyState icon={ChartNoAxesColumn} title="No figures yet">
        {EMPTY[kind](by)}
      </EmptyState>
    );
  // The running period would look like a sudden fall.
  const plotted = shown.filter((index) => !isRunning(index)).reverse();
  return (
    <>
      {plotted.length > 1 && (
        <StatementPlot
          kind={kind}
          books={{
            count: plotted.length,
            sums: sums.map((sum) => ({ ...sum, amounts: plotted.map((index) => sum.amounts[index] ?? 0) })),
          }}
          labels={plotted.map((index) => labels[index] ?? '')}
        />
      )}
      <div className="-mb-1 flex items-center justify-between gap-3">
        <p className="text-13 text-muted">{NOTES[kind]}</p>
        <Button tone="quiet" onClick={() => downloadStatement(kind, statement, rows, shown, start)}>
          <Icon of={Download} />
          CSV
        </Button>
      </div>
      <StatementTable
        key={kind}
        name={statementName(kind)}
        rows={rows}
        shown={shown}
        periods={periods}
        labelOf={(index) => labels[index] ?? ''}
        isRunning={isRunning}
        onOpen={(row, index) => open(figureId(row, periods[index]?.from ?? 0))}
      />
      {figure !== null && (
        <OpenEntries
          key={figure}
          figure={figure}
          choice={choice}
          statement={statement}
          rows={rows}
          start={start}
          onClose={close}
        />
      )}
    </>
  );
}

/** Says that the books are those of a controlled airline, and leads back to the own ones. */
function BooksOf({ airline, onClose }: { airline: string; onClose: () => void }) {
  const listing = useShareMarket().data?.listings.find((one) => one.airline === airline);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-line p-3 text-13">
      <p className="min-w-0 flex-1">
        These are the books of {listing?.name ?? 'an airline that you control'}.
      </p>
      <Button onClick={onClose}>Show your own books</Button>
    </div>
  );
}

/** Profit and loss, balance sheet and cash flow. Figures open down to the entries of the ledger. */
export function Statements({ start }: { start: string }) {
  const choice = useStatementChoice();
  const { data, error, refetch } = useQuery(statementQuery(choice.query));
  return (
    <Section title="Statements">
      {choice.books && <BooksOf airline={choice.books} onClose={() => choice.change({ books: null })} />}
      <StatementControls choice={choice} statement={data} />
      {data && data.by === choice.by ? (
        <Content choice={choice} statement={data} start={start} />
      ) : error ? (
        <StatementFailure choice={choice} error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the statement" className="animate-late">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </Section>
  );
}
