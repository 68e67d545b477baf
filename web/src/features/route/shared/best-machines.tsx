import type { Prospect } from '../../../../../game/planning/prospect.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Tag } from '../../../components/tag.tsx';
import { formatMoney, formatNumber, formatPercent } from '../../../lib/format.ts';
import type { Machine } from '../../../lib/planning/machine.ts';
import type { Outlook } from '../../../lib/planning/planner-messages.ts';
import type { PairOutlooks } from '../../../lib/planning/use-pair-outlooks.ts';
import { QuietHead } from './quiet-head.tsx';

interface BestMachinesProps {
  pair: PairOutlooks;
  /** Id of the selected aircraft. */
  chosen: string;
  onChoose: (id: string) => void;
}

const SHOWN = 6;

interface Ranked {
  machine: Machine;
  outlook: Outlook & { prospect: Prospect };
}

function rankedOf({ able = [], outlooks }: PairOutlooks): Ranked[] {
  return able
    .flatMap((machine): Ranked[] => {
      const outlook = outlooks.get(machine.id);
      return outlook?.prospect ? [{ machine, outlook: { ...outlook, prospect: outlook.prospect } }] : [];
    })
    .sort((one, other) => other.outlook.profit - one.outlook.profit);
}

const money = (dollars: number) => (
  <td className={`py-1 pl-2 text-right ${dollars < 0 ? 'text-bad' : ''}`}>{formatMoney(dollars)}</td>
);

/** The airline's and lessors' aircraft that can fly a pair, ranked by expected profit. */
export function BestMachines({ pair, chosen, onChoose }: BestMachinesProps) {
  const { able, isDone, error } = pair;
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
    ({ machine }, at) => at < SHOWN || machine.registration !== '' || machine.id === chosen,
  );
  return (
    <table className="-mx-2 w-[calc(100%+16px)] text-13 tabular-nums [&_tr>:first-child]:pl-2 [&_tr>:last-child]:pr-2">
      <caption className="sr-only">Profit per week of one aircraft on this pair, best first</caption>
      <QuietHead names={['Aircraft', 'Flights', 'Load factor', 'Next 4 weeks', 'Year']} />
      <tbody>
        {shown.map(({ machine, outlook: { profit, yearly, prospect } }) => (
          <tr
            key={machine.id}
            className={`border-t border-line ${machine.id === chosen ? 'bg-accent-soft' : ''}`}
          >
            <td className="py-1 pr-2">
              <button
                type="button"
                aria-pressed={machine.id === chosen}
                onClick={() => onChoose(machine.id)}
                className="flex min-h-6 items-center gap-2 text-left underline decoration-line-strong decoration-dotted underline-offset-4 max-md:min-h-11"
              >
                <span className="normal-nums">
                  {machine.model.manufacturer} {machine.model.model}
                </span>
                {machine.registration && <Tag tone="accent">{machine.registration}</Tag>}
              </button>
            </td>
            <td className="py-1 pl-2 text-right">{formatNumber(prospect.legs.length)}</td>
            <td className="py-1 pl-2 text-right">{formatPercent(prospect.money.loadFactor)}</td>
            {money(profit)}
            {money(yearly)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
