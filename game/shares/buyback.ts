import { FLOAT_PERCENT_MIN } from './share-limits.ts';

/**
 * Returns the lots that an airline can still buy back, at least 0. Of the shares that remain, 20% must not belong to
 * the founders, as after going public.
 * @param open lots of its open orders to buy its own shares
 */
export function buybackMax(
  { lots, founder_lots }: { lots: number; founder_lots: number },
  open: number,
): number {
  const traded = lots - founder_lots;
  // Solves traded - max = 20% of (lots - max).
  const max = Math.floor((100 * traded - FLOAT_PERCENT_MIN * lots) / (100 - FLOAT_PERCENT_MIN));
  return Math.max(0, max - open);
}
