import type { Market, MarketDeparture } from '../../../../game/records/market.ts';

/** Everything of the market that is not one's own. @param own id of one's own airline */
export const othersOf = (market: Market, own: string): MarketDeparture[] =>
  market.departures.filter(({ airline }) => airline !== own);

/** An airline on a pair. */
export interface MarketRival {
  id: string;
  name: string;
  code: string;
  colour_primary: string;
  colour_secondary: string;
  /** A week, both ways. */
  flights: number;
  seats: number;
  /** Lowest of its flights, whole US dollars. */
  economy: number;
}

/** The airlines that fly a pair, the one with the most seats first. */
export function rivalsOf({ departures, airlines }: Market): MarketRival[] {
  const rivals = new Map<string, MarketRival>();
  for (const { airline, seats, fares } of departures) {
    const face = airlines[airline];
    if (!face) continue;
    const rival = rivals.get(airline) ?? {
      id: airline,
      ...face,
      flights: 0,
      seats: 0,
      economy: Number.POSITIVE_INFINITY,
    };
    rival.flights += 1;
    rival.seats += seats.economy + seats.business + seats.first;
    rival.economy = Math.min(rival.economy, fares.economy);
    rivals.set(airline, rival);
  }
  return [...rivals.values()].sort((a, b) => b.seats - a.seats);
}
