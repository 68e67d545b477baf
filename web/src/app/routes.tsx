import { Outlet, type RouteObject } from 'react-router-dom';
import { PAGE_LIST, PAGES, type PageAccess } from '../lib/pages.ts';
import { redirectToCanonical } from './canonical-path.ts';
import { ErrorPage } from './error-page.tsx';
import { PlainFrame } from './frame/plain-frame.tsx';
import {
  leave,
  rejectForbidden,
  rejectUnknown,
  requireAirline,
  requireNoAirline,
  requireVisitor,
  settleSession,
} from './guards.ts';
import { FirstLoad, Root } from './root.tsx';

const visitorFrame = () => import('./frame/visitor-frame.tsx');
const bareFrame = () => import('./frame/bare-frame.tsx');

type LoadPage = () => Promise<Record<string, unknown>>;
const FILES = import.meta.glob<Record<string, unknown>>('./**/*-page.tsx', { base: '../features' });

/** Returns the routes of the pages for some users. */
const routesFor = (access: PageAccess): RouteObject[] =>
  PAGE_LIST.flatMap(({ path, title, file, access: allowed }): RouteObject[] => {
    if (allowed !== access || file === undefined) return [];
    const page = { handle: { title }, lazy: FILES[`./${file}`] as LoadPage };
    return [path === '/' ? { index: true, ...page } : { path: path.slice(1), ...page }];
  });

/** First segments of the players' pages. An unknown path below them is a 403, elsewhere a 404. */
const SECTIONS = new Set(
  PAGE_LIST.flatMap(({ path, access, file }) => (access === 'player' && file ? [path.split('/')[1]] : [])),
);
SECTIONS.delete('');

const mainArea: RouteObject[] = [
  ...routesFor('player'),
  ...[...SECTIONS].map((section) => ({
    path: `${section}/*`,
    loader: rejectForbidden,
    Component: Outlet,
  })),
];

/** Every page of the product. */
const routes: RouteObject[] = [
  { loader: requireVisitor, lazy: visitorFrame, children: routesFor('visitor') },
  { path: PAGES.signOut.path, loader: leave },
  { loader: settleSession, lazy: visitorFrame, children: routesFor('all') },
  { loader: requireNoAirline, lazy: bareFrame, children: routesFor('founder') },
  {
    loader: requireAirline,
    lazy: () => import('./frame/main-layout.tsx'),
    children: [{ Component: Outlet, ErrorBoundary: ErrorPage, children: mainArea }],
  },
  {
    lazy: visitorFrame,
    children: [{ path: '*', loader: rejectUnknown, Component: Outlet, ErrorBoundary: ErrorPage }],
  },
];

function PageError() {
  return (
    <PlainFrame>
      <ErrorPage />
    </PlainFrame>
  );
}

/**
 * The root route. Handles errors that no inner boundary catches. The outer boundary handles errors of the
 * root.
 */
export const rootRoute: RouteObject = {
  path: '/',
  middleware: [redirectToCanonical],
  Component: Root,
  HydrateFallback: FirstLoad,
  ErrorBoundary: PageError,
  children: [{ Component: Outlet, ErrorBoundary: PageError, children: routes }],
};
