import { useMemo } from 'react';
import type { Airport } from '../../../../../game/airport.ts';
import type { MarketDeparture } from '../../../../../game/records/market.ts';
import { canFly } from '../../../../../game/route/check.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Tag } from '../../../components/tag.tsx';
import { formatMoney, formatNumber, formatPercent } from '../../../lib/format.ts';
import type { Machine } from './machine.ts';
import { type AircraftForecast, forecastAircraft, type Pair } from './plan-flights.ts';
import { QuietHead } from './quiet-head.tsx';
import { useInSlices } from './use-in-slices.ts';
import type { Machines } from './use-machines.ts';

interface BestMachinesProps {
  pair: Pair;
  others: readonly MarketDeparture[];
  machines: Machines;
  fuelPrice: number;
  ends: readonly [Airport, Airport];
  chosen: string;
  onChoose: (id: string) => void;
}

const SHOWN = 6;

/** One's own aircraft of one model and cabin count once. */
function distinct({ own, market }: Machines): Machine[] {
  const seen = new Set<string>();
  const kinds = own.filter(({ model, cabin }) => {
    const kind = `${model.id} ${cabin.economy} ${cabin.business} ${cabin.first}`;
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
  return [...kinds, ...market];
}

/** The aircraft that can fly a pair, by what one of them would bring: own ones and those to be leased. */
export function BestMachines(props: BestMachinesProps) {
  const { pair, others, machines, fuelPrice, ends, chosen, onChoose } = props;
  const [a, b] = ends;
  const able = useMemo(
    () =>
      distinct(machines).filter(
        ({ model, seats }) => !canFly(model, seats, pair.km, a.longest_runway_m, b.longest_runway_m),
      ),
    [machines, pair, a, b],
  );
  const questions = useMemo(
    () => able.map((machine) => ({ pair, machine, others, fuelPrice })),
    [able, pair, others, fuelPrice],
  );
  const outcomes = useInSlices(questions, (question) => ({
    machine: question.machine,
    forecast: forecastAircraft(question),
  }));
  if (able.length === 0)
    return <p className="text-muted">No aircraft of yours or of the lessors can fly this pair.</p>;
  if (!outcomes)
    return (
      <div role="status" className="flex flex-col gap-2">
        <span className="sr-only">Working out what each aircraft would bring …</span>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
      </div>
    );
  const ranked = outcomes
    .filter(
      (outcome): outcome is { machine: Machine; forecast: AircraftForecast } => outcome.forecast !== null,
    )
    .sort((one, other) => other.forecast.profit - one.forecast.profit);
  const shown = ranked.filter(
    ({ machine }, at) => at < SHOWN || machine.registration !== '' || machine.id === chosen,
  );
  return (
    <table className="-mx-2 w-[calc(100%+16px)] text-13 tabular-nums [&_tr>:first-child]:pl-2 [&_tr>:last-child]:pr-2">
      <caption className="sr-only">What one aircraft would bring a week, the best first</caption>
      <QuietHead names={['Aircraft', 'Flights', 'Load', '$ a week']} />
      <tbody>
        {shown.map(({ machine, forecast }) => (
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
            <td className="py-1 pl-2 text-right">{formatNumber(forecast.flightsAWeek)}</td>
            <td className="py-1 pl-2 text-right">{formatPercent(forecast.loadFactor)}</td>
            <td className={`py-1 pl-2 text-right ${forecast.profit < 0 ? 'text-bad' : ''}`}>
              {formatMoney(forecast.profit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
