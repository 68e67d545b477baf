import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { comfortOf } from '#game/demand/choice/comfort.ts';
import { USUAL } from '#game/demand/choice/tastes.ts';
import { comingWeeks } from '#game/demand/forecast/months.ts';
import type { ForecastAircraft, RouteWeek } from '#game/demand/forecast/route-week.ts';
import { splitGroups } from '#game/demand/groups.ts';
import { marketValue, usualYear } from '#game/fleet/aircraft/ageing.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { leaseRate } from '#game/fleet/lease.ts';
import { usualWeeklyHours } from '#game/network/timetable/usual-hours.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { seedModel } from './aircraft-models.ts';
import { dailyLegs } from './flown-rotation.ts';
import { faresOf } from './itineraries.ts';

const APRIL = comingWeeks('2026-04-01', 0);

export interface Scenario {
  model: string;
  km: number;
  /** Departures per day in each direction. */
  own: number;
  rivals: number;
  /** People per year for each seat that all airlines offer per year. */
  demand?: number;
  age?: number;
  cabin?: PerClass;
  airport?: 'large_airport' | 'medium_airport';
}

/**
 * Returns a week of a route that one model flies daily at reference fares, with flights spread over the day.
 */
export function routeWeek(scenario: Scenario): RouteWeek {
  const { km, own, rivals, demand = 1, age = 6, airport = 'large_airport' } = scenario;
  const model = seedModel(scenario.model);
  const cabin = scenario.cabin ?? typicalCabin(model);
  const seats = sumOfClasses(cabin);
  const block = blockMinutes(km, model.cruise_kmh);
  const fares = faresOf(km);
  const comfort = comfortOf({ popularity: model.popularity, age, seats, max_seats: model.max_seats });
  const departures: MarketDeparture[] = [];
  for (let day = 0; day < 7; day++)
    for (const origin of ['a', 'b'])
      for (let index = 0; index < own + rivals; index++) {
        const airline = index < own ? 'own' : `rival${index % 2}`;
        const minute =
          420 + Math.round(((index < own ? index : index - own + 0.5) * 780) / (index < own ? own : rivals));
        departures.push({
          leg: `${airline}${day}${origin}${index}`,
          airline,
          origin,
          departs: day * DAY + minute,
          block,
          fares,
          seats: cabin,
          comfort,
          punctuality: USUAL.punctuality,
          reputation: USUAL.reputation,
        });
      }
  const usual = usualYear(model);
  const wear = { age, hours: usual.hours * age, cycles: usual.cycles * age, condition: 0.93 };
  const aircraft: ForecastAircraft = {
    model,
    age,
    condition: 0.93,
    familySize: 5,
    leaseRate: leaseRate(marketValue(model, wear), age),
    weekMinutes: usualWeeklyHours(model) * HOUR * 0.9,
  };
  const people = seats * (own + rivals) * 730 * demand;
  const groups = splitGroups(70, 30, km, 40_000, 40_000);
  return {
    km,
    leisure: (people * groups.leisure) / groups.total,
    business: (people * groups.business) / groups.total,
    premium: (people * groups.premium) / groups.total,
    economy: 1,
    overheadShare: BASE_OVERHEAD,
    a: { id: 'a', type: airport, lat: 0, lon: 0 },
    b: { id: 'b', type: airport, lat: 0, lon: 0 },
    months: APRIL,
    departures,
    airline: 'own',
    fares,
    aircraft: new Map(
      departures.filter(({ airline }) => airline === 'own').map(({ leg }) => [leg, aircraft]),
    ),
    fuelPrice: MEAN_FUEL_PRICE,
  };
}

/** Returns the same route flown by one aircraft alone. @param ground minutes between two legs */
export function rotationWeek(
  scenario: Omit<Scenario, 'own'>,
  { legs, ground }: { legs: number; ground: number },
): RouteWeek {
  const week = routeWeek({ ...scenario, own: 1 });
  const isOwn = ({ airline }: MarketDeparture) => airline === week.airline;
  const [first] = week.departures.filter(isOwn);
  const [usual] = week.aircraft.values();
  if (!first || !usual) throw new RangeError('the route has no flights');
  const rotation = dailyLegs([week.a.id, week.b.id], { legs, block: first.block, ground });
  return {
    ...week,
    departures: [
      ...rotation.map((leg): MarketDeparture => ({ ...first, ...leg, leg: 'one' })),
      ...week.departures.filter((departure) => !isOwn(departure)),
    ],
    aircraft: new Map([['one', { ...usual, weekMinutes: rotation.length * first.block, rotation }]]),
  };
}
