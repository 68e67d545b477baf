import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { useDrawer } from '#web/components/drawer/use-drawer.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useUnits } from '#web/lib/settings.ts';
import { COMPARED } from '../compared.ts';
import { useCompared } from '../use-compared.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { shopColumns } from './shop-columns.tsx';
import { readFilter, ShopFilters } from './shop-filters.tsx';
import { matches, type ShopRow } from './shop-rows.ts';
import { useShop } from './use-shop.ts';

const SORT = { column: 'seats', descending: false } as const;
const PARTS = ['terms', 'cabin', 'count'] as const;
const rowId = ({ model }: ShopRow) => model.id;

/** The table of aircraft models for lease or sale, with the order form of one model beside it. */
export default function Shop() {
  const { rows, terms, error, refetch } = useShop();
  const { data: airline } = useOwnAirline();
  const units = useUnits();
  const { wanted: params } = useAddress();
  const { compared } = useCompared();
  const { shown, open, close } = useDrawer('model', PARTS);
  const [primary, secondary] = [airline?.colour_primary, airline?.colour_secondary];
  const livery = useMemo(
    () => ({ primary: primary ?? '#566573', secondary: secondary ?? '#9BA9B6' }),
    [primary, secondary],
  );
  const start = terms?.start ?? '';
  const columns = useMemo(() => shopColumns(livery, units, start), [livery, units, start]);
  const asked = params.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(asked)), [asked]);
  const found = useMemo(() => rows?.filter((row) => matches(row, filter)), [rows, filter]);
  const makers = useMemo(() => [...new Set(rows?.map(({ model }) => model.manufacturer))].sort(), [rows]);

  if (error)
    return <ErrorState title="The aircraft models could not be loaded" error={error} onRetry={refetch} />;
  if (!rows || !found || !terms) return <TableSkeleton of="aircraft models" rows={12} />;
  const row = rows.find(({ model }) => model.id === shown);
  const compare = new URLSearchParams({
    shop: 'compare',
    km: String(terms.km),
    [COMPARED]: compared.join(','),
  });
  return (
    <>
      <DataTable
        name="Aircraft models"
        rows={found}
        columns={columns}
        rowId={rowId}
        sort={SORT}
        search="Manufacturer, model"
        filters={<ShopFilters filter={filter} makers={makers} km={terms.km} />}
        actions={
          compared.length > 1 && (
            <Link to={`?${compare}`} className={buttonClass('secondary')}>
              Compare {compared.length}
            </Link>
          )
        }
        onOpen={({ model }) => open(model.id)}
        open={shown ?? ''}
        empty={
          <p className="rounded-panel border border-line p-6 text-muted">
            No models match these filters. Relax a filter or show all models.
          </p>
        }
      />
      {row && <OrderDrawer key={row.model.id} row={row} terms={terms} livery={livery} onClose={close} />}
    </>
  );
}
