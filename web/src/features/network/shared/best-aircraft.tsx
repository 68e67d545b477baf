import { Fragment } from 'react';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import type { Prospect } from '#game/network/planning/prospect.ts';
import { moneyRange } from '#web/components/range-words.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { Tag } from '#web/components/tag.tsx';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { useFleetResults } from '#web/lib/game/fleet-results.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { Outlook } from '#web/lib/planning/planner-messages.ts';
import type { PairOutlooks } from '#web/lib/planning/use-pair-outlooks.ts';
import { QuietHead } from './quiet-head.tsx';

interface BestAircraftProps {
  pair: PairOutlooks;
  /** Id of the selected aircraft. */
  chosen: string;
  onChoose: (id: string) => void;
}

const SHOWN = 6;

interface Ranked {
  candidate: CandidateAircraft;
  outlook: Outlook & { prospect: Prospect };
}

function rankedOf({ able = [], outlooks }: PairOutlooks): Ranked[] {
  return able
    .flatMap((candidate): Ranked[] => {
      const outlook = outlooks.get(candidate.id);
      return outlook?.prospect ? [{ candidate, outlook: { ...outlook, prospect: outlook.prospect } }] : [];
    })
    .sort((one, other) => other.outlook.profit - one.outlook.profit);
}

const money = (dollars: number) => (
  <td className={`py-1 pl-2 text-right whitespace-nowrap ${dollars < 0 ? 'text-bad' : ''}`}>
    {formatMoney(dollars)}
  </td>
);

/** The airline's and lessors' aircraft that can fly a pair, ranked by expected profit. */
export function BestAircraft({ pair, chosen, onChoose }: BestAircraftProps) {
  const { able, given, present, isDone, error } = pair;
  const results = useFleetResults();
  if (able?.length === 0)
    return <p className="text-muted">No aircraft in your fleet or from lessors can fly this pair.</p>;
  if (error) return <p className="text-bad">The forecast could not be computed: {error.message}</p>;
  if (!isDone)
    return (
      <div role="status" className="flex flex-col gap-2">
        <span className="sr-only">Computing the profit of each aircraft …</span>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
      </div>
    );
  const shown = rankedOf(pair).filter(
    ({ candidate }, index) => index < SHOWN || candidate.registration !== '' || candidate.id === chosen,
  );
  if (shown.length === 0)
    return <p className="text-muted">The airports have no slots for a week of flights on this pair.</p>;
  /** Returns the sentence about an aircraft’s last results. Null without flights. */
  const earned = (id: string) => {
    const result = results?.get(id);
    if (!result?.flights) return null;
    return (
      <>
        {' '}
        It made <span className="whitespace-nowrap">{formatMoney(result.profit)}</span> in the last 7 days.
      </>
    );
  };
  return (
    <>
      <table className="-mx-2 w-[calc(100%+16px)] text-13 tabular-nums [&_tr>:first-child]:pl-2 [&_tr>:last-child]:pr-2">
        <caption className="sr-only">Profit per week of one aircraft on this pair, best first</caption>
        <QuietHead names={['Aircraft', 'Flights', 'Load factor', `Next ${FORECAST_WEEKS} weeks`, 'Year']} />
        <tbody>
          {shown.map(({ candidate, outlook: { profit, band, yearly, prospect } }) => (
            <Fragment key={candidate.id}>
              <tr className={`border-t border-line ${candidate.id === chosen ? 'bg-accent-soft' : ''}`}>
                <td className="py-1 pr-2">
                  <button
                    type="button"
                    aria-pressed={candidate.id === chosen}
                    onClick={() => onChoose(candidate.id)}
                    className="flex min-h-6 flex-wrap items-center gap-x-2 text-left underline decoration-line-strong decoration-dotted underline-offset-4 max-md:min-h-11"
                  >
                    <span className="normal-nums">
                      {candidate.model.manufacturer} {candidate.model.model}
                    </span>
                    {candidate.registration && <Tag tone="accent">{candidate.registration}</Tag>}
                  </button>
                </td>
                <td className="py-1 pl-2 text-right">{formatNumber(prospect.legs.length)}</td>
                <td className="py-1 pl-2 text-right">{formatPercent(prospect.money.loadFactor)}</td>
                {money(profit)}
                {money(yearly)}
              </tr>
              <tr className={candidate.id === chosen ? 'bg-accent-soft' : ''}>
                <td colSpan={5} className="pb-1 text-12 text-muted">
                  {moneyRange(band)} in four of five weeks
                </td>
              </tr>
              {given.get(candidate.id) && (
                <tr className={candidate.id === chosen ? 'bg-accent-soft' : ''}>
                  <td colSpan={5} className="pb-1 text-12 text-muted">
                    {candidate.registration} {given.get(candidate.id)}.{earned(candidate.id)}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {present > 0 && (
        <p className="text-12 text-muted">
          In addition to your {formatCount(present, 'flight')} per week on this pair, unless an aircraft
          replaces its own.
        </p>
      )}
    </>
  );
}
