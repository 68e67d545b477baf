import { Scale } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { COMPARED, COMPARED_MAX } from '../compared.ts';
import { useCompared } from '../use-compared.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { DistanceChoice } from './distance-choice.tsx';
import { useShop } from './use-shop.ts';

const PayloadRangePlot = lazy(() => import('./payload-range-plot.tsx'));

/** Compares up to four models: performance, costs, and payload by range. */
export default function Comparison() {
  const { rows, terms, error, refetch } = useShop();
  const { compared, toggle } = useCompared();
  if (error)
    return <ErrorState title="The aircraft models could not be loaded" error={error} onRetry={refetch} />;
  if (!rows || !terms) return <TableSkeleton of="aircraft models" />;
  const chosen = compared.flatMap((key) => rows.find(({ model }) => model.id === key) ?? []);
  const list = `?${new URLSearchParams({ shop: '1', ...(compared.length > 0 ? { [COMPARED]: compared.join(',') } : {}) })}`;
  if (chosen.length === 0)
    return (
      <EmptyState
        icon={Scale}
        title="Nothing to compare yet"
        action={
          <Link to={list} className={buttonClass('primary')}>
            Choose models
          </Link>
        }
      >
        Select up to four models in the list. They will appear here side by side, with payload, range and
        costs.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DistanceChoice km={terms.km} />
        {chosen.length < COMPARED_MAX && (
          <Link to={list} className={buttonClass('secondary')}>
            Add a model
          </Link>
        )}
      </div>
      <ComparisonTable rows={chosen} terms={terms} onRemove={toggle} />
      <Suspense fallback={<Skeleton className="h-72" />}>
        <PayloadRangePlot models={chosen.map(({ model }) => model)} km={terms.km} />
      </Suspense>
    </div>
  );
}
