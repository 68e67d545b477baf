import { lazy, Suspense } from 'react';
import { useOwnAirline } from '#web/lib/airline.ts';

const Countdown = lazy(() => import('./insolvency-countdown.tsx'));

/** The countdown of an insolvent airline. Nothing for all others. */
export function Insolvency() {
  const since = useOwnAirline().data?.insolvent_from ?? 0;
  return since > 0 ? (
    <Suspense>
      <Countdown since={since} />
    </Suspense>
  ) : null;
}
