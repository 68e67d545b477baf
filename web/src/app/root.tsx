import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useConnectionLost, watchConnection } from '../lib/connection.ts';
import { useNotices } from '../lib/notices.ts';
import { titleOf } from '../lib/use-title.ts';
import { PendingBar } from './pending-bar.tsx';

const Notices = lazy(() => import('../components/notices.tsx'));

/** What a route may carry: the page's name for the browser's title. */
export interface RouteHandle {
  title?: string;
}

/** Titles the document by the innermost route that has a name, and moves focus to the new page's heading. */
function usePageChange(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const title = matches.map((match) => (match.handle as RouteHandle | undefined)?.title).findLast(Boolean);
  const shown = useRef(pathname);

  // Before the effects of the page itself, which may know better.
  useLayoutEffect(() => {
    document.title = titleOf(title);
  }, [title]);

  useEffect(() => {
    // The first page keeps the browser's own start.
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
    const target = heading ?? document.querySelector<HTMLElement>('main');
    const holdsFocus = document.activeElement?.matches('main *') ?? false;
    if (!holdsFocus) target?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Says that the server cannot be reached, until it can. Part of the first chunk: later none could be fetched. */
function ConnectionBanner() {
  useEffect(watchConnection, []);
  if (!useConnectionLost()) return null;
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-0 top-14 z-40 mx-auto w-fit rounded-control border border-bad bg-bad-soft px-3 py-2 text-13 font-medium shadow-float max-md:top-[144px]"
    >
      Connection lost. Trying again…
    </div>
  );
}

/** Around every page. */
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
        // In the middle, and on a phone at the top: drawers and sheets have their buttons at the bottom right.
        className="pointer-events-none fixed inset-x-3 bottom-3 z-40 flex flex-col items-center gap-2 max-md:top-[144px] max-md:bottom-auto"
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

/** Stands for the page while its code and session are fetched for the first time; shows itself after a second. */
export function FirstLoad() {
  return (
    <div role="status" className="flex min-h-dvh animate-late items-center justify-center text-muted">
      Loading …
    </div>
  );
}
