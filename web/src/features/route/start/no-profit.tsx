import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { Machine } from '../../../lib/planning/machine.ts';
import type { PairOutlooks } from '../../../lib/planning/use-pair-outlooks.ts';
import type { StartPlan } from './use-start-plan.ts';

interface Best {
  machine: Machine;
  profit: number;
}

/** Returns the most profitable aircraft on a pair. Null if none can fly it. */
export function bestOf(
  machines: readonly Machine[],
  { outlooks }: Pick<PairOutlooks, 'outlooks'>,
): Best | null {
  let best: Best | null = null;
  for (const machine of machines) {
    const outlook = outlooks.get(machine.id);
    if (outlook && (!best || outlook.profit > best.profit)) best = { machine, profit: outlook.profit };
  }
  return best;
}

interface NoProfitProps {
  /** AMS–LHR */
  pair: string;
  machine: Machine;
  plan: StartPlan | null;
  best: Best | null;
  /** Whether the outlooks of all other aircraft are computed. */
  isDone: boolean;
  onChoose: (id: string) => void;
}

/** Explains why an aircraft should not start on a pair, and suggests a better one. */
export function NoProfit({ pair, machine, plan, best, isDone, onChoose }: NoProfitProps) {
  const name = machine.registration || `${machine.model.manufacturer} ${machine.model.model}`;
  const loss = plan
    ? `${name} would make ${formatMoney(plan.prospect.profit)} per week in the next 4 weeks, after the full lease.`
    : `No week of flights was found for ${name}.`;
  const least =
    best && best.machine.id !== machine.id
      ? ` The best is ${best.machine.label} with ${formatMoney(best.profit)}.`
      : '';
  const other = best && best.profit > 0 && best.machine.id !== machine.id ? best : null;
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
        {isDone && !other && least}
      </p>
      {other ? (
        <Button className="mt-2" onClick={() => onChoose(other.machine.id)}>
          Choose {other.machine.label}, {formatMoney(other.profit)} per week
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
