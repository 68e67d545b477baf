import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { Notices } from '../components/notices.tsx';
import { PendingBar } from './pending-bar.tsx';

/** What a route may carry: the page's name for the browser's title. */
export interface RouteHandle {
  title?: string;
}

const PRODUCT = 'Airline Manager';

/** Titles the document by the innermost route that has a name, and moves focus to the new page's heading. */
function usePageChange(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const title = matches.map((match) => (match.handle as RouteHandle | undefined)?.title).findLast(Boolean);
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);

  useEffect(() => {
    // The first page keeps the browser's own start; redirects count as part of it.
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading =
      document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ?? document.querySelector('main');
    const holdsFocus = document.activeElement?.matches('main *') ?? false;
    if (!holdsFocus) heading?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Around every page. */
export function Root() {
  usePageChange();
  return (
    <>
      <PendingBar />
      <Outlet />
      <Notices />
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
