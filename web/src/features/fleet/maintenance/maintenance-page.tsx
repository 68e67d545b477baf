import { Wrench } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/button.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { useDrawer } from '#web/components/drawer/use-drawer.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Page } from '#web/components/page.tsx';
import { useFleetView } from '#web/lib/game/fleet-view.ts';
import { linkTo } from '#web/lib/pages.ts';
import { CheckCalendar } from './check-calendar.tsx';
import { CheckRules } from './check-rules.tsx';
import { Commonality } from './commonality.tsx';
import { Grounded } from './grounded.tsx';

const PlanDrawer = lazy(() => import('./plan-drawer.tsx'));
const WorkOrderDrawer = lazy(() => import('./work-order-drawer.tsx'));

/** URL parameters that each drawer clears, because only one drawer is open at a time. */
const PLAN_PARTS = ['kind', 'work'] as const;
const WORK_PARTS = ['plan', 'kind'] as const;

function Content() {
  const { data: view, error, refetch } = useFleetView();
  const plan = useDrawer('plan', PLAN_PARTS);
  const work = useDrawer('work', WORK_PARTS);

  if (error) return <ErrorState title="The fleet could not be loaded" error={error} onRetry={refetch} />;
  if (!view) return <TableSkeleton of="checks" />;
  if (view.fleet.length === 0)
    return (
      <EmptyState
        icon={Wrench}
        title="Nothing to maintain yet"
        action={
          <Link to={linkTo('fleet', { shop: '1' })} className={buttonClass('primary')}>
            Buy or lease an aircraft
          </Link>
        }
      >
        Every aircraft needs a line check after about 100 flight hours, A and C checks less often, and a D
        check once or twice in its life. They will appear here on a calendar with their costs.
      </EmptyState>
    );
  const planned = view.fleet.find(({ record }) => record.id === plan.shown);
  const shownWork = view.fleet
    .flatMap((aircraft) => aircraft.workOrders.map((item) => ({ aircraft, item })))
    .find(({ item }) => item.id === work.shown);
  return (
    <>
      <Grounded view={view} onPlan={(aircraft, kind) => plan.open(aircraft, { kind })} />
      <CheckCalendar
        view={view}
        onPlan={(aircraft, kind) => plan.open(aircraft, { kind })}
        onWork={(id) => work.open(id)}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <CheckRules />
        <Commonality view={view} />
      </div>
      <Suspense>
        {planned && (
          <PlanDrawer key={planned.record.id} aircraft={planned} view={view} onClose={plan.close} />
        )}
        {shownWork && (
          <WorkOrderDrawer
            key={shownWork.item.id}
            aircraft={shownWork.aircraft}
            work={shownWork.item}
            view={view}
            onClose={work.close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Checks of the fleet: due, planned and automatic, with the aircraft that are grounded. */
export function Component() {
  return (
    <Page title="Maintenance" lead="Due checks, their costs, and rules that plan them automatically.">
      <Content />
    </Page>
  );
}
