import { ChartCandlestick, type LucideIcon } from 'lucide-react';
import { PAGES } from '#web/lib/pages.ts';

interface Coming {
  title: string;
  icon: LucideIcon;
  /** Purpose of the page. */
  text: string;
}

/** Pages whose content comes in a later version, by path. */
export const COMING: Record<string, Coming> = {
  [PAGES.stockMarket.path]: {
    title: PAGES.stockMarket.title,
    icon: ChartCandlestick,
    text: 'Shares in airlines, including yours: prices, orders and dividends.',
  },
};
