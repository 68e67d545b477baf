import type { OfferThread } from '#game/payloads/bargain.ts';

type Side = OfferThread['side'];

/** Prices of both sides after a move, in whole US dollars. Null if a side has not named any. */
export interface GapRow {
  minute: number;
  buyer: number | null;
  seller: number | null;
}

/**
 * Returns the prices of both sides after each move, oldest first. The seller's asking price counts as its first price.
 * When they have agreed, both have the last one.
 */
export function gapRows({
  moves,
  ask,
  opened,
  state,
}: Pick<OfferThread, 'moves' | 'ask' | 'opened' | 'state'>): GapRow[] {
  let last: GapRow = { minute: opened, buyer: null, seller: ask > 0 ? ask : null };
  const rows = moves.map(({ side, price, minute }) => {
    last = { ...last, minute, [side]: price };
    return last;
  });
  const agreed = state === 'accepted' ? moves.at(-1)?.price : undefined;
  return agreed === undefined ? rows : [...rows, { ...last, buyer: agreed, seller: agreed }];
}

/** Ends of the line between both prices, and of the line at the start, as shares (0–1) of the width. */
export interface GapLine {
  buyer: number | null;
  seller: number | null;
  firstBuyer: number | null;
  firstSeller: number | null;
  /** Share of the first gap that is closed, 0–1. Null without two prices. */
  closed: number | null;
}

/** Empty space at both ends, as a share of the width. */
const MARGIN = 0.06;

/** Returns where both sides are on a scale from the lowest to the highest price that anybody has named. */
export function gapLine(rows: readonly GapRow[]): GapLine {
  const prices = rows.flatMap(({ buyer, seller }) => [buyer, seller]).filter((price) => price !== null);
  const low = Math.min(...prices);
  const range = Math.max(...prices) - low;
  const placeOf = (price: number | null): number | null => {
    if (price === null) return null;
    return range === 0 ? 0.5 : MARGIN + ((price - low) / range) * (1 - 2 * MARGIN);
  };
  const firstOf = (side: Side) => rows.find((row) => row[side] !== null)?.[side] ?? null;
  const last = rows.at(-1);
  const [buyer, seller] = [last?.buyer ?? null, last?.seller ?? null];
  const [firstBuyer, firstSeller] = [firstOf('buyer'), firstOf('seller')];
  const first = firstBuyer !== null && firstSeller !== null ? Math.abs(firstSeller - firstBuyer) : 0;
  const now = buyer !== null && seller !== null ? Math.abs(seller - buyer) : null;
  return {
    buyer: placeOf(buyer),
    seller: placeOf(seller),
    firstBuyer: placeOf(firstBuyer),
    firstSeller: placeOf(firstSeller),
    closed: now === null || first === 0 ? null : Math.max(0, 1 - now / first),
  };
}
