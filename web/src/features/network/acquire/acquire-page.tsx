import { ArrowLeftRight, MapPinPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { mayFly } from '#game/network/rights/home.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { AirportPicker } from '#web/components/airport-field/airport-picker.tsx';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Page } from '#web/components/page.tsx';
import { OwnCertificates } from '#web/components/rights/own-certificates.tsx';
import { Tag } from '#web/components/tag.tsx';
import { useHomes } from '#web/lib/game/certificates.ts';
import { linkTo } from '#web/lib/pages.ts';
import { CandidateSelect } from '../shared/candidate-select.tsx';
import { PairView } from './pair-view.tsx';
import { QuoteSkeleton } from './quote-skeleton.tsx';
import { type Acquire, useAcquire } from './use-acquire.ts';

const NONE: never[] = [];

/** Selects the airports and the aircraft. */
function PairChoice({ page }: { page: Acquire }) {
  const { index, from, to, candidates, candidate, wanted, change } = page;
  const homes = useHomes();
  /** Marks the airports to which the airline has no right to fly from the other one. */
  const rightTo = (other: Airport | null) => (airport: Airport) =>
    homes && other && !mayFly(homes, other, airport) && <Tag>No right</Tag>;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
      <AirportPicker
        label="From"
        airports={index?.all ?? NONE}
        value={from}
        note={rightTo(to)}
        onPick={(airport) => change({ from: airport.iata })}
        className="w-80 max-md:w-full"
      />
      <div className="max-md:hidden">
        <IconButton
          icon={ArrowLeftRight}
          label="Swap the airports"
          disabled={!from || !to}
          onClick={() => change({ from: to?.iata ?? null, to: from?.iata ?? null })}
        />
      </div>
      <AirportPicker
        label="To"
        airports={index?.all ?? NONE}
        value={to}
        note={rightTo(from)}
        onPick={(airport) => change({ to: airport.iata })}
        error={from && from === to ? 'A route needs two different airports.' : undefined}
        className="w-80 max-md:w-full"
      />
      <CandidateSelect
        label="Aircraft for the estimate"
        candidates={candidates}
        value={candidate}
        wanted={wanted}
        onChange={(id) => change({ with: id })}
        className="w-80 max-md:w-full"
      />
    </div>
  );
}

/** The facts of the chosen pair, or the reason why there are none. */
function PairContent({ page }: { page: Acquire }) {
  const { airports, index, from, pair, quote, market, failure } = page;
  if (airports.error && !index)
    return (
      <ErrorState
        title="The airports could not be loaded"
        error={airports.error}
        onRetry={() => void airports.refetch()}
      />
    );
  if (!index && page.isAsked) return <QuoteSkeleton />;
  if (!pair)
    return (
      <EmptyState
        icon={MapPinPlus}
        title="Choose where to fly"
        action={
          <Link to={linkTo('research', { from: from?.iata })} className={buttonClass('primary')}>
            Research destinations
          </Link>
        }
      >
        Choose two airports to see the price of the route, suitable aircraft and the expected profit. Not sure
        where to fly? The research page ranks all destinations by demand.
      </EmptyState>
    );
  if (failure && !(quote && market))
    return <ErrorState title="The route could not be loaded" error={failure} onRetry={page.refetch} />;
  return <PairView page={page} pair={pair} />;
}

/** The Acquire Route page: requirements, expected profit and price of a pair. */
export function Component() {
  const page = useAcquire();
  return (
    <Page title="Acquire Route" lead="The right to fly between two airports, for as long as you use it.">
      <PairChoice page={page} />
      <PairContent page={page} />
      {!page.isAsked && <OwnCertificates />}
    </Page>
  );
}
