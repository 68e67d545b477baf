import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { formatMoney } from '#web/lib/format.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { StartPlan } from '#web/lib/planning/planner-messages.ts';
import { afterCosts } from '#web/lib/planning/profit-words.ts';
import type { PairOutlooks } from '#web/lib/planning/use-pair-outlooks.ts';

interface Best {
  candidate: CandidateAircraft;
  profit: number;
}

/** Returns the most profitable aircraft on a pair. Null if none can fly it. */
export function bestOf(
  candidates: readonly CandidateAircraft[],
  { outlooks }: Pick<PairOutlooks, 'outlooks'>,
): Best | null {
  let best: Best | null = null;
  for (const candidate of candidates) {
    const outlook = outlooks.get(candidate.id);
    if (outlook && (!best || outlook.profit > best.profit)) best = { candidate, profit: outlook.profit };
  }
  return best;
}

interface NoProfitProps {
  /** AMS–LHR */
  pair: string;
  candidate: CandidateAircraft;
  plan: StartPlan | null;
  best: Best | null;
  /** Whether the outlooks of all other aircraft are computed. */
  isDone: boolean;
  onChoose: (id: string) => void;
}

/** Explains why an aircraft should not start on a pair, and suggests a better one. */
export function NoProfit({ pair, candidate, plan, best, isDone, onChoose }: NoProfitProps) {
  const name = candidate.registration || `${candidate.model.manufacturer} ${candidate.model.model}`;
  const loss = plan
    ? `${name} would make ${formatMoney(plan.prospect.profit)} per week in the next ${FORECAST_WEEKS} weeks, ${afterCosts(candidate)}.`
    : `No week of flights was found for ${name}.`;
  const alternative =
    best && best.candidate.id !== candidate.id
      ? ` The best is ${best.candidate.label} with ${formatMoney(best.profit)}.`
      : '';
  const other = best && best.profit > 0 && best.candidate.id !== candidate.id ? best : null;
  return (
    <Banner
      tone="warn"
      title={
        other || !isDone
          ? `${name} would earn nothing on ${pair}.`
          : `No aircraft is profitable on ${pair} at present.`
      }
    >
      <p>
        {loss}
        {isDone && !other && alternative}
      </p>
      {other ? (
        <Button className="mt-2" onClick={() => onChoose(other.candidate.id)}>
          Choose {other.candidate.label}, {formatMoney(other.profit)} per week
        </Button>
      ) : (
        isDone && (
          <p className="mt-1">
            Choose another destination. You can still acquire the route and plan it by hand, for example for
            connecting passengers.
          </p>
        )
      )}
    </Banner>
  );
}
