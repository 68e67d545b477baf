import { useMemo } from 'react';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { givenUp } from '#web/lib/planning/given-up.ts';
import { PROFIT_MEANS } from '#web/lib/planning/profit-words.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useAirportWords } from '#web/lib/use-airport-words.ts';
import { GroupLegend } from '../shared/group-bar.tsx';
import { AwayFromHome } from './away-from-home.tsx';
import type { Destination } from './destinations.ts';
import { NoDestinations } from './no-destinations.tsx';
import { researchColumns } from './research-columns.tsx';
import { ResearchFilters } from './research-filters.tsx';
import { useDestinationOutlooks } from './use-destination-outlooks.ts';
import type { Destinations } from './use-destinations.ts';
import type { useFilter } from './use-filter.ts';

const idOf = ({ airport }: Destination) => airport.id;
const NO_LEGS: never[] = [];
const SORT = { column: 'demand', descending: true };

function profitNote({ error, isDone, progress }: ReturnType<typeof useDestinationOutlooks>): string {
  if (error) return `Profits could not be computed: ${error.message}`;
  if (isDone || !progress) return PROFIT_MEANS;
  return `Computing profits: ${formatNumber(progress.done)} of ${formatCount(progress.total, 'destination')}.`;
}

interface DestinationListProps {
  page: Destinations;
  state: ReturnType<typeof useFilter>;
  /** Id of the destination under the pointer on the map. */
  lit: string | null;
  /** Called with the id of the destination under the pointer in the list. */
  onPoint: (id: string | null) => void;
  onOpen: (airport: { iata: string }) => void;
}

/** The ranking of destinations with its legend. */
export function DestinationList({ page, state, lit, onPoint, onOpen }: DestinationListProps) {
  const { home, homes, from, to, candidate, destinations, shown, countries, routes } = page;
  const legs = useLegs().data ?? NO_LEGS;
  const closed = useMemo(
    () => destinations?.filter(({ missing }) => missing.length > 0).length ?? 0,
    [destinations],
  );
  const units = useUnits();
  const wordsOf = useAirportWords();
  const profits = useDestinationOutlooks(page);
  const { outlooks, isDone } = profits;
  const places = useMemo(() => new Map(shown.map(({ airport }, index) => [airport.id, index])), [shown]);
  const maxDemand = shown[0]?.total ?? 1;
  const columns = useMemo(
    () => researchColumns({ units, candidate, outlooks, isDone, places, maxDemand, wordsOf }),
    [units, candidate, outlooks, isDone, places, maxDemand, wordsOf],
  );
  const given = candidate ? givenUp(candidate.id, legs, routes, undefined) : '';
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {from && homes && destinations && closed > 0 && (
        <AwayFromHome {...{ from, homes, closed }} open={destinations.length - closed} />
      )}
      {destinations ? (
        <DataTable
          name={`Destinations from ${from?.iata ?? ''}`}
          rows={shown}
          columns={columns}
          rowId={idOf}
          sort={SORT}
          search="Airport or country"
          filters={<ResearchFilters state={state} countries={countries} hasOthers={closed > 0} />}
          onOpen={({ airport }) => onOpen(airport)}
          open={to?.id}
          onPoint={(row) => onPoint(row?.airport.id ?? null)}
          lit={lit}
          empty={
            <NoDestinations
              isFiltered={destinations.length > 0}
              onClear={state.isNarrow ? state.clear : undefined}
              onHub={home && (() => state.change({ from: home.iata, to: null }))}
            />
          }
        />
      ) : (
        <TableSkeleton of="destinations" rows={12} />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-12 text-muted">
        <GroupLegend />
        <span>
          Demand: passengers in an average week, both directions, at reference fares and typical service.
        </span>
      </div>
      <p className="text-12 text-muted">
        {given && `For these flights, ${candidate?.registration} ${given}. `}
        {profitNote(profits)}
      </p>
    </div>
  );
}
