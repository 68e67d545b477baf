import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Line } from '#web/components/line.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { formatMoney, formatNumber, formatPercent } from '#web/lib/format.ts';
import { useAirlineFleet } from '#web/lib/game/exchange.ts';
import { seatsText } from '#web/lib/seats-text.ts';
import { ageText } from '../market/deal-words.ts';
import { OfferForm } from '../parts/offer-form.tsx';
import { ReclaimNote } from '../parts/reclaim-note.tsx';
import type { Names } from '../parts/use-names.ts';

interface UnlistedViewProps {
  /** Code of the airline. */
  owner: string;
  /** Id of its aircraft. */
  aircraft: string;
  names: Names;
}

/** An aircraft of another airline that is not for sale, and an offer for it. */
export function UnlistedView({ owner, aircraft: id, names }: UnlistedViewProps) {
  const { data, error, refetch } = useAirlineFleet(owner);
  if (error && !data)
    return (
      <ErrorState title="The aircraft could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (data === undefined)
    return (
      <div role="status" aria-label="Loading the aircraft" className="animate-late">
        <Skeleton className="h-60" />
      </div>
    );
  const aircraft = data?.aircraft.find((one) => one.id === id);
  if (!data || !aircraft)
    return <EmptyState title="Not in this fleet">The airline has sold or returned this aircraft.</EmptyState>;
  const { registration, model, value, age, hours, cycles, condition, min, max } = aircraft;
  const obstacle = data.obstacle ?? aircraft.obstacle;
  return (
    <div className="flex flex-col gap-5">
      <p className="-mt-3 text-13 text-muted">
        <span className="code normal-nums">{registration}</span> {names.modelName(model)}
      </p>
      <dl className="flex flex-col gap-1 text-13">
        <Line label="Market value">{formatMoney(value)}</Line>
        <Line label="Age">{ageText(age)}</Line>
        <Line label="Hours">{formatNumber(hours)}</Line>
        <Line label="Cycles">{formatNumber(cycles)}</Line>
        <Line label="Condition">{formatPercent(condition)}</Line>
        <Line label="Seats">{seatsText(aircraft)}</Line>
      </dl>
      {obstacle ? (
        <p className="text-13 text-warn">{obstacle.message}</p>
      ) : (
        <>
          <OfferForm
            subject={{ aircraft: id }}
            aircraft={id}
            value={value}
            ask={0}
            min={min}
            max={max}
            isServers={data.owner.kind === 'rival'}
          />
          <ReclaimNote side="buyer" />
        </>
      )}
    </div>
  );
}
