import { RESULT_WEEKS } from '#game/books/cash-forecast.ts';
import type { Cash } from '#game/payloads/cash.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { Plot } from '#web/components/plot.tsx';
import { Section } from '#web/components/section.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { formatMoney, formatMoneyChange, formatMoneyShort } from '#web/lib/format.ts';
import { useCash } from '#web/lib/game/cash.ts';
import { dayText } from '#web/lib/world-moment.ts';
import { cashLines, overdraftMarks, weekTicks } from './cash-lines.ts';

const PARTS = [
  ['flights', 'Flights in the timetable'],
  ['leases', 'Leases'],
  ['instalments', 'Loan instalments'],
  ['overdraft', 'Overdraft interest'],
  ['checks', 'Planned checks'],
  ['hedges', 'Fuel hedging'],
  ['certificates', 'Yearly fees of certificates'],
] as const satisfies readonly (readonly [keyof Cash['parts'], string])[];

/** Stays in view when the weeks are scrolled. Narrow on a phone, so that a cut week hints at the others. */
const LABEL = 'sticky left-0 bg-surface px-2 text-left max-md:min-w-28 max-md:py-1.5';
const NUMBER = 'h-9 px-2 text-right whitespace-nowrap tabular-nums';

/** An amount, rounded to millions where four weeks would not fit beside each other. */
const Amount = ({ amount }: { amount: number }) => (
  <>
    <span className="max-md:hidden">{formatMoney(amount)}</span>
    <span className="md:hidden">{formatMoneyShort(amount, 'short')}</span>
  </>
);

/** The payments that make up the forecast, by week. */
function Parts({ cash, start }: { cash: Cash; start: string }) {
  const ends = cash.expected.map((_, week) => cash.minute + (week + 1) * WEEK);
  const shown = PARTS.filter(
    ([name]) => name === 'flights' || cash.parts[name].some((amount) => amount !== 0),
  );
  return (
    <section
      aria-label="Forecast by week"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-13">
        <caption className="sr-only">Expected payments by week, US dollars</caption>
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className={`${LABEL} font-medium`}>
              Week until
            </th>
            {ends.map((until) => (
              <th key={until} scope="col" className={`${NUMBER} font-medium`}>
                {dayText(start, until)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, label]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={`${LABEL} font-normal`}>
                {label}
              </th>
              {ends.map((until, week) => {
                const amount = cash.parts[name][week] ?? 0;
                return (
                  <td key={until} className={NUMBER}>
                    {amount === 0 ? '–' : <Amount amount={amount} />}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className={`${LABEL} font-bold`}>
              Expected cash
            </th>
            {ends.map((until, week) => {
              const amount = cash.expected[week] ?? 0;
              return (
                <td key={until} className={`${NUMBER} font-bold ${amount < 0 ? 'text-bad' : ''}`}>
                  <Amount amount={amount} />
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** Compares last week's forecast with what happened. */
function LastForecast({ last, start }: { last: Cash['last']; start: string }) {
  if (!last)
    return (
      <p className="text-13 text-muted">
        From the second Monday on, last week's forecast is compared with your actual cash here.
      </p>
    );
  const off = last.actual - last.decided - last.expected;
  const isWithin = last.actual - last.decided >= last.low && last.actual - last.decided <= last.high;
  return (
    <p className="text-13 text-muted">
      For {dayText(start, last.minute)}, last week's forecast was {formatMoney(last.expected)}. Cash was{' '}
      {formatMoney(last.actual)}.
      {last.decided !== 0 &&
        ` Purchases, loans and other decisions changed it by ${formatMoneyChange(last.decided)}.`}{' '}
      {off === 0
        ? 'The forecast was exact.'
        : `The forecast was ${formatMoney(Math.abs(off))} too ${off > 0 ? 'low' : 'high'}, ${isWithin ? 'within' : 'outside'} its band.`}
    </p>
  );
}

interface CashOutlookProps {
  /** Whole US dollars that cash may be below zero. */
  limit: number;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
}

function Content({ cash, limit, start }: CashOutlookProps & { cash: Cash }) {
  const lines = cashLines(cash);
  const { x, past, expected, low, high } = lines;
  const end = cash.expected.at(-1) ?? 0;
  return (
    <>
      <Plot
        title="Cash, $"
        summary={`Now ${formatMoney(cash.history.at(-1)?.cash ?? 0)}, expected in ${cash.expected.length} weeks ${formatMoney(end)}.`}
        xLabel="Day"
        x={x}
        series={[
          { label: 'Cash', values: past },
          { label: 'Expected', values: expected, dashed: true },
          { label: 'High', values: high, dashed: true },
          { label: 'Low', values: low, dashed: true },
        ]}
        marks={[{ axis: 'x', at: cash.minute / DAY, label: 'Now' }, ...overdraftMarks(lines, limit)]}
        xTicks={weekTicks(cash)}
        formatX={(day) => dayText(start, Math.round(day * DAY))}
        formatY={(value) => formatMoneyShort(value, 'short')}
        height={240}
      />
      <Parts cash={cash} start={start} />
      <p className="text-13 text-muted">
        Flights are expected to earn what each route's flights have earned on average in the last{' '}
        {RESULT_WEEKS} weeks. Routes without flights so far count as zero. In four of five cases, cash stays
        within the band if you buy and borrow nothing.
      </p>
      <LastForecast last={cash.last} start={start} />
    </>
  );
}

/** Cash of the past eight weeks, and its forecast for four. */
export function CashOutlook(props: CashOutlookProps) {
  const { data, error, refetch } = useCash();
  return (
    <Section title="Cash">
      {data ? (
        <Content cash={data} {...props} />
      ) : error ? (
        <ErrorState title="The forecast could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the forecast" className="animate-late">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </Section>
  );
}
