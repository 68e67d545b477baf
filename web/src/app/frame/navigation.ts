import {
  ArrowLeftRight,
  ChartCandlestick,
  ChartSpline,
  Earth,
  Handshake,
  Landmark,
  type LucideIcon,
  MapPinPlus,
  Plane,
  TowerControl,
  Users,
  Waypoints,
  Wrench,
} from 'lucide-react';

export interface NavEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Whether the page comes in a later version. */
  isComing?: boolean;
}

export interface NavGroup {
  /** Heading above the entries, if any. */
  label?: string;
  entries: NavEntry[];
}

/** The side navigation: two blocks with a divider between them. */
export const NAVIGATION: readonly [NavGroup[], NavGroup[]] = [
  [
    { entries: [{ label: 'World', to: '/', icon: Earth }] },
    {
      label: 'Route',
      entries: [
        { label: 'Manage Routes', to: '/route/manage/', icon: Waypoints },
        { label: 'Acquire Route', to: '/route/acquire/', icon: MapPinPlus },
        { label: 'Research and Demand', to: '/route/research/', icon: ChartSpline },
      ],
    },
    {
      label: 'Fleet',
      entries: [
        { label: 'Manage Fleet', to: '/fleet/manage/', icon: Plane },
        { label: 'Maintenance', to: '/fleet/maintenance/', icon: Wrench },
      ],
    },
    { entries: [{ label: 'Operations', to: '/operations/', icon: TowerControl }] },
  ],
  [
    {
      label: 'Finance',
      entries: [
        { label: 'Banking', to: '/finance/banking/', icon: Landmark, isComing: true },
        { label: 'Stock Market', to: '/finance/stock-market/', icon: ChartCandlestick, isComing: true },
      ],
    },
    {
      label: 'Aircraft Exchange',
      entries: [
        { label: 'Buy/Sell', to: '/?exchange=market', icon: ArrowLeftRight, isComing: true },
        { label: 'Negotiations', to: '/?exchange=negotiations', icon: Handshake, isComing: true },
      ],
    },
    { entries: [{ label: 'Staff', to: '/staff/', icon: Users, isComing: true }] },
  ],
];

/**
 * Checks whether an entry links to the current page. The parameter `exchange` distinguishes entries with the
 * same path.
 *
 * @param entry URL of the entry
 * @param pathname path of the current page
 * @param search query of the current page
 */
export function isCurrent(entry: string, pathname: string, search: string): boolean {
  const [path, query] = entry.split('?');
  if (path !== pathname) return false;
  return new URLSearchParams(query).get('exchange') === new URLSearchParams(search).get('exchange');
}
