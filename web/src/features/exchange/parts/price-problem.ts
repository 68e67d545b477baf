import { formatMoney } from '#web/lib/format.ts';

interface PriceLimits {
  /** Whole US dollars. NaN if nothing is typed. */
  price: number;
  min: number;
  max: number;
  /** Money that the airline has. Undefined if it need not pay. */
  cash?: number;
}

/** Returns why a price cannot be sent. Undefined if it can. */
export function priceProblem({ price, min, max, cash }: PriceLimits): string | undefined {
  if (Number.isNaN(price) || price < 1) return 'Enter a price in whole dollars.';
  if (price < min) return `The lowest price is ${formatMoney(min)}.`;
  if (price > max) return `The highest price is ${formatMoney(max)}.`;
  if (cash !== undefined && price > cash)
    return `This needs ${formatMoney(price)}, and you have ${formatMoney(cash)}.`;
  return undefined;
}
