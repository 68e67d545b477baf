import { useEffect } from 'react';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useAirlineFleet } from '#web/lib/game/exchange.ts';

interface FlownViewProps {
  /** Code of the airline. */
  owner: string;
  /** Public id of its flight. */
  flight: string;
  onClose: () => void;
}

/** Finds the aircraft of a flight on the map, and opens it: its listing if it is for sale, otherwise an offer. */
export function FlownView({ owner, flight, onClose }: FlownViewProps) {
  const { data, error, refetch } = useAirlineFleet(owner, flight);
  const { change } = useAddress();
  const found = data?.aircraft.find(({ id }) => id === data.flown);
  useEffect(() => {
    if (found)
      change({ flown: null, ...(found.listing === '' ? { bid: found.id } : { listing: found.listing }) });
  }, [found, change]);
  if (error && !data)
    return (
      <ErrorState title="The aircraft could not be found" error={error} onRetry={() => void refetch()} />
    );
  if (data === undefined || found)
    return (
      <div role="status" aria-label="Loading the aircraft" className="animate-late">
        <Skeleton className="h-60" />
      </div>
    );
  const [title, text] =
    data?.flown === ''
      ? ['This aircraft is leased', 'It belongs to its lessor and is not for sale.']
      : ['The flight has landed', 'An offer for its aircraft can be made from the list of the fleet.'];
  return (
    <EmptyState title={title} action={<Button onClick={onClose}>Show the fleet</Button>}>
      {text}
    </EmptyState>
  );
}
