import type { Airport } from '#game/world/airport/airport.ts';
import { Banner } from '#web/components/banner.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { HubChoice } from './hub-choice.tsx';
import { HubView } from './hub-view.tsx';
import type { HubSearch } from './use-hub-search.ts';

interface FoundingHubProps {
  search: HubSearch;
  /** Text of the hub field. */
  text: string;
  onPick: (airport: Airport) => void;
  disabled: boolean;
  error?: string;
}

/** Number of airports offered if the text is ambiguous. */
const NEAREST = 5;

function titleFor(typed: string, isAmbiguous: boolean): string {
  if (typed === '') return 'No hub airport yet';
  return isAmbiguous ? `Which airport is “${typed}”?` : `No airport matches “${typed}”`;
}

/** The hub in the alert: its map, or a list of airports if the text is ambiguous. */
export function FoundingHub({ search, text, onPick, disabled, error }: FoundingHubProps) {
  const { hub, catchment, conditions, isAmbiguous, proposals } = search;
  if (hub) {
    return (
      <div className="flex flex-col gap-2">
        <p className="text-13 font-medium">Hub airport</p>
        <HubView {...{ hub, catchment, conditions }} className="rounded-panel border" mapClassName="h-44" />
        {error && <Banner tone="bad">{error}</Banner>}
      </div>
    );
  }
  if (search.error) {
    return (
      <ErrorState title="The airports could not be loaded" error={search.error} onRetry={search.retry} />
    );
  }
  if (search.isLoading) return <p className="text-muted">Loading airports …</p>;

  const nearest = search.suggestions.slice(0, NEAREST).map((airport) => ({ airport }));
  return (
    <div className="flex flex-col gap-3 max-md:order-first">
      <Banner tone="warn" title={titleFor(text.trim(), isAmbiguous)}>
        Every airline needs a hub. Choose one here, or return and type another.
      </Banner>
      <HubChoice
        legend={nearest.length > 0 ? 'Nearest matches' : 'Suggested hubs'}
        options={nearest.length > 0 ? nearest : proposals}
        onPick={onPick}
        disabled={disabled}
      />
    </div>
  );
}
