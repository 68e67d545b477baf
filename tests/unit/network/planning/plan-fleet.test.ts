import { describe, expect, it } from 'vitest';
import { FleetForecast } from '#game/network/planning/fleet-forecast.ts';
import { planFleet } from '#game/network/planning/plan-fleet.ts';
import type { PlanningAircraft, PlanningRoute } from '#game/network/planning/planning.ts';
import { canFly } from '#game/network/route/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { usualWeeklyHours } from '#game/network/timetable/usual-hours.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '#game/world/time.ts';
import { PLANNING_FACTS, planningAircraft, planningRoute } from '#tests/support/planning.ts';

const HUBS = ['VIE', 'AMS', 'ATL', 'SIN', 'BOG'] as const;
const AWAY = {
  VIE: ['BCN', 'IST', 'FRA', 'GVA', 'PRG', 'KEF', 'CAI', 'DXB'],
  AMS: ['LHR', 'BCN', 'MAD', 'OSL', 'BUD', 'JFK', 'PRG', 'FCO'],
  ATL: ['MCO', 'JFK', 'ORD', 'MSY', 'DEN', 'BOS', 'MIA', 'TYS'],
  SIN: ['KUL', 'BKK', 'CGK', 'HKG', 'PEN', 'NRT', 'SYD', 'DPS'],
  BOG: ['MDE', 'CTG', 'CLO', 'UIO', 'LIM', 'MIA', 'PTY', 'MAD'],
};
const MODELS = ['embraer-e195-e2', 'airbus-a320neo', 'atr-72-600', 'boeing-737-800', 'boeing-787-9'];

/**
 * Tolerance as a share of the profit. The planner tries full hours, while manual weeks may start at any five
 * minutes.
 */
const NOTHING = 0.002;

interface Network {
  fleet: PlanningAircraft[];
  routes: PlanningRoute[];
}

function networkOf(seed: number): Network {
  const draw = (what: string, from: number) => hashOf(['network', seed, what]) % from;
  const hub = HUBS[draw('hub', HUBS.length)] ?? 'VIE';
  const routes = AWAY[hub].filter((to) => draw(to, 2) === 0).map((to) => planningRoute(hub, to));
  const fleet = Array.from({ length: 1 + draw('fleet', 3) }, (_, index) =>
    planningAircraft(`one${index}`, MODELS[draw(`model ${index}`, MODELS.length)] ?? '', hub),
  );
  return { fleet, routes };
}

/**
 * Returns return flights as the page adds them manually: on some days, at a time of the day, with the
 * earliest flight back.
 */
function byHand(aircraft: PlanningAircraft, { routes }: Network, seed: number): PlannedLeg[] {
  const { model, seats, id } = aircraft;
  const able = routes.filter(({ km, a, b }) => !canFly(model, seats, km, a.runway, b.runway));
  const draw = (what: string, from: number) => hashOf(['hand', seed, id, what]) % from;
  const route = able[draw('route', Math.max(1, able.length))];
  if (!route) return [];
  const block = blockMinutes(route.km, model.cruise_kmh);
  // The page rounds times to five minutes.
  const there = Math.ceil((block + model.turnaround_min) / 5) * 5;
  const aDay = 1 + draw('count', Math.max(1, Math.floor((14 * HOUR) / (2 * there))));
  const legs: PlannedLeg[] = [];
  let free = 0;
  for (let day = 0; day < DAYS_A_WEEK; day++) {
    if (draw(`day ${day}`, 4) === 0) continue;
    for (let trip = 0; trip < aDay; trip++) {
      const departs = day * DAY + 6 * HOUR + draw('from', 4) * HOUR + trip * 2 * there - route.a.offset;
      const flown = legs.reduce((sum, leg) => sum + leg.block, 0);
      if (departs < free || departs + 2 * there > WEEK || flown + 2 * block > usualWeeklyHours(model) * HOUR)
        continue;
      free = departs + 2 * there;
      const common = { route: route.id, block };
      legs.push(
        { ...common, origin: route.a.id, destination: route.b.id, departs: (departs + WEEK) % WEEK },
        { ...common, origin: route.b.id, destination: route.a.id, departs: (departs + there + WEEK) % WEEK },
      );
    }
  }
  return legs;
}

/** Returns the total contribution of weeks, in US dollars before leases. */
function worthOf(weeks: ReadonlyMap<string, readonly PlannedLeg[]>, { fleet, routes }: Network): number {
  const forecast = new FleetForecast(routes, PLANNING_FACTS);
  let sum = 0;
  for (const aircraft of fleet) {
    const legs = weeks.get(aircraft.id) ?? [];
    sum += forecast.gain(aircraft, legs);
    forecast.set(aircraft, legs);
  }
  return sum;
}

const planned = (network: Network) =>
  new Map(
    [...planFleet({ ...network, facts: PLANNING_FACTS, fixed: [], nights: false })].map(([id, { legs }]) => [
      id,
      legs,
    ]),
  );

describe('the automatic planner', () => {
  it('never earns less than manual weeks of the same return flights', () => {
    const worse: string[] = [];
    for (let seed = 0; seed < 20; seed++) {
      const network = networkOf(seed);
      const automatic = worthOf(planned(network), network);
      for (let hand = 0; hand < 12; hand++) {
        const weeks = network.fleet.map(
          (aircraft) => [aircraft.id, byHand(aircraft, network, hand)] as const,
        );
        const manual = worthOf(new Map(weeks), network);
        if (manual > automatic * (1 + NOTHING))
          worse.push(`network ${seed}, hand ${hand}: ${Math.round(manual)} > ${Math.round(automatic)}`);
      }
    }
    expect(worse).toEqual([]);
  });

  it('does not fly an aircraft that would lose money, and gives the loss', () => {
    const fleet = [
      planningAircraft('large', 'boeing-787-9', 'VIE'),
      planningAircraft('small', 'atr-72-600', 'VIE'),
    ];
    const routes = [planningRoute('VIE', 'PRG'), planningRoute('VIE', 'MUC')];
    const weeks = planFleet({ fleet, routes, facts: PLANNING_FACTS, fixed: [], nights: false });
    expect(weeks.get('large')?.legs).toEqual([]);
    expect(weeks.get('large')?.gain).toBeLessThan(0);
    expect(weeks.get('small')?.legs.length).toBeGreaterThan(10);
    const none = planFleet({ fleet, routes: [], facts: PLANNING_FACTS, fixed: [], nights: false });
    expect([...none.values()]).toEqual([
      { legs: [], gain: null },
      { legs: [], gain: null },
    ]);
  });

  it("plans around the rest of the fleet's flights", () => {
    const [one, other] = ['one', 'other'].map((id) => planningAircraft(id, 'atr-72-600', 'VIE'));
    if (!one || !other) return;
    const routes = [planningRoute('VIE', 'PRG')];
    const input = { routes, facts: PLANNING_FACTS, nights: false };
    const alone = planFleet({ ...input, fleet: [one], fixed: [] }).get('one')?.legs ?? [];
    const beside = planFleet({ ...input, fleet: [other], fixed: [{ aircraft: one, legs: alone }] }).get(
      'other',
    );
    expect(beside?.legs.length ?? 0).toBeLessThan(alone.length);
  });
});
