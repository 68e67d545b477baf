import { ChartSpline } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';

interface NoDestinationsProps {
  /** Whether there are destinations that the filters hide. */
  isFiltered: boolean;
  /** Clears the filters. Undefined if none is set. */
  onClear: (() => void) | undefined;
  /** Shows the destinations from the hub. Undefined while the hub is loading. */
  onHub: (() => void) | undefined;
}

/** Replaces an empty list of destinations. */
export function NoDestinations({ isFiltered, onClear, onHub }: NoDestinationsProps) {
  return (
    <EmptyState
      icon={ChartSpline}
      title={isFiltered ? 'No matching destinations' : 'No demand from this airport'}
      action={
        onClear ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          onHub && <Button onClick={onHub}>Show your hub</Button>
        )
      }
    >
      {isFiltered
        ? 'No destinations match these filters.'
        : 'No destination has a demand of at least one passenger per day from this airport.'}
    </EmptyState>
  );
}
