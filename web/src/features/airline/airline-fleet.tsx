import { Plane } from 'lucide-react';
import type { PublicAirline } from '#game/payloads/airline.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { useModels } from '#web/lib/game/aircraft-models.ts';

/** Delivered aircraft of an airline by model, with bars. */
export function AirlineFleet({ fleet }: Pick<PublicAirline, 'fleet'>) {
  const models = new Map(useModels().data?.map((model) => [model.id, model]));
  const nameOf = (key: string) => {
    const model = models.get(key);
    return model ? `${model.manufacturer} ${model.model}` : key;
  };
  const max = Math.max(1, ...fleet.map(({ count }) => count));
  return (
    <section aria-labelledby="fleet" className="flex min-w-0 flex-col gap-3">
      <h2 id="fleet" className="text-16 font-bold">
        Fleet
      </h2>
      {fleet.length === 0 ? (
        <EmptyState icon={Plane} title="No aircraft">
          Aircraft appear here when they have been delivered.
        </EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-line border-y border-line text-13">
          {fleet.map(({ model, count }) => (
            <li key={model} className="grid grid-cols-[minmax(0,1fr)_96px_36px] items-center gap-3 py-2">
              <span className="truncate">{nameOf(model)}</span>
              <span aria-hidden="true" className="h-1.5 rounded-full bg-raised">
                <span
                  className="block h-1.5 rounded-full bg-accent"
                  style={{ width: `${(count / max) * 100}%` }}
                />
              </span>
              <span className="text-right tabular-nums">{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
