import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { Page } from '#web/components/page.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { linkTo } from '#web/lib/pages.ts';
import { RoutesView } from './routes-view.tsx';

const TimetableView = lazy(() =>
  import('./timetable-view.tsx').then(({ TimetableView: view }) => ({ default: view })),
);

const VIEWS = [
  { name: 'routes', label: 'Routes', to: linkTo('manageRoutes') },
  { name: 'timetable', label: 'Timetable', to: linkTo('manageRoutes', { view: 'timetable' }) },
];

/** The Manage Routes page: routes with fares and results, and the timetable. */
export function Component() {
  const { params } = useAddress();
  const view = params.get('view') === 'timetable' ? 'timetable' : 'routes';
  return (
    <Page
      title="Manage Routes"
      lead={
        view === 'routes'
          ? 'Fares, results and competitors of your routes.'
          : 'The weekly timetable of each aircraft, Monday to Sunday in UTC.'
      }
      actions={
        <nav aria-label="Views" className="flex rounded-control border border-line-strong p-0.5">
          {VIEWS.map(({ name, label, to }) => (
            <Link
              key={name}
              to={to}
              aria-current={view === name ? 'page' : undefined}
              className="rounded-tag px-3 py-1.5 text-13 font-medium text-muted hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent max-md:py-3"
            >
              {label}
            </Link>
          ))}
        </nav>
      }
    >
      {view === 'routes' ? (
        <RoutesView />
      ) : (
        <Suspense fallback={<TableSkeleton of="the timetable" rows={12} />}>
          <TimetableView />
        </Suspense>
      )}
    </Page>
  );
}
