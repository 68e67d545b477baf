import { comingWeeks } from '#game/demand/forecast/months.ts';
import type { ForecastAircraft, RouteWeek } from '#game/demand/forecast/route-week.ts';
import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import type { RouteMarket } from '#game/network/scheduling/leg-value.ts';
import type { SchedulableAircraft, SchedulableRoute } from '#game/network/timetable/schedulable.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { seedModels } from '../aircraft-models.ts';
import { aircraftAt, routeBetween } from '../network.ts';
import { routeWeek } from '../route-week.ts';
import { Draw } from './draw.ts';
import { farePrices } from './draw-itinerary.ts';

/** A week in which one aircraft flies all own flights. */
export interface WeekCase {
  week: Omit<RouteWeek, 'aircraft'>;
  aircraft: ForecastAircraft;
}

/** An aircraft to schedule on routes from its hub. */
export interface PlanCase {
  aircraft: SchedulableAircraft & { cabin: PerClass };
  routes: (SchedulableRoute & RouteMarket)[];
  fuelPrice: number;
}

const MODELS = seedModels();

/** Draws a week of a random model on a route within its range. */
export function weekCase(seed: string, index: number): WeekCase {
  const draw = new Draw(seed, 'week', index);
  const model = draw.of(MODELS);
  const km = draw.ofSize(150, model.range_km * 0.9);
  const { aircraft, ...usual } = routeWeek({
    model: model.id,
    km,
    own: draw.whole(1, 3),
    rivals: draw.whole(0, 4),
    demand: draw.ofSize(0.5, 24),
    age: draw.between(0, 25),
  });
  const end = () => ({ lat: draw.between(-60, 70), lon: draw.between(-180, 180) });
  return {
    week: {
      ...usual,
      departures: usual.departures.map((departure) => ({
        ...departure,
        departs: (departure.departs + draw.whole(0, 600)) % WEEK,
        fares: farePrices(draw, km),
        comfort: draw.between(0, 1),
        punctuality: draw.between(0, 1),
        reputation: draw.between(0, 1),
      })),
      a: { ...usual.a, ...end() },
      b: { ...usual.b, ...end() },
      months: comingWeeks('2026-01-01', draw.whole(0, 364) * DAY),
      fares: farePrices(draw, km),
      fuelPrice: draw.whole(400, 1_600),
    },
    aircraft: { ...([...aircraft.values()][0] as ForecastAircraft), condition: draw.between(0.4, 1) },
  };
}

const AWAY = ['BCN', 'LHR', 'FCO', 'CPH', 'OSL', 'JFK', 'DXB', 'LCY', 'PMI', 'BGO'] as const;

/** Draws an aircraft at AMS and some of the routes from there. */
export function planCase(seed: string, index: number): PlanCase {
  const draw = new Draw(seed, 'plan', index);
  return {
    aircraft: aircraftAt(draw.id(), draw.of(MODELS).id, 'AMS'),
    routes: AWAY.filter(() => draw.whole(0, 1) === 1).map((code) => {
      const route = routeBetween('AMS', code);
      return { ...route, fares: farePrices(draw, route.km) };
    }),
    fuelPrice: draw.whole(400, 1_600),
  };
}
