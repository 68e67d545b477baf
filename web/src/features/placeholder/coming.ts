import {
  ChartCandlestick,
  ChartSpline,
  Landmark,
  type LucideIcon,
  MapPinPlus,
  Plane,
  TowerControl,
  Waypoints,
  Wrench,
} from 'lucide-react';

interface Coming {
  title: string;
  icon: LucideIcon;
  /** What the page will be for. */
  text: string;
}

/** Pages whose content comes with a later version, by path. */
export const COMING: Record<string, Coming> = {
  '/route/': {
    title: 'Route',
    icon: Waypoints,
    text: 'Your network at a glance: the routes you fly, those you could open, and how each of them does.',
  },
  '/route/manage/': {
    title: 'Manage Routes',
    icon: Waypoints,
    text: 'Every route you fly, with its fares, its week of flights and what it earns.',
  },
  '/route/acquire/': {
    title: 'Acquire Route',
    icon: MapPinPlus,
    text: 'Choose two airports, see what the right to fly between them costs and whether it pays.',
  },
  '/route/research/': {
    title: 'Research and Demand',
    icon: ChartSpline,
    text: 'Every destination from an airport, ranked by who wants to go there, when, and for what fare.',
  },
  '/fleet/manage/': {
    title: 'Manage Fleet',
    icon: Plane,
    text: 'Each aircraft you own or lease: where it is now, its week of flights, its value and its profit.',
  },
  '/fleet/maintenance/': {
    title: 'Maintenance',
    icon: Wrench,
    text: 'Checks that are due, what they cost, and the best time to have them done.',
  },
  '/operations/': {
    title: 'Operations',
    icon: TowerControl,
    text: 'Departures and arrivals as they happen, with load, punctuality and the cause of every delay.',
  },
  '/finance/banking/': {
    title: 'Banking',
    icon: Landmark,
    text: 'Your cash by week, loans and their repayment, and the statements behind every figure.',
  },
  '/finance/stock-market/': {
    title: 'Stock Market',
    icon: ChartCandlestick,
    text: 'Shares in airlines, yours among them: prices, orders and dividends.',
  },
};
