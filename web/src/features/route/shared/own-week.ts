import type { Airport } from '../../../../../game/airport.ts';
import type { PerClass } from '../../../../../game/cabin.ts';
import { comfortOf } from '../../../../../game/choice/comfort.ts';
import type { RouteWeek } from '../../../../../game/forecast/route-week.ts';
import type { Market } from '../../../../../game/records/market.ts';
import type { Route } from '../../../../../game/records/route.ts';
import type { PlannedLeg } from '../../../../../game/timetable/leg.ts';
import type { Machine } from './machine.ts';
import { othersOf } from './market-departures.ts';
import { forecastAircraftOf } from './plan-flights.ts';
import type { Facts } from './use-facts.ts';

/** A leg of the timetable as it is, or as it might be. */
export interface OwnLeg extends PlannedLeg {
  id: string;
  /** Id of the aircraft. */
  aircraft: string;
}

export const faresOf = ({ fare_economy, fare_business, fare_first }: Route): PerClass => ({
  economy: fare_economy,
  business: fare_business,
  first: fare_first,
});

interface OwnWeekParts {
  route: Route;
  a: Airport;
  b: Airport;
  market: Market;
  /** The whole timetable: leases are shared out over the week of each aircraft. */
  legs: readonly OwnLeg[];
  machines: readonly Machine[];
  airline: { id: string; punctuality: number; reputation: number };
  facts: Facts;
}

/** A route of one's own with everything that flies on it, ready to be forecast. */
export function ownWeek({ route, a, b, market, legs, machines, airline, facts }: OwnWeekParts): RouteWeek {
  const { id: own, punctuality, reputation } = airline;
  const byId = new Map(machines.map((machine) => [machine.id, machine]));
  const families = new Map<string, number>();
  for (const { model } of machines) families.set(model.family, (families.get(model.family) ?? 0) + 1);
  const minutes = new Map<string, number>();
  for (const { aircraft, block } of legs) minutes.set(aircraft, (minutes.get(aircraft) ?? 0) + block);

  const fares = faresOf(route);
  const aircraft: [string, ReturnType<typeof forecastAircraftOf>][] = [];
  const departures = legs.flatMap((leg) => {
    const machine = leg.route === route.id ? byId.get(leg.aircraft) : undefined;
    if (!machine) return [];
    const { model, cabin, seats, age } = machine;
    aircraft.push([
      leg.id,
      forecastAircraftOf(machine, families.get(model.family) ?? 1, minutes.get(leg.aircraft)),
    ]);
    return [
      {
        leg: leg.id,
        airline: own,
        origin: leg.origin,
        departs: leg.departs,
        block: leg.block,
        fares,
        seats: cabin,
        comfort: comfortOf({ popularity: model.popularity, age, seats, max_seats: model.max_seats }),
        punctuality,
        reputation,
      },
    ];
  });
  const { km, leisure, business, premium } = market;
  return {
    ...{ km, leisure, business, premium, a, b, fares },
    month: facts.month,
    departures: [...departures, ...othersOf(market, own)],
    airline: own,
    aircraft: new Map(aircraft),
    fuelPrice: facts.fuelPrice,
  };
}
