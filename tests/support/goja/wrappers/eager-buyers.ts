import { buyShares as real } from '#game/rivals/finance/trade.ts';

export * from '#game/rivals/finance/trade.ts';

/** Rivals buy shares whatever money they have. */
export const buyShares: typeof real = (view) => real(view, 20_000_000);
