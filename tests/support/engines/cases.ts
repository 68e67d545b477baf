import type { MarketDay, PairMarket } from '#game/demand/choice/day-market.ts';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { type PlanCase, planCase, type WeekCase, weekCase } from './aircraft-cases.ts';
import { Draw } from './draw.ts';
import { itineraryOf, pairOf } from './draw-itinerary.ts';
import { type HubCase, hubCase } from './hub-case.ts';

/** A day of a market as the settlement books it. */
export interface DayCase {
  pair: PairMarket;
  day: MarketDay;
  itineraries: Itinerary[];
}

/** A departure from one airport to another on a day of a world. */
export interface ChanceCase {
  seed: string;
  day: number;
  leg: string;
  from: string;
  to: string;
}

/** Everything is plain JSON, so that another JavaScript engine can read it. */
export interface Cases {
  days: DayCase[];
  hubs: HubCase[];
  weeks: WeekCase[];
  plans: PlanCase[];
  chances: ChanceCase[];
}

function dayCase(seed: string, index: number): DayCase {
  const draw = new Draw(seed, 'day', index);
  const km = draw.ofSize(80, 14_000);
  const airlines = draw.whole(1, 5);
  return {
    pair: pairOf(draw, km),
    day: {
      month: draw.whole(0, 11),
      weekday: draw.whole(0, 6),
      draws: {
        today: draw.list(8, () => draw.whole(0, 2 ** 32 - 1)),
        dayBefore: draw.whole(0, 2 ** 32 - 1),
      },
    },
    itineraries: draw.list(draw.whole(1, 14), () => itineraryOf(draw, km, airlines)),
  };
}

function chanceCase(seed: string, index: number): ChanceCase {
  const draw = new Draw(seed, 'chance', index);
  return { seed: `${seed} ${draw.id()} é`, day: index, leg: draw.id(), from: draw.id(), to: draw.id() };
}

/** Returns random cases of each kind, always the same for a seed. */
export function drawCases(seed: string, counts: Record<keyof Cases, number>): Cases {
  const list = <Case>(count: number, make: (of: string, index: number) => Case) =>
    Array.from({ length: count }, (_, index) => make(seed, index));
  return {
    days: list(counts.days, dayCase),
    hubs: list(counts.hubs, hubCase),
    weeks: list(counts.weeks, weekCase),
    plans: list(counts.plans, planCase),
    chances: list(counts.chances, chanceCase),
  };
}
