import { peopleOf } from '#game/operations/hour/booked.ts';
import { DAY } from '#game/world/time.ts';
import { readOdMarketsBetween } from '#hooks/demand/connections/read-hubs.ts';
import { marketsOf } from '#hooks/demand/hour/day-markets.ts';
import { readEconomyAirports } from '#hooks/demand/hour/scale-onward.ts';
import { numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { readRows } from '../state/read-rows.ts';
import { LAST_OUTDATED } from './known-demand.ts';
import { readMarketWorld } from './market-world.ts';

/**
 * Tolerance for passengers beyond demand because of chance: a factor, and a number of people for the smallest
 * markets.
 */
const CHANCE = 1.02;
const FEW = 12;

/**
 * Passengers by O&D market and day, direct and connecting, of all airlines. Covers markets with connecting
 * passengers, and the two weeks for which flights are kept.
 */
const MARKETS = `
  FROM (
    SELECT f.origin, w.value ->> 0 AS destination, f.departs / 1440 AS day, w.value ->> 1 AS people, 1 AS changes
    FROM flight f CROSS JOIN json_each(f.why, '$.onward') w WHERE f.connecting > 0
    UNION ALL
    SELECT origin, destination, departs / 1440, pax_leisure + pax_business_group + pax_premium, 0
    FROM flight WHERE route <> ''
  )
  WHERE day > ${LAST_OUTDATED} GROUP BY origin, destination, day
  HAVING (origin || destination) IN (
    SELECT f.origin || (w.value ->> 0) FROM flight f CROSS JOIN json_each(f.why, '$.onward') w WHERE f.connecting > 0)
  ORDER BY origin, destination, day`;

const MARKET_DAY = {
  from: textOf('origin'),
  to: textOf('destination'),
  day: numberOf('day'),
  people: numberOf('sum(people)'),
  connecting: numberOf('sum(people * changes)'),
};

/** The two ends are airport ids. */
export interface MarketSum {
  from: string;
  to: string;
  people: number;
  connecting: number;
  wanted: number;
}

/** Returns the number of people who want to fly on a day, all groups together. */
function demandOf(app: CoreApp, airports: readonly string[]) {
  const world = readMarketWorld(app);
  const odMarketOf = readOdMarketsBetween(app, airports);
  const places = readEconomyAirports(app, airports);
  const markets = new Map<number, ReturnType<typeof marketsOf>>();
  return (from: string, to: string, day: number): number => {
    const odMarket = odMarketOf(from, to);
    if (!odMarket) return 0;
    const marketOf = markets.get(day) ?? marketsOf(world, day * DAY);
    markets.set(day, marketOf);
    const { leisure, business, premium } = odMarket.yearly;
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b) return 0;
    const ends = { from: { ...a, id: from, lat: odMarket.latA }, to: { ...b, id: to, lat: odMarket.latB } };
    const people = peopleOf(marketOf({ km: odMarket.km, yearly: [leisure, business, premium], ...ends }));
    return people[0] + people[1] + people[2];
  };
}

/**
 * Returns every O&D market with connecting passengers, with the people who flew and who wanted to, over all
 * airlines and kept days. `brokenByDemand` is stricter for the other markets.
 */
export function readMarkets(app: CoreApp): MarketSum[] {
  const days = readRows(app, MARKET_DAY, MARKETS);
  const wanted = demandOf(app, [...new Set([...days.map(({ from }) => from), ...days.map(({ to }) => to)])]);
  const sums = new Map<string, MarketSum>();
  for (const { from, to, day, people, connecting } of days) {
    const sum = sums.get(from + to) ?? { from, to, people: 0, connecting: 0, wanted: 0 };
    sum.people += people;
    sum.connecting += connecting;
    sum.wanted += wanted(from, to, day);
    sums.set(from + to, sum);
  }
  return [...sums.values()];
}

/** Returns the share of demand that flew, without the tolerance for chance. */
const shareOf = ({ people, wanted }: MarketSum): number => Math.max(0, people - FEW) / Math.max(1, wanted);

/** Returns the O&D markets in which more people flew than wanted to. */
export const brokenByMarkets = (markets: readonly MarketSum[]): string[] =>
  markets
    .filter(({ people, wanted }) => people > wanted * CHANCE + FEW)
    .map(
      ({ from, to, people, connecting, wanted }) =>
        `${from} to ${to}: ${people} flew, ${connecting} of them connecting; ${wanted} wanted to`,
    );

/** The O&D market with the highest share of demand booked. */
export interface FullestMarket {
  /** IATA codes. */
  from: string;
  to: string;
  people: number;
  wanted: number;
  share: number;
}

/**
 * Returns the market with the highest share of demand booked. Null if no market has connecting passengers.
 */
export function fullestMarket(app: CoreApp, markets: readonly MarketSum[]): FullestMarket | null {
  const [first] = markets.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (!first) return null;
  const iata = (id: string) => app.findRecordById('airport', id).getString('iata');
  const { from, to, people, wanted } = first;
  return { from: iata(from), to: iata(to), people, wanted, share: shareOf(first) };
}
