import type { PairMarket } from '#game/demand/choice/day-market.ts';
import { INCUMBENTS, type Itinerary } from '#game/demand/choice/itinerary.ts';
import { usualMinutes } from '#game/demand/choice/utility.ts';
import { splitGroups } from '#game/demand/groups.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '../itineraries.ts';
import type { Draw } from './draw.ts';

/** Draws a market of 2,000 to 3,000,000 passengers per year. */
export function pairOf(draw: Draw, km: number): PairMarket {
  const income = draw.ofSize(2_000, 80_000);
  const { leisure, business, premium, total } = splitGroups(
    draw.between(20, 90),
    draw.between(10, 60),
    km,
    income,
    income,
  );
  const share = draw.ofSize(2_000, 3_000_000) / total;
  return {
    km,
    yearly: { leisure: leisure * share, business: business * share, premium: premium * share },
    latA: draw.between(-60, 70),
    latB: draw.between(-60, 70),
  };
}

/** Draws fares from 0.4 to twice the reference fare. */
export const farePrices = (draw: Draw, km: number): PerClass => ({
  economy: faresOf(km, draw.between(0.4, 2)).economy,
  business: faresOf(km, draw.between(0.4, 2)).business,
  first: faresOf(km, draw.between(0.4, 2)).first,
});

/** Draws seats. Business and first class are often empty. */
export const cabin = (draw: Draw): PerClass => ({
  economy: draw.whole(0, 260),
  business: Math.max(0, draw.whole(-20, 40)),
  first: Math.max(0, draw.whole(-20, 12)),
});

/** Draws a direct flight or, one time in four, a connection. Some flights are those of incumbents. */
export function itineraryOf(draw: Draw, km: number, airlines: number): Itinerary {
  const stops = draw.of([0, 0, 0, 1] as const);
  const seats = cabin(draw);
  const airline = draw.whole(0, airlines);
  return {
    id: draw.id(),
    airline: airline === 0 ? INCUMBENTS : `airline${airline}`,
    departs: draw.whole(0, 1439),
    stops,
    minutes: Math.round(usualMinutes(km) * draw.between(0.9, 1.4)) + stops * 90,
    fares: farePrices(draw, km),
    seats,
    size: stops === 0 ? sumOfClasses(seats) : 0,
    comfort: draw.between(0, 1),
    punctuality: draw.between(0, 1),
    reputation: draw.between(0, 1),
  };
}
