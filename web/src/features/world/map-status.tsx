import type { UseQueryResult } from '@tanstack/react-query';
import { TowerControl } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Spinner } from '#web/components/spinner.tsx';

const PLACE =
  'absolute left-1/2 z-10 -translate-x-1/2 border border-line bg-surface shadow-float rounded-panel';

function Card({ children }: { children: ReactNode }) {
  return <div className={`${PLACE} bottom-12 w-[min(420px,calc(100%-24px))] p-4`}>{children}</div>;
}

/** Loading, error and empty states of the initial airports. */
export function MapStatus({ europe }: { europe: UseQueryResult<Airport[]> }) {
  if (europe.isPending)
    return (
      <p
        role="status"
        className={`${PLACE} bottom-12 flex animate-late items-center gap-2 px-3 py-2 text-13 text-muted`}
      >
        <Spinner /> Loading airports …
      </p>
    );
  if (europe.isError)
    return (
      <Card>
        <ErrorState
          title="The airports could not be loaded"
          error={europe.error}
          onRetry={() => europe.refetch()}
        />
      </Card>
    );
  if (europe.data.length === 0)
    return (
      <Card>
        <EmptyState icon={TowerControl} title="No airports yet">
          This server has no airports. The operator can import them with{' '}
          <code className="text-12">npm run seed</code>.
        </EmptyState>
      </Card>
    );
  return null;
}
