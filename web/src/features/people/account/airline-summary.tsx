import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { airportQuery } from '#web/lib/airport.ts';
import { placeOf } from '#web/lib/airport-place.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { IdentityForm } from './identity-form.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="min-h-5 tabular-nums">{children}</dd>
    </div>
  );
}

/** A summary of the user's airline. */
export function AirlineSummary() {
  const airline = useOwnAirline();
  const [state, setState] = useState<'shown' | 'changing' | 'saved' | 'kept'>('shown');
  const hub = useQuery(airportQuery(airline.data?.hub ?? ''));
  if (airline.error && !airline.data) {
    return (
      <ErrorState
        title="Your airline could not be loaded"
        error={airline.error}
        onRetry={() => airline.refetch()}
      />
    );
  }
  const { data } = airline;
  return (
    <div className="flex flex-col gap-4 rounded-panel border border-line p-4">
      {data && state === 'changing' ? (
        <IdentityForm airline={data} onSaved={() => setState('saved')} onCancel={() => setState('kept')} />
      ) : (
        <>
          <div className="flex items-center gap-3">
            {data ? (
              <AirlineBadge primary={data.colour_primary} secondary={data.colour_secondary} size={40} />
            ) : (
              <Skeleton className="size-10" />
            )}
            <div className="min-w-0">
              <p className="text-16 font-bold break-words">
                {data?.name ?? <Skeleton className="h-5 w-40" />}
              </p>
              <p className="code text-muted">{data?.code ?? <Skeleton className="mt-1 h-4 w-8" />}</p>
            </div>
          </div>
          <dl className="grid gap-4 sm:grid-cols-3">
            <Fact label="Hub">
              {hub.data && (
                <>
                  <span className="code">{hub.data.iata}</span> {placeOf(hub.data)}
                </>
              )}
              {hub.error && <span className="text-muted">Could not be loaded</span>}
            </Fact>
            <Fact label="Founded">{data && formatDate(data.founded)}</Fact>
            <Fact label="Cash">{data && formatMoney(data.cash)}</Fact>
          </dl>
          {state === 'saved' && (
            <Banner tone="good">Saved. Other players see the new name and colours.</Banner>
          )}
          <Button
            className="self-start"
            // Closing the form removes the button that had the focus.
            autoFocus={state !== 'shown'}
            disabled={!data}
            onClick={() => setState('changing')}
          >
            Change name or colours
          </Button>
        </>
      )}
    </div>
  );
}
