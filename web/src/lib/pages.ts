import type { icons } from 'lucide-react';

/** Signed-out visitors, everyone, signed-in users without an airline, and users with an airline. */
export type PageAccess = 'visitor' | 'all' | 'founder' | 'player';

export interface PageNav {
  /** The side navigation has two blocks with a divider between them. */
  block: 1 | 2;
  /** Heading above the entries of a group, if any. */
  group?: string;
  icon: keyof typeof icons;
  /** Whether the page comes in a later version. */
  isComing?: boolean;
  /** Whether the entry shows how many negotiations wait for an answer. */
  hasCount?: boolean;
}

export interface PageEntry {
  /** Canonical path. Mailed links end without a slash. `:code` is the code of an airline. */
  path: string;
  /** Title of the document, and label in the navigation. */
  title?: string;
  access: PageAccess;
  /** File of the page's component below features/, named …-page.tsx. None if another page shows it. */
  file?: string;
  /** Entry in the side navigation. */
  nav?: PageNav;
}

/**
 * Every page of the product, in the order of the navigation. A new page needs a component and an entry here.
 * Routes, navigation, links and errors for unknown paths follow from the entry.
 */
export const PAGES = {
  world: {
    path: '/',
    title: 'World',
    access: 'player',
    file: 'world/world-page.tsx',
    nav: { block: 1, icon: 'Earth' },
  },
  routes: { path: '/route/', title: 'Route', access: 'player', file: 'network/overview/overview-page.tsx' },
  manageRoutes: {
    path: '/route/manage/',
    title: 'Manage Routes',
    access: 'player',
    file: 'network/manage/manage-page.tsx',
    nav: { block: 1, group: 'Route', icon: 'Waypoints' },
  },
  acquireRoute: {
    path: '/route/acquire/',
    title: 'Acquire Route',
    access: 'player',
    file: 'network/acquire/acquire-page.tsx',
    nav: { block: 1, group: 'Route', icon: 'MapPinPlus' },
  },
  research: {
    path: '/route/research/',
    title: 'Research and Demand',
    access: 'player',
    file: 'network/research/research-page.tsx',
    nav: { block: 1, group: 'Route', icon: 'ChartSpline' },
  },
  slots: {
    path: '/slots/',
    title: 'Slots',
    access: 'player',
    file: 'slots/slots-page.tsx',
    nav: { block: 1, group: 'Route', icon: 'CalendarClock' },
  },
  fleet: {
    path: '/fleet/manage/',
    title: 'Manage Fleet',
    access: 'player',
    file: 'fleet/fleet-page.tsx',
    nav: { block: 1, group: 'Fleet', icon: 'Plane' },
  },
  maintenance: {
    path: '/fleet/maintenance/',
    title: 'Maintenance',
    access: 'player',
    file: 'fleet/maintenance/maintenance-page.tsx',
    nav: { block: 1, group: 'Fleet', icon: 'Wrench' },
  },
  operations: {
    path: '/operations/',
    title: 'Operations',
    access: 'player',
    file: 'operations/operations-page.tsx',
    nav: { block: 1, icon: 'TowerControl' },
  },
  bank: {
    path: '/finance/banking/',
    title: 'Banking',
    access: 'player',
    file: 'bank/bank-page.tsx',
    nav: { block: 2, group: 'Finance', icon: 'Landmark' },
  },
  shares: {
    path: '/finance/stock-market/',
    title: 'Stock Market',
    access: 'player',
    file: 'shares/shares-page.tsx',
    nav: { block: 2, group: 'Finance', icon: 'ChartCandlestick' },
  },
  aircraftMarket: {
    path: '/?exchange=market',
    title: 'Buy/Sell',
    access: 'player',
    nav: { block: 2, group: 'Aircraft Exchange', icon: 'ArrowLeftRight' },
  },
  negotiations: {
    path: '/?exchange=negotiations',
    title: 'Negotiations',
    access: 'player',
    nav: { block: 2, group: 'Aircraft Exchange', icon: 'Handshake', hasCount: true },
  },
  staff: {
    path: '/staff/',
    title: 'Staff',
    access: 'player',
    file: 'staff/staff-page.tsx',
    nav: { block: 2, icon: 'Users', isComing: true },
  },
  airline: {
    path: '/airline/:code/',
    title: 'Airline',
    access: 'player',
    file: 'airline/airline-page.tsx',
  },
  ranking: { path: '/ranking/', title: 'Ranking', access: 'player', file: 'people/ranking/ranking-page.tsx' },
  news: { path: '/news/', title: 'World news', access: 'player', file: 'people/news/news-page.tsx' },
  messages: {
    path: '/messages/',
    title: 'Messages',
    access: 'player',
    file: 'people/messages/messages-page.tsx',
  },
  about: { path: '/about/', title: 'About', access: 'player', file: 'platform/about-page.tsx' },
  account: { path: '/account/', title: 'Account', access: 'player', file: 'people/account/account-page.tsx' },
  signIn: { path: '/signin/', title: 'Sign in', access: 'visitor', file: 'people/auth/sign-in-page.tsx' },
  signUp: { path: '/signup/', title: 'Sign up', access: 'visitor', file: 'people/auth/sign-up-page.tsx' },
  signOut: { path: '/signout', access: 'all' },
  verify: { path: '/verify', title: 'Verify account', access: 'all', file: 'people/auth/verify-page.tsx' },
  confirmEmailChange: {
    path: '/confirm-email-change/',
    title: 'Confirm new email',
    access: 'all',
    file: 'people/auth/confirm-email-change-page.tsx',
  },
  resetPassword: {
    path: '/reset-password/',
    title: 'Reset password',
    access: 'all',
    file: 'people/auth/reset-password-page.tsx',
  },
  onboarding: {
    path: '/onboarding/',
    title: 'Found your airline',
    access: 'founder',
    file: 'airline/onboarding/onboarding-page.tsx',
  },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** All entries in order. */
export const PAGE_LIST: readonly PageEntry[] = Object.values(PAGES);

/** URL parameters that links to a page may set. */
interface LinkParams {
  world: 'flight';
  aircraftMarket: 'view' | 'kind' | 'listing' | 'sell' | 'of' | 'flown';
  negotiations: 'talk';
  manageRoutes: 'route' | 'view' | 'line' | 'aircraft';
  acquireRoute: 'from' | 'to' | 'with';
  research: 'from' | 'to';
  slots: 'airport';
  bank: 'books';
  fleet: 'aircraft' | 'shop';
  maintenance: 'plan';
  messages: 'with' | 'requests';
}

/** Pages with a fixed path. */
type FixedPage = Exclude<PageName, 'airline'>;

type ParamOf<Name extends PageName> = Name extends keyof LinkParams ? LinkParams[Name] : never;

/** Returns the URL of a page. @param params URL parameters, without those that are empty or undefined */
export function linkTo<Name extends FixedPage>(
  name: Name,
  params: Partial<Record<ParamOf<Name>, string>> = {},
): string {
  const query = new URLSearchParams(
    Object.entries<string | undefined>(params).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  const { path } = PAGES[name];
  return path + (query.size > 0 ? `${path.includes('?') ? '&' : '?'}${query}` : '');
}

/** Returns the URL of an airline's page. @param code of the airline, in upper case */
export const linkToAirline = (code: string): string => PAGES.airline.path.replace(':code', code);
