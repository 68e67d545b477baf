import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useConnectionLost } from '#web/lib/connection.ts';
import { linkTo } from '#web/lib/pages.ts';
import { confirmPresence } from '#web/lib/presence.ts';
import { followServer } from '#web/lib/realtime.ts';
import { useSession } from '#web/lib/session.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useDelayed } from '#web/lib/stream/watchdog.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { Footer } from './footer.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { SideNav } from './side-nav.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Says that events do not arrive, for example because a proxy holds them back. */
function DelayNote() {
  const isDelayed = useDelayed();
  if (useConnectionLost() || !isDelayed) return null;
  return (
    <p role="status" className="border-b border-line bg-raised px-4 py-1.5 text-12 text-muted">
      Live updates are not arriving. The page asks for changes every few seconds.
    </p>
  );
}

const Guide = lazy(() => import('#web/features/airline/guide/guide.tsx'));
const AwayDialog = lazy(() => import('#web/features/airline/away/away-dialog.tsx'));
const ExchangePanel = lazy(() => import('#web/features/exchange/exchange-panel.tsx'));

/**
 * The main area: top bar, side navigation, the page, footer. A page may fill `main` with `absolute inset-0`.
 */
export function Component() {
  const phone = useMedia(PHONE);
  const { pathname, search } = useLocation();
  const airline = useSession()?.airline ?? '';
  useEffect(() => (airline === '' ? undefined : followServer(airline)), [airline]);
  useEffect(() => (airline === '' ? undefined : confirmPresence()), [airline]);
  const { guide_dismissed, guide_done, away_seen = 0 } = useSettings();
  const awayUntil = useOwnAirline().data?.away_until ?? 0;
  const guided = guide_dismissed !== true;
  const params = new URLSearchParams(search);
  const exchange = pathname === linkTo('world') && params.has('exchange');
  const away = awayUntil > 0 && (awayUntil !== away_seen || params.has('away'));
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar start={phone && <NavDrawer />} />
      <DelayNote />
      <div className="flex flex-1">
        {!phone && <SideNav />}
        <div className="flex min-w-0 flex-1 flex-col">
          {guided && (
            // Same height while loading, so that the page below does not move.
            <aside
              aria-label={guide_done ? 'Goals' : 'First steps'}
              className="border-b border-line bg-surface"
            >
              <Suspense fallback={<div className="h-12 max-md:h-14" />}>
                <Guide />
              </Suspense>
            </aside>
          )}
          <main id="main" tabIndex={-1} className="relative flex flex-1 flex-col">
            <Outlet />
            {exchange && (
              <Suspense>
                <ExchangePanel />
              </Suspense>
            )}
          </main>
          <Footer />
        </div>
      </div>
      {away && (
        <Suspense>
          <AwayDialog until={awayUntil} />
        </Suspense>
      )}
    </div>
  );
}
