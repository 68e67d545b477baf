/**
 * Sales, distribution, card fees and head office of a small airline, as a share of ticket revenue. Airlines report 12 to 16%.
 */
export const BASE_OVERHEAD = 0.16;
/** Aircraft that one management runs without another level of coordination. */
export const ONE_LEVEL = 4;
/** Share of revenue for each doubling of the fleet beyond that, and for each further base. */
export const A_DOUBLING = 0.015;
export const A_BASE = 0.005;
const MAX_OVERHEAD = 0.26;
const GRID = 10_000;

/** Routes that make an airport other than the hub a base: it needs its own crews, managers and spare parts. */
export const BASE_ROUTES = 3;

/** Size of an airline, on which its overhead depends. */
export interface AirlineSize {
  /** Delivered aircraft. */
  aircraft: number;
  /** Its hub, and other airports at which at least `BASE_ROUTES` of its routes meet. */
  bases: number;
}

/**
 * Returns an airline's overhead as a share of ticket revenue, rounded to four digits. Each level of a hierarchy
 * loses some control over the level below, so the cost of coordination grows with the number of levels, which
 * is the logarithm of size (O. Williamson, Hierarchical Control and Optimum Firm Size, Journal of Political
 * Economy 75, 1967). Airlines buy cheaper as they grow, and studies find about constant returns to scale in
 * total (D. Caves, L. Christensen and M. Tretheway, Economies of Density versus Economies of Scale, RAND Journal
 * of Economics 15, 1984). The game has the discounts elsewhere, in orders, crews and full flights. The size of
 * the effect is chosen: 21% with 40 aircraft and one base, 25% with 160 and three. With less, a player who
 * grows as fast as money allows keeps 11 to 14% of revenue (`npm run world -- --rivals 24 --days 182`).
 */
export function overheadShare({ aircraft, bases }: AirlineSize): number {
  const levels = Math.log2(Math.max(1, aircraft / ONE_LEVEL));
  const share = BASE_OVERHEAD + levels * A_DOUBLING + Math.max(0, bases - 1) * A_BASE;
  return Math.round(Math.min(MAX_OVERHEAD, share) * GRID) / GRID;
}

/** Returns the overhead of this ticket revenue, both in whole US dollars. @param share of the revenue */
export const overheadOf = (revenue: number, share = BASE_OVERHEAD): number => Math.round(revenue * share);
