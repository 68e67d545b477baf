import { ChartCandlestick, Landmark, type LucideIcon } from 'lucide-react';

interface Coming {
  title: string;
  icon: LucideIcon;
  /** What the page will be for. */
  text: string;
}

/** Pages whose content comes with a later version, by path. */
export const COMING: Record<string, Coming> = {
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
