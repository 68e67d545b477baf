import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { bestFares } from '#game/demand/forecast/best-fares.ts';
import { routeProfits } from '#game/demand/forecast/expected-route-profit.ts';
import { weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { WHOLE_YEAR } from '#game/demand/forecast/months.ts';
import { daysOf } from '#game/demand/forecast/route-week.ts';
import { incumbentWeek } from '#game/demand/incumbents/departures.ts';
import { incumbentSeatsADay, incumbentSize, incumbentsOn } from '#game/demand/incumbents/incumbents.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import type { FixedWeek, PlanningRoute } from '#game/network/planning/planning.ts';
import { prospectOn, weekWith } from '#game/network/planning/prospect.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import { landingFactors } from '#game/slots/airport-slots.ts';
import { backgroundSlots } from '#game/slots/background.ts';
import { NORMAL_TRAFFIC } from '#game/world/world-settings.ts';
import { loadPlaces, loadServedPairs } from '#scripts/research/demand/load.ts';
import { seedModels } from './aircraft-models.ts';
import { PLANNING_FACTS, planningAircraft, planningRoute } from './planning.ts';
import { seededAirport } from './seeded-airports.ts';

const YEAR = 2026;
/** Number of models to plan in full, best first by the quick estimate. */
const MODELS_TRIED = 5;
const FACTS = { ...PLANNING_FACTS, months: WHOLE_YEAR };

const served = loadServedPairs();
const passengers = new Map(loadPlaces().map(({ iata, capacity }) => [iata, capacity]));

/** Returns the slots of an airport beside the real world's traffic. */
function slotsAt(iata: string) {
  const { lon, runways } = seededAirport(iata);
  return backgroundSlots({ iata, lon, runways, passengers_m: passengers.get(iata) ?? 0 }, NORMAL_TRAFFIC);
}

/** Result of a new airline on a pair, with the best aircraft that it can lease. */
export interface Newcomer {
  incumbents: Incumbents | null;
  /** Whole US dollars per week of an average year, at the best fares. Negative infinity if nothing can fly there. */
  profit: number;
  model: string;
}

/**
 * Returns the best result of a newcomer on a pair in the world of the seed: with the real world's airlines, slots that
 * they leave, and charges in full hours.
 * @param aircraft number of leased aircraft, all of one model and on this pair
 */
export function newcomerOn(hub: string, to: string, aircraft: number): Newcomer {
  const bare = planningRoute(hub, to);
  const slots = new Map([hub, to].map((iata) => [iata, slotsAt(iata)]));
  const withCharges = (end: PlanningRoute['a']) => {
    const there = slots.get(end.id);
    return { ...end, landing: there && landingFactors(there) };
  };
  const { km, leisure, business, premium } = bare;
  const yearly = { leisure, business, premium };
  const key = hub < to ? hub + to : to + hub;
  const incumbents = incumbentsOn({ km, yearly, served: served.get(key) ?? null }, NORMAL_TRAFFIC);
  const [a, b] = [withCharges(bare.a), withCharges(bare.b)];
  const route = { ...bare, a, b, others: incumbents ? incumbentWeek(incumbents, [a, b]) : [] };
  const pair = {
    km,
    yearly,
    rivalsSeatsADay: incumbentSeatsADay(incumbents, km),
    incumbentSize: incumbentSize(incumbents),
    typeA: a.type,
    typeB: b.type,
    runwayA: a.runway,
    runwayB: b.runway,
  };
  const ranked = seedModels()
    .flatMap((model) => {
      const quote = leaseQuote(model, YEAR);
      if (!quote || quote.dueNow * aircraft > STARTING_CAPITAL) return [];
      const machine = { model, cabin: typicalCabin(model), age: quote.age, leased: true };
      const found = routeProfits({ ...machine, fuelPrice: MEAN_FUEL_PRICE })(pair);
      return found ? [{ model: model.id, profit: found.profit }] : [];
    })
    .sort((one, other) => other.profit - one.profit)
    .slice(0, MODELS_TRIED);
  const terms = { airports: slots, fixed: new Map(), hub };
  let best: Newcomer = { incumbents, profit: Number.NEGATIVE_INFINITY, model: '' };
  for (const { model } of ranked) {
    const weeks: FixedWeek[] = [];
    for (let turn = 0; turn < aircraft; turn++) {
      const next = { ...planningAircraft(`own${turn}`, model, hub), turn, familySize: aircraft };
      const plan = prospectOn(route, next, weeks, FACTS, terms);
      if (plan) weeks.push({ aircraft: next, legs: plan.legs });
    }
    if (weeks.length === 0) continue;
    const week = weekWith(route, weeks, FACTS);
    const priced = { ...week, fares: bestFares(week).fares };
    const { profit } = weekMoney(priced, daysOf(priced));
    if (profit > best.profit) best = { incumbents, profit, model };
  }
  return best;
}
