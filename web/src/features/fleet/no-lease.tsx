import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { FORECAST_WEEKS } from '#game/demand/forecast/months.ts';
import { servedCity } from '#game/world/airport/airport-city.ts';
import { Banner } from '#web/components/banner.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { StartJob } from '#web/lib/planning/planner-messages.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useStartJob } from '#web/lib/planning/use-start-job.ts';
import type { LeastLoss } from './suggest-aircraft.ts';

/** The lease that loses least, at its best fares. */
function BestOfThem({ of }: { of: LeastLoss }) {
  const { candidate, question } = of;
  const facts = useFacts();
  const job = useMemo(
    (): StartJob | undefined => (facts ? { kind: 'start', question, facts } : undefined),
    [question, facts],
  );
  const { plan } = useStartJob(job);
  if (!plan) return null;
  const { model, to } = candidate;
  return (
    <p>
      The best of them is the{' '}
      <Link to={`?shop=1&model=${model.id}`} className="underline">
        {model.manufacturer} {model.model}
      </Link>{' '}
      to {servedCity(to)} ({to.iata}): about {formatMoney(plan.prospect.profit)} per week at the best fares in
      the next {FORECAST_WEEKS} weeks ({formatMoney(plan.usual)} at usual fares), and{' '}
      {formatMoney(plan.yearly)} per week over a year.
    </p>
  );
}

/** Says that no lease is profitable at usual fares, which one comes closest, and what helps. */
export function NoLease({ least }: { least: LeastLoss | null }) {
  return (
    <Banner tone="warn" title="No lease from your hub pays at usual fares">
      <p>
        Demand from your hub is too low for the aircraft that lessors have left.{' '}
        <Link to={linkTo('research')} className="underline">
          Research demand
        </Link>{' '}
        before you lease.
      </p>
      {least && <BestOfThem of={least} />}
      <p>
        What helps: start each route with its best fares, or{' '}
        <Link to={linkTo('aircraftMarket')} className="underline">
          buy a used aircraft
        </Link>
        , which has no weekly rate.
      </p>
    </Banner>
  );
}
