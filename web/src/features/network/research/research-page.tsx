import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { AirportPicker } from '#web/components/airport-field/airport-picker.tsx';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Page } from '#web/components/page.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useResearch } from '#web/lib/game/research.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import { useOwnSlots } from '#web/lib/game/slots.ts';
import { PROFIT_MEANS } from '#web/lib/planning/profit-words.ts';
import { researchSlots } from '#web/lib/planning/research-slots.ts';
import { chosenCandidate, useCandidateAircraft } from '#web/lib/planning/use-candidate-aircraft.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useOutlooks } from '#web/lib/planning/use-outlooks.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useAirportWords } from '#web/lib/use-airport-words.ts';
import { useWorld } from '#web/lib/world.ts';
import { CandidateSelect } from '../shared/candidate-select.tsx';
import { GroupLegend } from '../shared/group-bar.tsx';
import { ARCS_MAX, countriesOf, type Destination, destinationsOf, narrowed } from './destinations.ts';
import { NoDestinations } from './no-destinations.tsx';
import { outlookJob } from './outlook-job.ts';
import { researchColumns } from './research-columns.tsx';
import { ResearchFilters } from './research-filters.tsx';
import { ResearchMap } from './research-map.tsx';
import { useFilter } from './use-filter.ts';

const PairDetail = lazy(() => import('./pair-detail.tsx'));

const NO_ROUTES: never[] = [];
const idOf = ({ airport }: Destination) => airport.id;
const SORT = { column: 'demand', descending: true };

/**
 * The Research and Demand page: destinations from an airport by demand, with competitors and expected profit.
 */
export function Component() {
  const units = useUnits();
  const { data: airline } = useOwnAirline();
  const airports = useAirportIndex();
  const routes = useRoutes().data ?? NO_ROUTES;
  const candidates = useCandidateAircraft();
  const state = useFilter();
  const { filter, params, change } = state;
  const wanted = params.get('with');

  const index = airports.data;
  const home = airline && index?.byId.get(airline.hub);
  const from = index?.byCode.get((params.get('from') ?? '').toUpperCase()) ?? home ?? null;
  const to = index?.byCode.get((params.get('to') ?? '').toUpperCase()) ?? null;
  const research = useResearch(from?.id ?? '');
  const candidate = useMemo(() => chosenCandidate(candidates, wanted), [candidates, wanted]);

  const destinations = useMemo(
    () =>
      research.data && from && index && research.data.from === from.id
        ? destinationsOf(research.data, from, index.byId, routes, candidate)
        : null,
    [research.data, from, index, routes, candidate],
  );
  const shown = useMemo(
    () => (destinations && from ? narrowed(destinations, filter, from.country) : NO_ROUTES),
    [destinations, filter, from],
  );
  const countries = useMemo(() => countriesOf(destinations ?? NO_ROUTES), [destinations]);
  const top = useMemo(() => {
    const first = shown.slice(0, ARCS_MAX);
    // The open destination always has an arc.
    const opened = to && destinations?.find(({ airport }) => airport.id === to.id);
    return opened && !first.includes(opened) ? [...first, opened] : first;
  }, [shown, destinations, to]);
  const places = useMemo(() => new Map(shown.map(({ airport }, index) => [airport.id, index])), [shown]);
  const facts = useFacts();
  const legs = useLegs().data;
  const hub = airline?.hub;
  const traffic = useWorld().data?.traffic;
  const ownSlots = useOwnSlots().data;
  const slots = useMemo(
    () =>
      research.data &&
      index &&
      traffic !== undefined &&
      legs &&
      ownSlots &&
      researchSlots(research.data, index.byId, traffic, { legs, slots: ownSlots }),
    [research.data, index, traffic, legs, ownSlots],
  );
  const asked = useMemo(() => {
    if (
      !destinations ||
      !from ||
      !candidate ||
      !facts ||
      !legs ||
      !research.data ||
      !slots ||
      hub === undefined
    )
      return;
    const parts = { from, destinations, candidate, facts, hub, legs, routes, slots };
    return outlookJob({ ...parts, research: research.data, fleet: candidates.own });
  }, [destinations, from, candidate, facts, legs, research.data, slots, hub, routes, candidates.own]);
  const { found, isDone, error: outlookError } = useOutlooks(asked?.job);
  const outlooks = useMemo(
    () => new Map(found.map((outlook, index) => [asked?.airports[index] ?? '', outlook])),
    [found, asked],
  );
  const maxDemand = shown[0]?.total ?? 1;
  const wordsOf = useAirportWords();
  const columns = useMemo(
    () => researchColumns({ units, candidate, outlooks, isDone, places, maxDemand, wordsOf }),
    [units, candidate, outlooks, isDone, places, maxDemand, wordsOf],
  );

  const [lit, setLit] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const open = useCallback(
    (airport: { iata: string } | undefined) => {
      if (airport) change({ to: airport.iata });
    },
    [change],
  );
  const close = useCallback(() => change({ to: null }), [change]);

  const failure = airports.error ?? research.error ?? candidates.error;
  return (
    <Page
      title="Research and Demand"
      lead="Demand from an airport, competitors, and the expected profit with an aircraft of your choice."
    >
      <div className="flex flex-wrap items-end gap-4">
        <AirportPicker
          label="From"
          airports={index?.all ?? NO_ROUTES}
          value={from}
          onPick={(airport) => change({ from: airport.iata, to: null })}
          className="w-80 max-md:w-full"
        />
        <CandidateSelect
          label="Aircraft for the estimate"
          candidates={candidates}
          value={candidate}
          onChange={(id) => change({ with: id })}
          className="w-80 max-md:w-full"
        />
      </div>
      {failure && !destinations ? (
        <ErrorState
          title="The research could not be loaded"
          error={failure}
          onRetry={() => {
            void airports.refetch();
            void research.refetch();
          }}
        />
      ) : (
        <div className={`grid min-w-0 gap-6 ${to ? '' : 'xl:grid-cols-[minmax(0,1fr)_minmax(340px,32%)]'}`}>
          <div className="flex min-w-0 flex-col gap-2">
            {destinations ? (
              <DataTable
                name={`Destinations from ${from?.iata ?? ''}`}
                rows={shown}
                columns={columns}
                rowId={idOf}
                sort={SORT}
                search="Airport or country"
                filters={<ResearchFilters state={state} countries={countries} />}
                onOpen={({ airport }) => open(airport)}
                open={to?.id}
                onPoint={(row) => setLit(row?.airport.id ?? null)}
                lit={pointed}
                empty={
                  <NoDestinations
                    isFiltered={destinations.length > 0}
                    onClear={state.isNarrow ? state.clear : undefined}
                    onHub={home && (() => change({ from: home.iata, to: null }))}
                  />
                }
              />
            ) : (
              <TableSkeleton of="destinations" rows={12} />
            )}
            <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-12 text-muted">
              <GroupLegend />
              <span>
                Demand: passengers in an average week, both directions, at reference fares and typical
                service.
              </span>
            </div>
            <p className="text-12 text-muted">
              {outlookError
                ? `Profits could not be computed: ${outlookError.message}`
                : isDone || !asked
                  ? PROFIT_MEANS
                  : `Computing profits: ${formatNumber(found.length)} of ${formatCount(asked.airports.length, 'destination')}.`}
            </p>
          </div>
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
