import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useConnectionLost, watchConnection } from '../lib/connection.ts';
import { useNotices } from '../lib/notices.ts';
import { titleOf } from '../lib/use-title.ts';
import { PendingBar } from './pending-bar.tsx';

const Notices = lazy(() => import('../components/notices.tsx'));

/** Data of a route: the page's name for the document title. */
export interface RouteHandle {
  title?: string;
}

/** Sets the document title from the innermost named route and moves the focus to the new page's heading. */
function usePageChange(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const title = matches.map((match) => (match.handle as RouteHandle | undefined)?.title).findLast(Boolean);
  const shown = useRef(pathname);

  // Runs before the effects of the page, which may set another title.
  useLayoutEffect(() => {
    document.title = titleOf(title);
  }, [title]);

  useEffect(() => {
    // The first page keeps the browser's initial focus.
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
    const target = heading ?? document.querySelector<HTMLElement>('main');
    const holdsFocus = document.activeElement?.matches('main *') ?? false;
    if (!holdsFocus) target?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Shown while the server is unreachable. Part of the first chunk because no other could be loaded then. */
function ConnectionBanner() {
  useEffect(watchConnection, []);
  if (!useConnectionLost()) return null;
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-0 top-[calc(56px+var(--safe-top))] z-40 mx-auto w-fit rounded-control border border-bad bg-bad-soft px-3 py-2 text-13 font-medium shadow-float max-md:top-[calc(144px+var(--safe-top))]"
    >
      Connection lost. Trying again…
    </div>
  );
}

/** The root component of all pages. */
export function Root() {
  usePageChange();
  const anyNotice = useNotices().length > 0;
  return (
    <>
      <PendingBar />
      <ConnectionBanner />
      <Outlet />
      <div
        role="status"
        // Centred, and at the top on a phone, because drawers and sheets have buttons at the bottom right.
        className="pointer-events-none fixed right-[calc(12px+var(--safe-right))] bottom-[calc(12px+var(--safe-bottom))] left-[calc(12px+var(--safe-left))] z-40 flex flex-col items-center gap-2 max-md:top-[calc(144px+var(--safe-top))] max-md:bottom-auto"
      >
        {anyNotice && (
          <Suspense>
            <Notices />
          </Suspense>
        )}
      </div>
      <ScrollRestoration />
    </>
  );
}

/** Shown after one second while the first page's code and session are loading. */
export function FirstLoad() {
  return (
    <div role="status" className="flex min-h-dvh animate-late items-center justify-center text-muted">
      Loading …
    </div>
  );
}
