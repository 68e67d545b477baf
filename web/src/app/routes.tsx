import { Outlet, type RouteObject } from 'react-router-dom';
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
const placeholder = () => import('../features/placeholder/placeholder-page.tsx');

/** Sections of the main area. An unknown path below them is a 403, elsewhere a 404. */
const SECTIONS = ['route', 'fleet', 'operations', 'about', 'account', 'finance', 'staff'];

const mainArea: RouteObject[] = [
  { index: true, handle: { title: 'World' }, lazy: () => import('../features/world/world-page.tsx') },
  {
    path: 'route/',
    handle: { title: 'Route' },
    lazy: () => import('../features/route/overview/overview-page.tsx'),
  },
  {
    path: 'route/manage/',
    handle: { title: 'Manage Routes' },
    lazy: () => import('../features/route/manage/manage-page.tsx'),
  },
  {
    path: 'route/acquire/',
    handle: { title: 'Acquire Route' },
    lazy: () => import('../features/route/acquire/acquire-page.tsx'),
  },
  {
    path: 'route/research/',
    handle: { title: 'Research and Demand' },
    lazy: () => import('../features/route/research/research-page.tsx'),
  },
  {
    path: 'fleet/manage/',
    handle: { title: 'Manage Fleet' },
    lazy: () => import('../features/fleet/fleet-page.tsx'),
  },
  {
    path: 'fleet/maintenance/',
    handle: { title: 'Maintenance' },
    lazy: () => import('../features/maintenance/maintenance-page.tsx'),
  },
  {
    path: 'operations/',
    handle: { title: 'Operations' },
    lazy: () => import('../features/operations/operations-page.tsx'),
  },
  { path: 'finance/banking/', handle: { title: 'Banking' }, lazy: placeholder },
  { path: 'finance/stock-market/', handle: { title: 'Stock Market' }, lazy: placeholder },
  { path: 'staff/', handle: { title: 'Staff' }, lazy: () => import('../features/staff/staff-page.tsx') },
  { path: 'about/', handle: { title: 'About' }, lazy: () => import('../features/about/about-page.tsx') },
  {
    path: 'account/',
    handle: { title: 'Account' },
    lazy: () => import('../features/account/account-page.tsx'),
  },
  ...SECTIONS.map((section) => ({ path: `${section}/*`, loader: rejectForbidden, Component: Outlet })),
];

/** Every page of the product. */
const routes: RouteObject[] = [
  {
    loader: requireVisitor,
    lazy: visitorFrame,
    children: [
      {
        path: 'signin/',
        handle: { title: 'Sign in' },
        lazy: () => import('../features/auth/sign-in-page.tsx'),
      },
      {
        path: 'signup/',
        handle: { title: 'Sign up' },
        lazy: () => import('../features/auth/sign-up-page.tsx'),
      },
    ],
  },
  { path: 'signout', loader: leave },
  {
    loader: settleSession,
    lazy: visitorFrame,
    children: [
      {
        path: 'verify',
        handle: { title: 'Verify account' },
        lazy: () => import('../features/auth/verify-page.tsx'),
      },
      {
        path: 'confirm-email-change/',
        handle: { title: 'Confirm new email' },
        lazy: () => import('../features/auth/confirm-email-change-page.tsx'),
      },
      {
        path: 'reset-password/',
        handle: { title: 'Reset password' },
        lazy: () => import('../features/auth/reset-password-page.tsx'),
      },
    ],
  },
  {
    loader: requireNoAirline,
    lazy: bareFrame,
    children: [
      {
        path: 'onboarding/',
        handle: { title: 'Found your airline' },
        lazy: () => import('../features/onboarding/onboarding-page.tsx'),
      },
    ],
  },
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
