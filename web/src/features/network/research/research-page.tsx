import { lazy, Suspense, useCallback, useState } from 'react';
import { AirportPicker } from '#web/components/airport-field/airport-picker.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Page } from '#web/components/page.tsx';
import { CandidateSelect } from '../shared/candidate-select.tsx';
import { DestinationList } from './destination-list.tsx';
import { ResearchMap } from './research-map.tsx';
import { useDestinations } from './use-destinations.ts';
import { useFilter } from './use-filter.ts';

const PairDetail = lazy(() => import('./pair-detail.tsx'));

const NO_AIRPORTS: never[] = [];

/**
 * The Research and Demand page: destinations from an airport by demand, with competitors and expected profit.
 */
export function Component() {
  const state = useFilter();
  const { change } = state;
  const page = useDestinations(state);
  const { index, from, to, candidates, candidate, wanted, destinations, top, failure } = page;
  const [lit, setLit] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const open = useCallback(
    (airport: { iata: string } | undefined) => {
      if (airport) change({ to: airport.iata });
    },
    [change],
  );
  const close = useCallback(() => change({ to: null }), [change]);

  return (
    <Page
      title="Research and Demand"
      lead="Demand from an airport, competitors, and the expected profit with an aircraft of your choice."
    >
      <div className="flex flex-wrap items-end gap-4">
        <AirportPicker
          label="From"
          airports={index?.all ?? NO_AIRPORTS}
          value={from}
          onPick={(airport) => change({ from: airport.iata, to: null })}
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
      {failure && !destinations ? (
        <ErrorState title="The research could not be loaded" error={failure} onRetry={page.refetch} />
      ) : (
        <div className={`grid min-w-0 gap-6 ${to ? '' : 'xl:grid-cols-[minmax(0,1fr)_minmax(340px,32%)]'}`}>
          <DestinationList page={page} state={state} lit={pointed} onPoint={setLit} onOpen={open} />
          <ResearchMap
            {...{ from, to }}
            destinations={top}
            isLoaded={destinations !== null}
            lit={lit}
            onPoint={(id) => {
              setPointed(id);
              setLit(id);
            }}
            onPick={(id) => open(index?.byId.get(id))}
          />
        </div>
      )}
      {from && to && (
        <Suspense>
          <PairDetail
            key={`${from.id} ${to.id}`}
            from={from}
            to={to}
            candidates={candidates}
            candidate={candidate}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}
