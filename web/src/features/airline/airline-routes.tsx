import { Waypoints } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PublicAirline } from '#game/payloads/airline.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useUnits } from '#web/lib/settings.ts';
import { useAirportWords } from '#web/lib/use-airport-words.ts';
import { type PublicRouteRow, publicRouteColumns } from './route-columns.tsx';

const SORT = { column: 'departures', descending: true };
const idOf = ({ from, to }: PublicRouteRow) => `${from.id}${to.id}`;

/** The routes of an airline with departures and fares. A route opens the demand between its airports. */
export function AirlineRoutes({ airline }: { airline: PublicAirline }) {
  const { data: airports, error, refetch } = useAirportIndex();
  const units = useUnits();
  const wordsOf = useAirportWords();
  const navigate = useNavigate();
  const columns = useMemo(() => publicRouteColumns(units, wordsOf), [units, wordsOf]);
  const rows = useMemo(
    () =>
      airports &&
      airline.routes.flatMap((route): PublicRouteRow[] => {
        const [first, second] = route.b === airline.hub ? [route.b, route.a] : [route.a, route.b];
        const [from, to] = [airports.byId.get(first), airports.byId.get(second)];
        return from && to ? [{ ...route, from, to }] : [];
      }),
    [airports, airline],
  );
  return (
    // Not a section, because the table is one with the same name.
    <div className="flex min-w-0 flex-col gap-3">
      <h2 className="text-16 font-bold">Routes</h2>
      {error && !rows ? (
        <ErrorState title="The airports could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : rows ? (
        <DataTable
          name="Routes"
          rows={rows}
          columns={columns}
          rowId={idOf}
          sort={SORT}
          search="Airport or country"
          onOpen={({ from, to }) => navigate(linkTo('research', { from: from.iata, to: to.iata }))}
          empty={
            <EmptyState icon={Waypoints} title="No routes">
              Routes appear here when the airline has acquired them.
            </EmptyState>
          }
        />
      ) : (
        <TableSkeleton of="routes" />
      )}
    </div>
  );
}
