import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { Banner } from '#web/components/banner.tsx';
import { buttonClass } from '#web/components/button.tsx';
import type { Column } from '#web/components/data-table/column.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { useDrawer } from '#web/components/drawer/use-drawer.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { useOwnAirline } from '#web/lib/airline.ts';
import { CABIN_NAMES } from '#web/lib/cabin-names.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useAirportWords } from '#web/lib/use-airport-words.ts';
import { NoRoutes } from '../shared/no-routes.tsx';
import { routeColumns } from '../shared/route-columns.tsx';
import type { RouteRow } from '../shared/route-rows.ts';
import { useRouteRows } from '../shared/use-route-rows.ts';
import { BulkFares } from './bulk-fares.tsx';
import { RouteDrawer } from './route-drawer.tsx';

const SORT = { column: 'profit', descending: true };
const PARTS = ['tab'] as const;
const idOf = ({ route }: RouteRow) => route.id;

const FARES = CABIN_CLASSES.map(
  (name): Column<RouteRow> => ({
    id: name,
    label: CABIN_NAMES[name],
    unit: '$',
    numeric: true,
    width: 88,
    hidden: name === 'first',
    value: ({ route }) => route[`fare_${name}`],
    cell: ({ route }) => formatMoney(route[`fare_${name}`]),
  }),
);

/** The table of the airline's routes, with bulk fare changes and a drawer for each route. */
export function RoutesView() {
  const units = useUnits();
  const hub = useOwnAirline().data?.hub ?? '';
  const { rows, error, retry } = useRouteRows();
  const { shown, open, close } = useDrawer('route', PARTS);
  const wordsOf = useAirportWords();
  const columns = useMemo(() => {
    const all = routeColumns(units, hub, wordsOf);
    const index = all.findIndex(({ id }) => id === 'rivals');
    // Hides the distance because the fares take up its space on most screens.
    const rest = all
      .slice(index)
      .map((column) => (column.id === 'km' ? { ...column, hidden: true } : column));
    return [...all.slice(0, index), ...FARES, ...rest];
  }, [units, hub, wordsOf]);
  const opened = rows?.find(({ route }) => route.id === shown);
  const idle = rows?.filter(({ flights }) => flights === 0).length ?? 0;

  if (error && !rows)
    return <ErrorState title="Your routes could not be loaded" error={error} onRetry={retry} />;
  if (!rows) return <TableSkeleton of="routes" />;
  return (
    <>
      {idle > 0 && (
        <Banner tone="warn" title={`${formatCount(idle, 'route')} without flights`}>
          A route earns nothing without flights.{' '}
          <Link
            to={linkTo('manageRoutes', { view: 'timetable' })}
            className="font-medium underline underline-offset-4"
          >
            Plan flights
          </Link>
        </Banner>
      )}
      <DataTable
        name="Routes"
        rows={rows}
        columns={columns}
        rowId={idOf}
        sort={SORT}
        search="Airport or country"
        onOpen={({ route }) => open(route.id)}
        open={shown ?? ''}
        bulk={(selected, clear) => <BulkFares rows={selected} onDone={clear} />}
        actions={
          rows.length > 0 && (
            <Link to={linkTo('acquireRoute')} className={buttonClass('secondary')}>
              Acquire route
            </Link>
          )
        }
        empty={
          <NoRoutes>
            Your routes will appear here with their fares, flights and profit. Research the demand, then
            acquire a route.
          </NoRoutes>
        }
      />
      {opened && <RouteDrawer key={opened.route.id} row={opened} onClose={close} />}
    </>
  );
}
