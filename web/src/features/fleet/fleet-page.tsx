import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { Page } from '#web/components/page.tsx';
import { COMPARED, readCompared } from './compared.ts';
import { OwnFleet } from './own-fleet.tsx';

const Shop = lazy(() => import('./shop/shop.tsx'));
const Comparison = lazy(() => import('./shop/comparison.tsx'));

/** The three views: no parameter, ?shop=1 and ?shop=compare. */
const VIEWS = [
  { shop: null, label: 'Your fleet' },
  { shop: '1', label: 'Buy or lease' },
  { shop: 'compare', label: 'Compare' },
] as const;

const LEADS: Record<string, string> = {
  '': 'Position, condition and profit of your aircraft.',
  '1': 'Buy new from the manufacturer or lease from a lessor’s stock.',
  compare: 'Compare up to four models on a route or distance of your choice.',
};

function Views({ shop, compared }: { shop: string | null; compared: string | null }) {
  const count = readCompared(compared).length;
  return (
    <nav aria-label="Fleet" className="flex flex-wrap gap-1">
      {VIEWS.map((view) => {
        const search = new URLSearchParams();
        if (view.shop) search.set('shop', view.shop);
        if (compared) search.set(COMPARED, compared);
        return (
          <Link
            key={view.label}
            to={{ search: search.toString() }}
            aria-current={shop === view.shop ? 'page' : undefined}
            className="inline-flex h-9 items-center rounded-control px-3 font-medium text-muted hover:bg-raised hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent max-md:h-11"
          >
            {view.label}
            {view.shop === 'compare' && count > 0 && <span className="ml-1.5 tabular-nums">{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

/** The airline's fleet, the aircraft shop and the comparison. */
export function Component() {
  const [params] = useSearchParams();
  const wanted = params.get('shop');
  const shop = wanted === 'compare' || wanted === null ? wanted : '1';
  return (
    <Page
      title="Manage Fleet"
      lead={LEADS[shop ?? '']}
      actions={<Views shop={shop} compared={params.get(COMPARED)} />}
    >
      <Suspense fallback={<TableSkeleton of="aircraft" />}>
        {shop === null ? <OwnFleet /> : shop === 'compare' ? <Comparison /> : <Shop />}
      </Suspense>
    </Page>
  );
}
