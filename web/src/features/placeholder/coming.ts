import { ChartCandlestick, Landmark, type LucideIcon } from 'lucide-react';

interface Coming {
  title: string;
  icon: LucideIcon;
  /** Purpose of the page. */
  text: string;
}

/** Pages whose content comes in a later version, by path. */
export const COMING: Record<string, Coming> = {
  '/finance/banking/': {
    title: 'Banking',
    icon: Landmark,
    text: 'Your cash by week, loans and repayments, and financial statements.',
  },
  '/finance/stock-market/': {
    title: 'Stock Market',
    icon: ChartCandlestick,
    text: 'Shares in airlines, including yours: prices, orders and dividends.',
  },
};
