import { planFleet } from '#game/network/planning/plan-fleet.ts';
import { prospectOn } from '#game/network/planning/prospect.ts';
import { scheduleAircraft } from '#game/network/scheduling/schedule-aircraft.ts';
import { scheduleFleet } from '#game/network/scheduling/schedule-fleet.ts';
import type { LegValue } from '#game/network/timetable/schedulable.ts';
import { aircraftAt, routeBetween, valueFor } from '../support/network.ts';
import { PLANNING_FACTS, planningAircraft, planningRoute } from '../support/planning.ts';
import { atMost, type Figure, figure } from './figure.ts';

const AWAY =
  'BCN LHR FCO CPH MAD ATH OSL VIE MAN BHX EDI DUB ZRH GVA MXP VCE NCE LYS MUC BER HAM PRG BUD WAW ARN HEL GOT LIS OPO AGP ALC PMI IST JFK SIN DXB CPT LAX NRT GRU';
const FLEET = { 'airbus-a320neo': 8, 'embraer-e195-e2': 6, 'atr-72-600': 3, 'boeing-787-9': 3 };
/** The best of several runs, because other work on the machine only adds time. */
const RUNS = 5;

function bestOf(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Measures the page's planner, which runs in a worker: forecasts of pairs, and a whole fleet. */
function measurePlanner(): Figure[] {
  const routes = AWAY.split(' ').map((code) => planningRoute('AMS', code));
  const fleet = Object.entries(FLEET).flatMap(([model, count]) =>
    Array.from({ length: count }, (_, index) => planningAircraft(`${model}-${index}`, model, 'AMS')),
  );
  const one = planningAircraft('one', 'airbus-a320neo', 'AMS');
  const outlooks = bestOf(() => routes.map((route) => prospectOn(route, one, [], PLANNING_FACTS)));
  const start = performance.now();
  planFleet({ fleet, routes, facts: PLANNING_FACTS, fixed: [], nights: false });
  return [
    figure('profit of an aircraft on a pair', outlooks / routes.length, 'ms', 1),
    figure('automatic plan of 20 aircraft, 40 routes', performance.now() - start, 'ms'),
  ];
}

/**
 * Measures planning weeks of one aircraft and of a fleet at a hub with 40 routes, by the default value of a
 * departure.
 */
export async function measureSchedule(): Promise<Figure[]> {
  const routes = AWAY.split(' ').map((code) => routeBetween('AMS', code));
  const fleet = Object.entries(FLEET).flatMap(([model, count]) =>
    Array.from({ length: count }, (_, index) => aircraftAt(`${model}-${index}`, model, 'AMS')),
  );
  const values = new Map<string, LegValue>(
    fleet.map((aircraft) => [aircraft.model.id, valueFor(aircraft, routes)]),
  );
  const nothing: LegValue = () => 0;
  const one = aircraftAt('one', 'airbus-a320neo', 'AMS');
  const value = values.get(one.model.id) ?? nothing;
  return [
    atMost(
      'a week of one aircraft, 40 routes',
      bestOf(() => scheduleAircraft(one, routes, { value })),
      20,
      'ms',
      1,
    ),
    atMost(
      'weeks of 20 aircraft, 40 routes',
      bestOf(() =>
        scheduleFleet(fleet, routes, { valueFor: ({ model }) => values.get(model.id) ?? nothing }),
      ),
      1000,
      'ms',
    ),
    ...measurePlanner(),
  ];
}
