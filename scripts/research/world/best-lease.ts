import { bestFares } from '#game/demand/forecast/best-fares.ts';
import { routeProfits } from '#game/demand/forecast/expected-route-profit.ts';
import { routePair } from '#game/demand/forecast/route-pair.ts';
import { weekBand } from '#game/demand/forecast/week-band.ts';
import { researchIncumbents } from '#game/demand/incumbents/research-incumbents.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { type LeaseQuote, leaseQuote } from '#game/fleet/lease-quote.ts';
import type { PlanningAircraft } from '#game/network/planning/planning.ts';
import { prospectOn } from '#game/network/planning/prospect.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { Research, RouteQuote } from '#game/payloads/market.ts';
import { withLegs } from '#game/slots/check-week.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { DAYS_A_WEEK } from '#game/world/time.ts';
import type { Player } from './player.ts';
import { askPair, type PlayerFacts } from './route-weeks.ts';

/** Weeks within which the price of a right must come back. */
const REPAID_WEEKS = 26;
/** Models considered for each destination. */
const MODELS_EACH = 2;

/** An aircraft at a lessor, and the pair on which it would fly. */
export interface LeaseOption {
  model: AircraftModel;
  quote: LeaseQuote;
  to: Airport;
}

/** A lease that is expected to pay. All amounts are US dollars. */
export interface BestLease extends LeaseOption {
  /** Price of the right to fly the pair. */
  fee: number;
  /** Profit per week on which the player counts. */
  profit: number;
}

/** Returns the models that lessors have. */
async function offersTo({ client, stage }: Player, most: number): Promise<Omit<LeaseOption, 'to'>[]> {
  const { stock } = await client.send<{ stock: Record<string, { available: number }> | null }>(
    '/api/am/delivery',
    { method: 'GET' },
  );
  const { start, minute } = await stage.now();
  return [...stage.models.values()].flatMap((model) => {
    const quote = leaseQuote(model, calendarAt(start, minute).year);
    const isLeft = (stock?.[model.id]?.available ?? 0) > 0;
    return quote && isLeft && quote.dueNow <= most ? [{ model, quote }] : [];
  });
}

/** Returns profitable options by the quick estimate, best first by profit per dollar on signing. */
async function quickest(player: Player, most: number, fuelPrice: number): Promise<LeaseOption[]> {
  const { client, hub, stage } = player;
  const research = await client.send<Research>('/api/am/research', {
    method: 'GET',
    query: { from: hub.id },
  });
  const { traffic } = await stage.now();
  const byId = new Map([...stage.airports.values()].map((airport) => [airport.id, airport]));
  const { destinations, rivals } = research;
  const incumbentsTo = researchIncumbents(research, traffic);
  const at = (figures: readonly number[], index: number) => figures[index] ?? 0;
  const pairs = destinations.id.flatMap((id, index) => {
    const to = byId.get(id);
    if (!to) return [];
    const yearly = {
      leisure: at(destinations.leisure, index),
      business: at(destinations.business, index),
      premium: at(destinations.premium, index),
    };
    const km = at(destinations.km, index);
    const incumbents = incumbentsTo(index);
    const seatsADay = (rivals[id]?.seats ?? 0) / 2 / DAYS_A_WEEK;
    return [{ to, pair: routePair({ km, yearly }, incumbents, [hub, to], seatsADay) }];
  });
  const rated = (await offersTo(player, most)).flatMap(({ model, quote }) => {
    const cabin = typicalCabin(model);
    const profitOf = routeProfits({ model, cabin, age: quote.age, leased: true, fuelPrice });
    return pairs.flatMap(({ to, pair }) => {
      const found = profitOf(pair);
      return found && found.profit > 0 ? [{ model, quote, to, worth: found.profit / quote.dueNow }] : [];
    });
  });
  const models = new Map<Airport, number>();
  return rated
    .sort((one, other) => other.worth - one.worth)
    .filter(({ to }) => {
      const before = models.get(to) ?? 0;
      models.set(to, before + 1);
      return before < MODELS_EACH;
    });
}

const newAircraft = (
  { model, quote }: Omit<LeaseOption, 'to'>,
  { weeks }: PlayerFacts,
  base: string,
): PlanningAircraft => ({
  id: 'new',
  model,
  cabin: typicalCabin(model),
  seats: sumOfClasses(typicalCabin(model)),
  base,
  age: quote.age,
  condition: quote.condition,
  leaseRate: quote.weeklyRate,
  turn: weeks.filter(({ aircraft }) => aircraft.model.id === model.id).length,
  familySize: 1 + weeks.filter(({ aircraft }) => aircraft.model.family === model.family).length,
});

/** A pair to fly from the hub. */
interface StartOf {
  /** Id of the route, or any other text. */
  id: string;
  to: Airport;
  aircraft: PlanningAircraft;
}

/** The best week of an aircraft on a pair with the best fares. Profits are US dollars per week. */
interface PlannedStart {
  fares: PerClass;
  profit: number;
  /** Lower end of the range of the profit. */
  low: number;
  legs: readonly PlannedLeg[];
}

/** Returns the best week of an aircraft on a pair beside the others, with the best fares for it. */
export async function planStart(
  player: Player,
  { id, to, aircraft }: StartOf,
  { facts, outlook, legs, weeks }: PlayerFacts,
): Promise<PlannedStart | null> {
  const { hub } = player;
  const [a, b] = hub.iata < to.iata ? [hub, to] : [to, hub];
  const { route, slots: airports } = await askPair(player, { id, a, b }, outlook);
  const others = weeks.map((week) => ({ ...week, legs: week.legs.filter((leg) => leg.route === id) }));
  const slots = {
    airports: new Map(Object.entries(airports)),
    hub: hub.id,
    fixed: withLegs(new Map(), legs),
  };
  const beside = others.filter((week) => week.legs.length > 0);
  const prospect = prospectOn(route, aircraft, beside, facts, slots);
  if (!prospect) return null;
  const { fares, profit } = bestFares(prospect.week);
  const { low } = weekBand({ ...prospect.week, fares }).profit;
  return { fares, profit, low, legs: prospect.legs };
}

const returnOf = ({ quote, fee, profit }: BestLease): number => profit / (quote.dueNow + fee);

/**
 * Returns the lease with which the airline earns the most for what it pays at once, on a pair that it does not fly yet, as
 * the research page would show it. Null if none pays, and its fee within half a year.
 * @param plan whole US dollars to pay at once, number of pairs with an aircraft to forecast in full, and whether a lease
 *   must pay in nine of ten weeks
 */
export async function bestLease(
  player: Player,
  facts: PlayerFacts,
  { most, tried, isCareful }: { most: number; tried: number; isCareful: boolean },
): Promise<BestLease | null> {
  const { hub, client } = player;
  const flown = new Set(facts.routes.flatMap(({ a, b }) => [a, b]));
  const options = await quickest(player, most, facts.facts.fuelPrice);
  let best: BestLease | null = null;
  for (const option of options.filter(({ to }) => !flown.has(to.id)).slice(0, tried)) {
    const { to, quote } = option;
    const query = { from: hub.id, to: to.id };
    const { price, faults } = await client.send<RouteQuote>('/api/am/route/quote', { method: 'GET', query });
    if (faults.length > 0 || quote.dueNow + price > most) continue;
    const start = await planStart(
      player,
      { id: 'new', to, aircraft: newAircraft(option, facts, hub.id) },
      facts,
    );
    if (!start) continue;
    const profit = isCareful ? start.low : start.profit;
    if (profit * REPAID_WEEKS < price) continue;
    const lease = { ...option, fee: price, profit };
    if (!best || returnOf(lease) > returnOf(best)) best = lease;
  }
  return best;
}
