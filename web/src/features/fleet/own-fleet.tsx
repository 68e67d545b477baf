import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { useDrawer } from '#web/components/drawer/use-drawer.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useFleetResults } from '#web/lib/game/fleet-results.ts';
import { useFleetView } from '#web/lib/game/fleet-view.ts';
import { fleetColumns } from './fleet-columns.tsx';
import { FleetFilters, filterFleet, readFilter } from './fleet-filters.tsx';
import type { FleetRow } from './fleet-row.ts';

const AircraftDrawer = lazy(() => import('./aircraft-drawer.tsx'));
const FirstAircraft = lazy(() => import('./first-aircraft.tsx'));

const SORT = { column: 'registration', descending: false } as const;
const PARTS = ['do'] as const;
const rowId = ({ record }: FleetRow) => record.id;

/** The fleet table, with the details of one aircraft beside it. */
export function OwnFleet() {
  const { data: airline } = useOwnAirline();
  const { data: view, error, refetch } = useFleetView();
  const [params] = useSearchParams();
  const { shown, open, close } = useDrawer('aircraft', PARTS);
  const results = useFleetResults();
  const [primary, secondary] = [airline?.colour_primary, airline?.colour_secondary];
  const livery = useMemo(
    () => ({ primary: primary ?? '#566573', secondary: secondary ?? '#9BA9B6' }),
    [primary, secondary],
  );
  const start = view?.start ?? '';
  const columns = useMemo(() => fleetColumns(livery, start), [livery, start]);
  const all = useMemo(
    () => view?.fleet.map((aircraft): FleetRow => ({ ...aircraft, week: results?.get(aircraft.record.id) })),
    [view, results],
  );
  const filter = useMemo(() => readFilter(params), [params]);
  const rows = useMemo(() => all && filterFleet(all, filter), [all, filter]);

  if (error) return <ErrorState title="The fleet could not be loaded" error={error} onRetry={refetch} />;
  if (!view || !all || !rows) return <TableSkeleton of="aircraft" />;
  if (all.length === 0)
    return (
      <Suspense fallback={<TableSkeleton of="aircraft" />}>
        <FirstAircraft />
      </Suspense>
    );

  const row = all.find(({ record }) => record.id === shown);
  return (
    <>
      <DataTable
        name="Fleet"
        rows={rows}
        columns={columns}
        rowId={rowId}
        sort={SORT}
        search="Registration, model"
        filters={<FleetFilters filter={filter} start={view.start} />}
        onOpen={({ record }) => open(record.id)}
        open={shown ?? ''}
        empty={
          <p className="rounded-panel border border-line p-6 text-muted">No aircraft match these filters.</p>
        }
      />
      {row && (
        <Suspense>
          <AircraftDrawer key={row.record.id} row={row} view={view} livery={livery} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
