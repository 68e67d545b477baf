import { dayMarket } from '#game/demand/choice/day-market.ts';
import type { DayMarket } from '#game/demand/choice/itinerary.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { chanceOn } from '#game/world/chance/day-chance.ts';
import { demandFactor, economyOn } from '#game/world/economy/economy-day.ts';
import type { EconomyAirport } from '#game/world/economy/event-factor.ts';
import { dayMemory, type MarketWorld } from './day-memory.ts';
import type { OdMarket } from './read-od-markets.ts';

/** The fields of an O&D market that its demand depends on. */
type MarketFacts = Pick<OdMarket, 'km' | 'yearly'> &
  Record<'from' | 'to', EconomyAirport & { id: string; lat: number }>;

/** Returns a function that computes the demand of O&D markets on the day of a world minute. */
export function marketsOf(world: MarketWorld, minute: number): (odMarket: MarketFacts) => DayMarket {
  const { month, weekday, dayIndex } = calendarAt(world.start, minute);
  const before = chanceOn(world, dayIndex - 1);
  const chance = chanceOn(world, dayIndex);
  const economy = economyOn(world, dayIndex);
  return ({ km, yearly, from, to }) =>
    dayMarket(
      {
        km,
        yearly: { leisure: yearly[0], business: yearly[1], premium: yearly[2] },
        latA: from.lat,
        latB: to.lat,
      },
      {
        month: month - 1,
        weekday,
        draws: { today: chance.demand(from.id, to.id), dayBefore: before.firstDemand(from.id, to.id) },
        economy: demandFactor(economy, from, to),
      },
    );
}

/** Inputs and result of one market, as a flat list because a runtime keeps thousands of them. */
type Known = [
  km: number,
  yearlyLeisure: number,
  yearlyBusiness: number,
  yearlyPremium: number,
  latA: number,
  latB: number,
  leisure: number,
  business: number,
  premium: number,
  departures: number,
  rounding: number | undefined,
];

const memory = dayMemory<Known>();

/**
 * Like `marketsOf`, but computes each market once per day. This runtime keeps the results for one day. If a
 * market's inputs change, it is computed again.
 */
export function knownMarketsOf(
  world: MarketWorld,
  minute: number,
): (name: string, odMarket: OdMarket) => DayMarket {
  const markets = memory(world, minute);
  const marketOf = marketsOf(world, minute);
  return (name, odMarket) => {
    const { km, yearly, from, to } = odMarket;
    const known = markets.get(name);
    if (
      known &&
      known[0] === km &&
      known[1] === yearly[0] &&
      known[2] === yearly[1] &&
      known[3] === yearly[2] &&
      known[4] === from.lat &&
      known[5] === to.lat
    )
      return {
        km,
        demand: { leisure: known[6], business: known[7], premium: known[8] },
        departures: known[9],
        rounding: known[10],
      };
    const market = marketOf(odMarket);
    const { leisure, business, premium } = market.demand;
    const inputs = [km, yearly[0], yearly[1], yearly[2], from.lat, to.lat] as const;
    markets.set(name, [...inputs, leisure, business, premium, market.departures, market.rounding]);
    return market;
  };
}
