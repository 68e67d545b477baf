import { type DirectOffer, flownBy } from '#game/demand/incumbents/research-incumbents.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Market, MarketDeparture } from '#game/payloads/market.ts';

/** Returns other airlines' departures in a market. @param own id of the player's airline */
export const othersOf = (market: Market, own: string): MarketDeparture[] =>
  market.departures.filter(({ airline }) => airline !== own);

/** An airline on a pair. */
export interface MarketRival {
  id: string;
  name: string;
  code: string;
  colour_primary: string;
  colour_secondary: string;
  /** Per week, both directions. */
  flights: number;
  seats: number;
  /** Lowest economy fare, whole US dollars. */
  economy: number;
}

/** The airlines of the real world on a pair, as one competitor. */
export type OtherAirlines = DirectOffer & Pick<MarketRival, 'economy'>;

/** Returns the airlines of the real world on a pair. Null if none of them flies it directly. */
export function otherAirlines({ incumbents }: Pick<Market, 'incumbents'>): OtherAirlines | null {
  if (!incumbents || incumbents.stops > 0) return null;
  return { ...flownBy(incumbents), economy: incumbents.fares.economy };
}

/** Returns the airlines on a pair, most seats first. */
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
    rival.seats += sumOfClasses(seats);
    rival.economy = Math.min(rival.economy, fares.economy);
    rivals.set(airline, rival);
  }
  return [...rivals.values()].sort((a, b) => b.seats - a.seats);
}
