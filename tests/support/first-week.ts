import { STARTING_PUNCTUALITY, STARTING_REPUTATION } from '#game/airline/airline.ts';
import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { comfortOf } from '#game/demand/choice/comfort.ts';
import { routeProfits } from '#game/demand/forecast/expected-route-profit.ts';
import { forecastWeek } from '#game/demand/forecast/forecast-route.ts';
import { comingWeeks } from '#game/demand/forecast/months.ts';
import { routePair } from '#game/demand/forecast/route-pair.ts';
import type { ForecastAircraft } from '#game/demand/forecast/route-week.ts';
import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { routeFee, tariffOf } from '#game/network/route/price.ts';
import { scheduleAircraft } from '#game/network/scheduling/schedule-aircraft.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import { loadPlaces, loadWorld } from '#scripts/research/demand/load.ts';
import { faresOf } from './itineraries.ts';
import { routeBetween, valueFor } from './network.ts';
import { SEEDED_AIRPORTS, seededAirport } from './seeded-airports.ts';

/**
 * Results of a typical beginner: one leased aircraft on the best routes that Research shows, reference fares,
 * automatic week.
 */
export interface FirstWeek {
  routes: string[];
  /** Whole US dollars per week after all costs. */
  profit: number;
  revenue: number;
  /** 0–1. */
  loadFactor: number;
  hoursADay: number;
  /** Deposit, first week's lease and route fees, in whole US dollars. */
  spent: number;
}

const YEAR = 2026;
const JANUARY = comingWeeks('2026-01-01', 0);
const ROUTES = 3;
const NEAREST_KM = 150;

const world = loadWorld();
const markets = new Map(loadPlaces().map((place) => [place.iata, toDemandPlace(place)]));

/**
 * Returns the destinations that a beginner at a hub would choose: those that Research ranks first for the
 * aircraft.
 */
function bestPlaces(hub: string, model: AircraftModel, age: number): string[] {
  const from = seededAirport(hub);
  const origin = markets.get(hub);
  if (!origin) throw new Error(`${hub} has no market`);
  const cabin = typicalCabin(model);
  const profitOf = routeProfits({ model, cabin, age, leased: true, fuelPrice: MEAN_FUEL_PRICE });
  return SEEDED_AIRPORTS.flatMap((to) => {
    const market = markets.get(to.iata);
    if (!market || to.iata === hub) return [];
    const { km, ...yearly } = pairDemand(origin, market, world);
    if (km < NEAREST_KM) return [];
    const found = profitOf(routePair({ km, yearly }, null, [from, to]));
    return found ? [{ code: to.iata, profit: found.profit }] : [];
  })
    .sort((a, b) => b.profit - a.profit)
    .slice(0, ROUTES)
    .map(({ code }) => code);
}

/** Flies an aircraft of a model from a hub for a week, by forecast. */
export function firstWeek(hub: string, model: AircraftModel): FirstWeek {
  const quote = leaseQuote(model, YEAR);
  if (!quote) throw new Error(`no lessor has a ${model.id}`);
  const cabin = typicalCabin(model);
  const seats = sumOfClasses(cabin);
  const codes = bestPlaces(hub, model, quote.age);
  const routes = codes.map((code) => routeBetween(hub, code));
  const one = { id: 'one', model, cabin, seats, base: hub };
  const { legs } = scheduleAircraft(one, routes, { value: valueFor(one, routes) });
  const weekMinutes = legs.reduce((sum, { block }) => sum + block, 0);
  const { age, condition, weeklyRate: leaseRate } = quote;
  const flown: ForecastAircraft = { model, age, condition, leaseRate, weekMinutes, familySize: 1 };
  const comfort = comfortOf({ popularity: model.popularity, age, seats, max_seats: model.max_seats });
  const sum = { profit: 0, revenue: 0, passengers: 0, seats: 0, fees: 0 };
  for (const route of routes) {
    const fares = faresOf(route.km);
    const own = legs.filter((leg) => leg.route === route.id);
    const departures = own.map(
      ({ origin, departs, block }, index): MarketDeparture => ({
        leg: `${route.id}${index}`,
        airline: 'own',
        origin,
        departs,
        block,
        fares,
        seats: cabin,
        comfort,
        punctuality: STARTING_PUNCTUALITY,
        reputation: STARTING_REPUTATION,
      }),
    );
    const [a, b] = [seededAirport(route.a.id), seededAirport(route.b.id)];
    const week = forecastWeek({
      km: route.km,
      leisure: route.leisure,
      business: route.business,
      premium: route.premium,
      economy: 1,
      overheadShare: BASE_OVERHEAD,
      a: { ...a, id: route.a.id },
      b: { ...b, id: route.b.id },
      months: JANUARY,
      departures,
      airline: 'own',
      fares,
      fuelPrice: MEAN_FUEL_PRICE,
      aircraft: new Map(departures.map(({ leg }) => [leg, flown])),
    });
    sum.profit += week.profit;
    sum.revenue += week.revenue;
    sum.passengers += week.passengers;
    sum.seats += sumOfClasses(week.seats);
    sum.fees += routeFee(route.km, tariffOf(route));
  }
  return {
    routes: codes,
    profit: sum.profit,
    revenue: sum.revenue,
    loadFactor: sum.passengers / sum.seats,
    hoursADay: weekMinutes / 60 / 7,
    spent: quote.dueNow + sum.fees,
  };
}
